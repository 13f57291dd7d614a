#include "responseview.h"

#include "codeview.h"
#include "exchangemodel.h"
#include "exchangetexts.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QRadioButton>
#include <QSplitter>
#include <QTableView>

namespace traffic {

namespace {

QTableView *headerTable(items::HeaderModel &model, QWidget *parent)
{
    auto *table = new QTableView(parent);
    table->setObjectName(u"responseHeaders"_qs);
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

ResponseView::ResponseView(QWidget *parent)
    : QWidget(parent)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void ResponseView::buildWidgets()
{
    m_status = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_status->setObjectName(u"responseStatus"_qs);
    m_headerTable = headerTable(m_headers, this);
    m_forms = new QButtonGroup(this);
    auto *choice = new QHBoxLayout;
    choice->setContentsMargins({});
    choice->setSpacing(theme::Space::Group);
    const auto addForm = [&](const QString &name, items::BodyForm form) {
        auto *button = new QRadioButton(this);
        button->setObjectName(name);
        m_forms->addButton(button, static_cast<int>(form));
        choice->addWidget(button);
        return button;
    };
    m_pretty = addForm(u"bodyPretty"_qs, items::BodyForm::Pretty);
    m_raw = addForm(u"bodyRaw"_qs, items::BodyForm::Raw);
    m_hex = addForm(u"bodyHex"_qs, items::BodyForm::Hex);
    m_pretty->setChecked(true);
    m_note = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_note->setObjectName(u"bodyNote"_qs);
    choice->addWidget(m_note, 1);
    m_body = new widgets::CodeView(this);
    m_body->setObjectName(u"responseBody"_qs);

    auto *bodySide = new QWidget(this);
    auto *bodyLayout = new QVBoxLayout(bodySide);
    bodyLayout->setContentsMargins(theme::Space::Control, 0, 0, 0);
    bodyLayout->setSpacing(theme::Space::Control);
    bodyLayout->addLayout(choice);
    bodyLayout->addWidget(m_body, 1);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_headerTable);
    splitter->addWidget(bodySide);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_status);
    layout->addWidget(splitter, 1);
}

void ResponseView::connectAll()
{
    connect(m_forms, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (checked)
            refresh();
    });
}

void ResponseView::setExchange(const ExchangePtr &shown)
{
    m_shown = shown;
    refresh();
}

void ResponseView::refresh()
{
    m_headers.setHeaders(m_shown ? m_shown->response.headers : http::HeaderList());
    const QByteArray bytes = m_shown ? m_shown->responseBody.bytes.read() : QByteArray();
    m_body->setCode(items::bodyText(bytes, static_cast<items::BodyForm>(m_forms->checkedId())));
    refreshNote();
    if (!m_shown) {
        m_status->clear();
        return;
    }
    const QString status = m_shown->response.status > 0 ? items::statusWithWord(m_shown->response)
                                                        : failureText(*m_shown);
    m_status->setText(u"%1  ·  %2"_qs.arg(status, answeredByText(*m_shown)));
}

void ResponseView::refreshNote()
{
    if (!m_shown || m_shown->responseBody.size == 0) {
        m_note->setText(m_shown ? tr("No body") : QString());
        return;
    }
    const QLocale locale;
    const http::Body &body = m_shown->responseBody;
    const bool isHex = !m_pretty->isChecked() && !m_raw->isChecked();
    const qsizetype limit = isHex || !items::isText(body.bytes.read()) ? items::MaximumShownHex
                                                                       : items::MaximumShownText;
    const qsizetype shown = std::min(limit, body.bytes.size());
    if (shown < body.size) {
        m_note->setText(tr("The first %1 of %2", "%1 and %2 are sizes, for instance 64 kB")
                            .arg(locale.formattedDataSize(shown, 1, QLocale::DataSizeSIFormat),
                                 locale.formattedDataSize(body.size, 1, QLocale::DataSizeSIFormat)));
    } else {
        m_note->setText(locale.formattedDataSize(body.size, 1, QLocale::DataSizeSIFormat));
    }
}

void ResponseView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ResponseView::retranslate()
{
    m_headers.setTitles({tr("Header"), tr("Value")});
    m_headerTable->setAccessibleName(tr("Response headers"));
    m_body->setAccessibleName(tr("Response body"));
    widgets::setButtonText(m_pretty, tr("Pretty"));
    widgets::setButtonText(m_raw, tr("Raw"));
    widgets::setButtonText(m_hex, tr("Hex"));
    refresh();
}

} // namespace traffic

#include "moc_responseview.cpp"
