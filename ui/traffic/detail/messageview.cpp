#include "messageview.h"

#include "bodyview.h"
#include "fieldtable.h"
#include "measures.h"
#include "mediatype.h"

#include <QEvent>
#include <QMimeDatabase>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace traffic {
namespace {

/** Scales the shares of the header fields and of the body, which Qt fits to the real width. */
constexpr int StartWidth = 1000;

/** A part of the last depth shows its own parts as text. */
NewPartView newPartView(int depth)
{
    if (depth >= MessageView::MaximumDepth)
        return nullptr;
    return [depth](const QString &prefix, QWidget *parent) { return new MessageView(prefix, depth + 1, parent); };
}

} // namespace

MessageView::MessageView(const QString &prefix, int depth, QWidget *parent)
    : PartView(parent)
    , m_prefix(prefix)
{
    m_headerTable = newFieldTable(m_headers, this);
    m_headerTable->setObjectName(prefix + u"Headers"_qs);
    auto *bodySide = new QWidget(this);
    m_body = new BodyView(prefix + u"Body"_qs, newPartView(depth), bodySide);
    auto *bodyLayout = new QVBoxLayout(bodySide);
    bodyLayout->setContentsMargins(theme::Space::Control, 0, 0, 0);
    bodyLayout->addWidget(m_body);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setObjectName(u"messageSplitter"_qs);
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
            [this](const http::BodyBytes &bytes) { emit saveRequested(bytes, fileName()); });
    connect(m_body, &BodyView::partSaveRequested, this, &MessageView::saveRequested);
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
    const QString name = QString::fromLatin1(bodies::mediaTypeName(type));
    m_suffix = QMimeDatabase().mimeTypeForName(name).preferredSuffix();
    m_body->setBody(headers, body);
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
