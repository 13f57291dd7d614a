#include "callsdialog.h"

#include "banner.h"
#include "calllog.h"
#include "codeview.h"
#include "curltext.h"
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

/** As it went out, but for what the log does not hold. */
QString requestText(const traffic::Exchange &call)
{
    QByteArray text;
    http::writeHead(call.request, text);
    const QByteArray body = call.requestBody.bytes;
    return QString::fromUtf8(text + body).remove(u'\r');
}

} // namespace

struct CallsDialog::Parts {
    items::ExchangeModel model;
    items::ExchangeFilterModel filtered{model};
    QStackedWidget *stack = nullptr;
    widgets::EmptyState *empty = nullptr;
    QSplitter *splitter = nullptr;
    traffic::ExchangeList *list = nullptr;
    QTabWidget *detail = nullptr;
    widgets::CodeView *request = nullptr;
    traffic::ResponseView *response = nullptr;
    traffic::TimingView *timing = nullptr;
    widgets::Banner *banner = nullptr;
    traffic::HarFiles *files = nullptr;
    QHBoxLayout *buttons = nullptr;
    QPushButton *curl = nullptr;
    QPushButton *exportHar = nullptr;
    QPushButton *clear = nullptr;
    QPushButton *close = nullptr;
};

CallsDialog::CallsDialog(management::CallLog &log, workspace::DocumentStore &store, QWidget *parent)
    : QDialog(parent)
    , m_log(log)
    , m_store(store)
    , m_parts(std::make_unique<Parts>())
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

CallsDialog::~CallsDialog() = default;

void CallsDialog::buildDetail()
{
    m_parts->splitter = new QSplitter(Qt::Vertical);
    m_parts->list = new traffic::ExchangeList(m_parts->filtered, m_parts->splitter);
    m_parts->list->setObjectName(u"callList"_qs);
    m_parts->list->hideColumn(items::ExchangeModel::Changes); // On these calls nobody changes anything.
    m_parts->detail = new QTabWidget(m_parts->splitter);
    m_parts->detail->setObjectName(u"callDetail"_qs);
    m_parts->detail->setDocumentMode(true);
    m_parts->request = new widgets::CodeView(m_parts->detail);
    m_parts->request->setObjectName(u"callRequest"_qs);
    m_parts->response = new traffic::ResponseView(m_parts->detail);
    m_parts->timing = new traffic::TimingView(m_parts->detail);
    for (QWidget *page : {static_cast<QWidget *>(m_parts->request), static_cast<QWidget *>(m_parts->response),
                          static_cast<QWidget *>(m_parts->timing)})
        m_parts->detail->addTab(page, QString());
    m_parts->splitter->addWidget(m_parts->list);
    m_parts->splitter->addWidget(m_parts->detail);
    m_parts->splitter->setChildrenCollapsible(false);
    m_parts->splitter->setSizes({1, 2});
}

void CallsDialog::buildWidgets()
{
    m_parts->stack = new QStackedWidget(this);
    m_parts->empty = new widgets::EmptyState(theme::Icon::Exchange, m_parts->stack);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(m_parts->splitter);
    m_parts->banner = new widgets::Banner(this);
    m_parts->banner->setObjectName(u"callsBanner"_qs);
    m_parts->banner->setClosable(true);
    m_parts->files = new traffic::HarFiles(m_store, *this);
    buildButtons();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_parts->banner);
    layout->addWidget(m_parts->stack, 1);
    layout->addLayout(m_parts->buttons);
}

void CallsDialog::buildButtons()
{
    m_parts->buttons = new QHBoxLayout;
    m_parts->buttons->setSpacing(theme::Space::Control);
    const auto button = [this](const QString &name) {
        auto *made = new QPushButton(this);
        made->setObjectName(name);
        made->setAutoDefault(false);
        m_parts->buttons->addWidget(made);
        return made;
    };
    m_parts->curl = button(u"callCurl"_qs);
    m_parts->exportHar = button(u"callsExport"_qs);
    m_parts->clear = button(u"callsClear"_qs);
    m_parts->buttons->addStretch();
    m_parts->close = button(u"callsClose"_qs);
}

void CallsDialog::connectAll()
{
    connect(&m_log, &management::CallLog::added, this, [this](const traffic::ExchangePtr &call) {
        m_parts->model.append({call});
        refresh();
    });
    connect(&m_log, &management::CallLog::cleared, this, [this] {
        m_parts->model.clear();
        refresh();
    });
    connect(m_parts->list, &traffic::ExchangeList::currentExchangeChanged, this, &CallsDialog::refresh);
    connect(m_parts->curl, &QPushButton::clicked, this, &CallsDialog::copyAsCurl);
    connect(m_parts->clear, &QPushButton::clicked, &m_log, &management::CallLog::clear);
    connect(m_parts->close, &QPushButton::clicked, this, &QDialog::close);
    connectExport();
}

void CallsDialog::connectExport()
{
    using Kind = widgets::Banner::Kind;
    connect(m_parts->exportHar, &QPushButton::clicked, this,
            [this] { m_parts->files->exportRedacted(m_log.calls(), u"calls.har"_qs); });
    connect(m_parts->files, &traffic::HarFiles::succeeded, this,
            [this](const QString &text) { m_parts->banner->show(Kind::Success, text); });
    connect(m_parts->files, &traffic::HarFiles::failed, this,
            [this](const QString &text, const QString &details) { m_parts->banner->show(Kind::Error, text, details); });
}

void CallsDialog::fill()
{
    m_parts->model.setBounds(management::CallLog::MaximumCalls, management::CallLog::MaximumBytes);
    m_parts->model.append(m_log.calls());
    const int last = m_parts->filtered.rowCount() - 1;
    m_parts->list->setCurrentIndex(m_parts->filtered.index(last, 0));
    refresh();
}

void CallsDialog::refresh()
{
    const bool isEmpty = m_parts->model.rowCount() == 0;
    const traffic::ExchangePtr call = m_parts->list->currentExchange();
    m_parts->stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_parts->empty) : m_parts->splitter);
    m_parts->clear->setEnabled(!isEmpty);
    m_parts->exportHar->setEnabled(!isEmpty);
    m_parts->curl->setEnabled(call != nullptr);
    m_parts->detail->setEnabled(call != nullptr);
    m_parts->request->setCode(call ? requestText(*call) : QString());
    m_parts->response->setExchange(call);
    if (call)
        m_parts->timing->setTimings(call->timings, call->reusedConnection);
    else
        m_parts->timing->clear();
}

void CallsDialog::copyAsCurl()
{
    const traffic::ExchangePtr call = m_parts->list->currentExchange();
    if (call)
        QGuiApplication::clipboard()->setText(
            QString::fromUtf8(traffic::curlText(*call, QUrl::fromEncoded(call->upstreamUrl), false).text));
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
    m_parts->model.setTitles(traffic::columnTitles());
    m_parts->model.setFailureText(traffic::failureText);
    m_parts->list->setAccessibleName(tr("Calls"));
    m_parts->detail->setAccessibleName(tr("Call"));
    m_parts->detail->setTabText(0, tr("Request"));
    m_parts->detail->setTabText(1, tr("Response"));
    m_parts->detail->setTabText(2, tr("Timing"));
    m_parts->request->setAccessibleName(tr("Request"));
    m_parts->empty->setTexts(tr("No calls yet"),
                             tr("What this program asks the dashboard and the portal is listed here."));
    widgets::setButtonText(m_parts->curl, tr("Copy as curl"), tr("Copy the call as a curl command without secrets"));
    widgets::setButtonText(m_parts->exportHar, tr("Export HAR…"),
                           tr("Write all calls to an HTTP archive without secrets"));
    widgets::setButtonText(m_parts->clear, tr("Clear"), tr("Take all calls off the list"));
    widgets::setButtonText(m_parts->close, tr("Close"));
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
