#include "messageview.h"

#include "bodyview.h"
#include "measures.h"

#include <QEvent>
#include <QHeaderView>
#include <QMimeDatabase>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace traffic {
namespace {

/** Scales the shares of the header fields and of the body, which Qt fits to the real width. */
constexpr int StartWidth = 1000;

QTableView *headerTable(items::HeaderModel &model, QWidget *parent)
{
    auto *table = new QTableView(parent);
    table->setModel(&model);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->verticalHeader()->hide();
    table->verticalHeader()->setMinimumSectionSize(theme::Size::Row);
    table->verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionsClickable(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->setColumnWidth(items::HeaderModel::Name, table->fontMetrics().averageCharWidth() * 24);
    table->horizontalHeader()->setSectionResizeMode(items::HeaderModel::Value, QHeaderView::Stretch);
    return table;
}

} // namespace

MessageView::MessageView(const QString &prefix, QWidget *parent)
    : QWidget(parent)
    , m_prefix(prefix)
{
    m_headerTable = headerTable(m_headers, this);
    m_headerTable->setObjectName(prefix + u"Headers"_qs);
    auto *bodySide = new QWidget(this);
    m_body = new BodyView(prefix + u"Body"_qs, bodySide);
    auto *bodyLayout = new QVBoxLayout(bodySide);
    bodyLayout->setContentsMargins(theme::Space::Control, 0, 0, 0);
    bodyLayout->addWidget(m_body);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_headerTable);
    splitter->addWidget(bodySide);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({2 * StartWidth, 3 * StartWidth});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    retranslate();
    connect(m_body, &BodyView::saveRequested, this,
            [this](const QByteArray &bytes) { emit saveRequested(bytes, fileName()); });
}

QString MessageView::fileName() const
{
    const QString name = m_prefix + u"-body"_qs;
    return m_suffix.isEmpty() ? name : name + u'.' + m_suffix;
}

void MessageView::setMessage(const http::HeaderList &headers, const http::Body &body)
{
    setHeaders(headers);
    const QByteArray type = headers.first("Content-Type").value_or(QByteArray());
    const qsizetype end = type.indexOf(';');
    const QString name = QString::fromLatin1(end < 0 ? type : type.first(end)).trimmed().toLower();
    m_suffix = QMimeDatabase().mimeTypeForName(name).preferredSuffix();
    m_body->setBody(body);
}

void MessageView::setHeaders(const http::HeaderList &headers)
{
    m_headers.setHeaders(headers);
}

void MessageView::clear()
{
    m_headers.setHeaders({});
    m_body->clear();
}

void MessageView::setLabels(const QString &headers, const QString &body)
{
    m_headerTable->setAccessibleName(headers);
    m_body->setLabel(body);
}

void MessageView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MessageView::retranslate()
{
    m_headers.setTitles({tr("Header"), tr("Value")});
}

} // namespace traffic

#include "moc_messageview.cpp"
