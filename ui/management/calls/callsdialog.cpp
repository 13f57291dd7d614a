#include "callsdialog.h"

#include "banner.h"
#include "calllog.h"
#include "codeview.h"
#include "copiedexchange.h"
#include "emptystate.h"
#include "exchangelist.h"
#include "exchangetexts.h"
#include "harfiles.h"
#include "measures.h"
#include "messagewriter.h"
#include "naming.h"
#include "responseview.h"
#include "timingview.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

namespace calls {
namespace {

constexpr QSize StartSize(960, 640);

/** The request as it was sent, without the secrets, which the log doesn't contain. */
QString requestText(const traffic::Exchange &call)
{
    QByteArray text;
    http::writeHead(call.request, text);
    const QByteArray body = call.requestBody.bytes;
    return QString::fromUtf8(text + body).remove(u'\r');
}

} // namespace

CallsDialog::CallsDialog(management::CallLog &log, workspace::DocumentStore &store, QWidget *parent)
    : QDialog(parent)
    , m_log(log)
    , m_store(store)
{
    setObjectName(u"callsDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(StartSize);
    buildDetail();
    buildWidgets();
    retranslate();
    connectAll();
    fill();
}

void CallsDialog::buildDetail()
{
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->setObjectName(u"callsSplitter"_qs);
    m_list = new traffic::ExchangeList(m_filtered, m_splitter);
    m_list->setObjectName(u"callList"_qs);
    // The gateway doesn't change these calls, and nobody comments on them.
    m_list->leaveOut({items::ExchangeModel::Changes, items::ExchangeModel::Contract, items::ExchangeModel::Comment});
    m_detail = new QTabWidget(m_splitter);
    m_detail->setObjectName(u"callDetail"_qs);
    m_detail->setDocumentMode(true);
    m_request = new widgets::CodeView(m_detail);
    m_request->setObjectName(u"callRequest"_qs);
    m_response = new traffic::ResponseView(m_detail);
    m_timing = new traffic::TimingView(m_detail);
    for (QWidget *page :
         {static_cast<QWidget *>(m_request), static_cast<QWidget *>(m_response), static_cast<QWidget *>(m_timing)})
        m_detail->addTab(page, QString());
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_detail);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({1, 2});
}

void CallsDialog::buildWidgets()
{
    m_stack = new QStackedWidget(this);
    m_empty = new widgets::EmptyState(theme::Icon::Exchange, m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_splitter);
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"callsBanner"_qs);
    m_banner->setClosable(true);
    m_files = new traffic::HarFiles(m_store, *this);
    buildButtons();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_banner);
    layout->addWidget(m_stack, 1);
    layout->addLayout(m_buttons);
}

void CallsDialog::buildButtons()
{
    m_buttons = new QHBoxLayout;
    m_buttons->setSpacing(theme::Space::Control);
    const auto button = [this](const QString &name) {
        auto *created = new QPushButton(this);
        created->setObjectName(name);
        created->setAutoDefault(false);
        m_buttons->addWidget(created);
        return created;
    };
    m_curl = button(u"callCurl"_qs);
    m_exportHar = button(u"callsExport"_qs);
    m_clear = button(u"callsClear"_qs);
    m_buttons->addStretch();
    m_close = button(u"callsClose"_qs);
}

void CallsDialog::connectAll()
{
    connect(&m_log, &management::CallLog::added, this, [this](const traffic::ExchangePtr &call) {
        m_model.append({call});
        refresh();
    });
    connect(&m_log, &management::CallLog::cleared, this, [this] {
        m_model.clear();
        refresh();
    });
    connect(m_list, &traffic::ExchangeList::currentExchangeChanged, this, &CallsDialog::refresh);
    connect(m_curl, &QPushButton::clicked, this, &CallsDialog::copyAsCurl);
    connect(m_clear, &QPushButton::clicked, &m_log, &management::CallLog::clear);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connectExport();
}

void CallsDialog::connectExport()
{
    using Kind = widgets::Banner::Kind;
    connect(m_exportHar, &QPushButton::clicked, this,
            [this] { m_files->exportRedacted(m_log.calls(), u"calls.har"_qs); });
    connect(m_response, &traffic::ResponseView::saveRequested, m_files, &traffic::HarFiles::saveBody);
    connect(m_files, &traffic::HarFiles::succeeded, this,
            [this](const QString &text) { m_banner->show(Kind::Success, text); });
    connect(m_files, &traffic::HarFiles::failed, this,
            [this](const QString &text, const QString &details) { m_banner->show(Kind::Error, text, details); });
}

void CallsDialog::fill()
{
    m_model.setBounds(management::MaximumLoggedCalls, management::MaximumLoggedBytes);
    m_model.append(m_log.calls());
    const int last = m_filtered.rowCount() - 1;
    m_list->setCurrentIndex(m_filtered.index(last, 0));
    refresh();
}

void CallsDialog::refresh()
{
    const bool isEmpty = m_model.rowCount() == 0;
    const traffic::ExchangePtr call = m_list->currentExchange();
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_splitter);
    m_clear->setEnabled(!isEmpty);
    m_exportHar->setEnabled(!isEmpty);
    m_curl->setEnabled(call != nullptr);
    m_detail->setEnabled(call != nullptr);
    m_request->setCode(call ? requestText(*call) : QString());
    m_response->setExchange(call);
    if (call)
        m_timing->setTimings(call->timings, call->reusedConnection);
    else
        m_timing->clear();
}

void CallsDialog::copyAsCurl()
{
    const traffic::ExchangePtr call = m_list->currentExchange();
    if (call)
        QGuiApplication::clipboard()->setText(QString::fromUtf8(
            traffic::copiedExchange(traffic::Redactor().withVariables(*call), http::RequestForm::CurlBash,
                                    QUrl::fromEncoded(call->upstreamUrl).toEncoded(QUrl::RemovePath))
                .text));
}

void CallsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CallsDialog::retranslate()
{
    setWindowTitle(tr("Calls to the dashboard and portal"));
    m_model.setTitles(traffic::columnTitles());
    m_model.setFailureText(traffic::failureText);
    m_list->setAccessibleName(tr("Calls"));
    m_detail->setAccessibleName(tr("Call"));
    m_detail->setTabText(0, tr("Request"));
    m_detail->setTabText(1, tr("Response"));
    m_detail->setTabText(2, tr("Timing"));
    m_request->setAccessibleName(tr("Request"));
    m_empty->setTexts(tr("No calls yet"), tr("Calls to the dashboard and the portal are listed here."));
    widgets::setButtonText(m_curl, tr("Copy as curl"), tr("Copy the call as a curl command, without secrets"));
    widgets::setButtonText(m_exportHar, tr("Export HAR…"), tr("Export all calls as an HTTP archive, without secrets"));
    widgets::setButtonText(m_clear, tr("Clear"), tr("Remove all calls from the list"));
    widgets::setButtonText(m_close, tr("Close"));
}

void showCalls(management::CallLog &log, workspace::DocumentStore &store, QWidget *owner)
{
    QWidget *window = owner->window();
    auto *dialog = window->findChild<CallsDialog *>(QString(), Qt::FindDirectChildrenOnly);
    if (!dialog)
        dialog = new CallsDialog(log, store, window);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace calls

#include "moc_callsdialog.cpp"
