#include "triesdialog.h"

#include "forbiddenrequests.h"
#include "measures.h"
#include "naming.h"
#include "operationchoices.h"
#include "rowtable.h"
#include "worker.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

namespace traffic {

namespace {

constexpr int TriesWidth = 820;
constexpr int TriesHeight = 520;

QLabel *plainLabel(QWidget *parent, const QString &name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QPushButton *triesButton(QWidget *parent, const QString &name)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

} // namespace

TriesDialog::TriesDialog(Composer &composer, ExchangeLog &log, preview::GatewayControl &gateway,
                         preview::RequestSender &sender, QWidget *parent)
    : QDialog(parent)
    , m_composer(composer)
    , m_log(log)
    , m_gateway(gateway)
    , m_run(sender)
{
    setObjectName(u"triesDialog"_qs);
    buildWidgets();
    retranslate();
    connect(m_send, &QPushButton::clicked, this, &TriesDialog::send);
    connect(m_stop, &QPushButton::clicked, &m_run, &tries::TriesRun::stop);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_gateway, &preview::GatewayControl::stateChanged, this, &TriesDialog::refresh);
    connect(&m_run, &tries::TriesRun::answered, this, [this](qsizetype index, int status) {
        m_log.end();
        m_list.setStatus(index, status);
        refresh();
    });
    connect(&m_run, &tries::TriesRun::sending, this, &TriesDialog::announce);
    connect(&m_run, &tries::TriesRun::finished, this, &TriesDialog::refresh);
    resize(TriesWidth, TriesHeight);
}

void TriesDialog::buildWidgets()
{
    m_introduction = plainLabel(this, u"triesIntroduction"_qs);
    m_table = new QTableView(this);
    m_table->setObjectName(u"triesTable"_qs);
    m_table->setModel(&m_list);
    widgets::showAsRows(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(TriesList::What, QHeaderView::Stretch);
    for (const auto column : {TriesList::Expected, TriesList::Status, TriesList::Result})
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_summary = plainLabel(this, u"triesSummary"_qs);
    m_send = triesButton(this, u"sendTries"_qs);
    m_stop = triesButton(this, u"stopTries"_qs);
    m_close = triesButton(this, u"closeTries"_qs);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_send);
    buttons->addWidget(m_stop);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_introduction);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_summary);
    layout->addLayout(buttons);
}

void TriesDialog::show()
{
    m_run.stop();
    m_list.setRequests({});
    m_isMade = m_isCut = m_wasSent = false;
    const OperationKey key = m_composer.operation();
    m_operation = QString::fromUtf8(key.method.toUpper() + ' ' + key.path);
    refresh();
    QDialog::show();
    raise();
    activateWindow();
    const workspace::CurrentDescription current(*key.definition);
    const auto make = [current, path = key.path, method = key.method]() -> base::Result<tries::ForbiddenRequests> {
        const auto description = std::make_shared<const description::Description>(current.read());
        const QByteArray base = basePathOf(description->entry()->snapshot()).toUtf8();
        for (const openapi::PathItem &item : description->pathItems()) {
            for (const openapi::Operation &operation : item.operations) {
                if (item.path == path && operation.method == method)
                    return tries::forbiddenRequests(description, item, operation, base);
            }
        }
        return tries::ForbiddenRequests();
    };
    m_making = base::runOnWorker(this, make, [this](const base::Result<tries::ForbiddenRequests> &made) {
        if (made)
            take(*made);
    });
}

void TriesDialog::take(const tries::ForbiddenRequests &made)
{
    m_isMade = true;
    m_isCut = made.isCut;
    m_list.setRequests(made.requests);
    if (!made.requests.isEmpty()) {
        const GatewayReadiness::Upstream upstream = m_composer.upstreamOf(made.requests.constFirst().head.target);
        m_isServed = !upstream.origin.isEmpty();
        m_upstream = upstream.isLocal ? QString() : upstream.origin;
    }
    refresh();
    if (m_send->isEnabled())
        m_close->setFocus(); // The safe button: sending is a decision.
}

void TriesDialog::send()
{
    m_list.forgetStatuses();
    m_wasSent = true;
    m_composer.readCredentials(m_list.requests().constFirst().head.target,
                               [this](const QList<Composer::KnownCredential> &known) {
                                   QList<tries::TriedRequest> requests = m_list.requests();
                                   for (tries::TriedRequest &request : requests) {
                                       for (const auto &[place, text] : known) {
                                           if (request.credentials.contains(place))
                                               addCredential(request.head, place, text);
                                       }
                                   }
                                   m_credentials = known;
                                   m_run.start(m_gateway.address(), requests);
                                   refresh();
                               });
}

/** The record of a request does not say which of its fields have credentials. */
void TriesDialog::announce(qsizetype index)
{
    const tries::TriedRequest &request = m_list.requests().at(index);
    Exchange begun;
    begun.startedAt = QDateTime::currentDateTimeUtc();
    begun.request = request.head;
    for (const auto &[place, text] : std::as_const(m_credentials)) {
        begun.secrets.append(secrets::Secret(text));
        if (place.in == requests::CredentialPlace::In::Header)
            begun.secretHeaderNames.append(place.name);
        if (request.credentials.contains(place))
            addCredential(begun.request, place, text);
    }
    m_log.begin(begun);
}

QString TriesDialog::introduction() const
{
    if (!m_isMade)
        return tr("Making the requests to %1 that the document forbids…", "%1: method and path").arg(m_operation);
    if (m_list.rowCount() == 0)
        return tr("No request to %1 can be made: the path has a parameter without a value.", "%1: method and path")
            .arg(m_operation);
    const QString cut = m_isCut ? u' ' + tr("There are more, which are left out.") : QString();
    if (m_gateway.state() != preview::GatewayControl::State::Running || !m_isServed)
        return tr("Each of these requests has one fault. Start the gateway with this API to send them.") + cut;
    if (m_upstream.isEmpty())
        return tr("Each of these requests has one fault. The built-in echo or mock answers them; nothing is sent to the "
                  "upstream.") +
               cut;
    return tr("Each of these requests has one fault, and should be refused. A server that does not check them can "
              "change its data: send them only to a server for tests. They go to %1.",
              "%1: scheme and host")
               .arg(m_upstream) +
           cut;
}

QString TriesDialog::summary() const
{
    if (!m_wasSent)
        return {};
    QStringList parts{
        tr("%n accepted although forbidden", nullptr, static_cast<int>(m_list.count(tries::Verdict::Accepted))),
        tr("%n refused", nullptr,
           static_cast<int>(m_list.count(tries::Verdict::AsDocumented) +
                            m_list.count(tries::Verdict::RefusedOtherwise))),
        tr("%n server errors", nullptr, static_cast<int>(m_list.count(tries::Verdict::Failed)))};
    if (m_list.isValidRefused())
        parts.append(tr("The valid request was not accepted either, so the refusals say little."));
    return parts.join(u" · "_qs);
}

void TriesDialog::refresh()
{
    const bool isReady = m_isMade && m_isServed && m_list.rowCount() > 0 &&
                         m_gateway.state() == preview::GatewayControl::State::Running;
    m_introduction->setText(introduction());
    m_summary->setText(summary());
    m_summary->setVisible(m_wasSent);
    m_send->setEnabled(isReady && !m_run.isRunning());
    m_stop->setEnabled(m_run.isRunning());
    const QString count = QString::number(m_list.rowCount());
    widgets::setButtonText(
        m_send, m_upstream.isEmpty()
                    ? tr("Send %1 requests", "%1: a number").arg(count)
                    : tr("Send %1 requests to %2", "%1: a number, %2: a host").arg(count, QUrl(m_upstream).host()));
}

void TriesDialog::done(int result)
{
    m_making.cancel();
    m_run.stop();
    QDialog::done(result);
}

void TriesDialog::retranslate()
{
    setWindowTitle(tr("Try what the document forbids"));
    m_table->setAccessibleName(tr("Requests"));
    widgets::setButtonText(m_stop, tr("Stop"), tr("Send no more of the requests"));
    widgets::setButtonText(m_close, tr("Close"));
    m_list.retranslate();
    refresh();
}

void TriesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace traffic

#include "moc_triesdialog.cpp"
