#include "triesdialog.h"

#include "badge.h"
#include "elidedlabel.h"
#include "emptystate.h"
#include "errormessages.h"
#include "forbiddenrequests.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "operationchoices.h"
#include "progressline.h"
#include "rowtable.h"
#include "worker.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>

namespace traffic {

namespace {

constexpr int TriesWidth = 960;
constexpr int TriesHeight = 560;

widgets::ToneLabel *plainLabel(QWidget *parent, const QString &name, theme::Role role)
{
    auto *label = new widgets::ToneLabel({}, role, parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
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
    connectAll();
    resize(TriesWidth, TriesHeight);
    widgets::rememberSize(*this);
}

void TriesDialog::connectAll()
{
    connect(m_send, &QPushButton::clicked, this, &TriesDialog::send);
    connect(m_stop, &QPushButton::clicked, &m_run, &tries::TriesRun::stop);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_confirm, &QCheckBox::toggled, this, [this](bool isChecked) {
        if (isChecked)
            m_confirmed.insert(m_upstream);
        else
            m_confirmed.remove(m_upstream);
        refresh();
    });
    connect(&m_gateway, &preview::GatewayControl::stateChanged, this, [this] {
        findUpstream();
        refresh();
    });
    connect(m_table, &QAbstractItemView::activated, this, &TriesDialog::showExchange);
    connect(m_showExchange, &QAction::triggered, this, &TriesDialog::showExchange);
    const auto *selection = m_table->selectionModel();
    connect(selection, &QItemSelectionModel::currentChanged, this, &TriesDialog::refreshShow);
    connect(&m_log, &ExchangeLog::countsChanged, this, &TriesDialog::refreshShow);
    connect(&m_run, &tries::TriesRun::answered, this, &TriesDialog::noteAnswer);
    connect(&m_run, &tries::TriesRun::sending, this, &TriesDialog::announce);
    connect(&m_run, &tries::TriesRun::finished, this, &TriesDialog::end);
}

void TriesDialog::buildWidgets()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(buildHeading());
    m_introduction = plainLabel(this, u"triesIntroduction"_qs, theme::Role::Text);
    m_progress = new widgets::ProgressLine(this);
    m_stack = new QStackedWidget(this);
    m_table = new QTableView(m_stack);
    m_table->setObjectName(u"triesTable"_qs);
    m_table->setModel(&m_list);
    widgets::showAsRows(m_table);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_showExchange = new QAction(m_table);
    m_showExchange->setObjectName(u"showTriedExchange"_qs);
    m_table->addAction(m_showExchange);
    m_table->horizontalHeader()->setSectionResizeMode(TriesList::What, QHeaderView::Stretch);
    for (const auto column : {TriesList::Expected, TriesList::Status, TriesList::Result})
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_empty = new widgets::EmptyState(theme::Icon::Send, m_stack);
    m_empty->setObjectName(u"triesEmpty"_qs);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_summary = plainLabel(this, u"triesSummary"_qs, theme::Role::Text);
    m_confirm = new QCheckBox(this);
    m_confirm->setObjectName(u"confirmTries"_qs);
    layout->addWidget(m_introduction);
    layout->addWidget(m_progress);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_summary);
    layout->addWidget(m_confirm);
    layout->addWidget(buildButtons());
}

/** The operation that the requests are for. */
QWidget *TriesDialog::buildHeading()
{
    auto *heading = new QWidget(this);
    m_badge = new widgets::MethodBadge({}, heading);
    m_pathLabel = new widgets::ElidedLabel({}, heading);
    m_pathLabel->setObjectName(u"triesOperation"_qs);
    m_pathLabel->setTextFormat(Qt::PlainText);
    auto *line = new QHBoxLayout(heading);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_badge);
    line->addWidget(m_pathLabel, 1);
    return heading;
}

QWidget *TriesDialog::buildButtons()
{
    auto *buttons = new QWidget(this);
    m_send = triesButton(buttons, u"sendTries"_qs);
    m_stop = triesButton(buttons, u"stopTries"_qs);
    m_close = triesButton(buttons, u"closeTries"_qs);
    widgets::makePrimary(m_send);
    auto *line = new QHBoxLayout(buttons);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::Space::Control);
    line->addStretch(1);
    for (QPushButton *button : {m_send, m_stop, m_close})
        line->addWidget(button);
    return buttons;
}

void TriesDialog::show()
{
    m_run.stop();
    m_list.setRequests({});
    m_isMade = m_isCut = m_wasSent = false;
    m_failure.clear();
    const OperationKey key = m_composer.operation();
    m_method = QString::fromUtf8(key.method.toUpper());
    m_path = QString::fromUtf8(key.path);
    m_badge->setMethod(m_method);
    m_pathLabel->setText(m_path);
    m_close->setFocus(Qt::OtherFocusReason);
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
    m_making = base::runOnWorker(this, make, [this](const auto &made) { take(made); });
}

void TriesDialog::take(const base::Result<tries::ForbiddenRequests> &made)
{
    if (!made && made.error().code == base::ErrorCode::Cancelled)
        return;
    m_isMade = true;
    if (made) {
        m_isCut = made->isCut;
        m_list.setRequests(made->requests);
    } else {
        m_failure = messages::errorText(made.error());
    }
    findUpstream();
    refresh();
    if (m_confirm->isVisible() && !m_confirm->isChecked())
        m_confirm->setFocus(Qt::OtherFocusReason);
    else
        m_close->setFocus(Qt::OtherFocusReason); // The safe button: sending is a decision.
}

bool TriesDialog::findUpstream()
{
    if (m_list.requests().isEmpty())
        return false;
    const auto upstream = m_composer.upstreamOf(m_list.requests().constFirst().head.target);
    const QString origin = upstream.isLocal ? QString() : upstream.origin;
    const bool isServed = !upstream.origin.isEmpty();
    const bool isOther = origin != m_upstream || isServed != m_isServed;
    m_isServed = isServed;
    m_upstream = origin;
    return isOther;
}

bool TriesDialog::isConfirmed() const
{
    return m_upstream.isEmpty() || m_confirmed.contains(m_upstream);
}

void TriesDialog::send()
{
    // The user has confirmed the upstream that the dialog names.
    if (findUpstream())
        return refresh();
    m_list.forgetAnswers();
    m_wasSent = true;
    m_composer.readCredentials(m_list.requests().constFirst().head.target,
                               [this](const QList<Composer::KnownCredential> &known) {
                                   if (findUpstream() || !isConfirmed())
                                       return refresh();
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
                                   m_stop->setFocus(Qt::OtherFocusReason);
                               });
}

void TriesDialog::noteAnswer(qsizetype index, const tries::TriedAnswer &answer)
{
    m_log.end();
    m_list.setAnswer(index, answer);
    m_table->scrollTo(m_list.index(static_cast<int>(index), 0));
    if (findUpstream())
        m_run.stop(); // The next requests would go to a server that the user has not confirmed.
    refresh();
}

/** Selects what the user looks for, and gives it the focus that the button Stop had. */
void TriesDialog::end()
{
    const bool hadFocus = m_stop->hasFocus();
    refresh();
    if (!m_wasSent)
        return;
    const qsizetype accepted = m_list.firstWith(tries::Verdict::Accepted);
    m_table->setCurrentIndex(m_list.index(static_cast<int>(std::max<qsizetype>(accepted, 0)), 0));
    if (hadFocus)
        m_table->setFocus(Qt::OtherFocusReason);
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
    items::ContractVerdict verdict;
    if (request.kind != tries::TryKind::Valid)
        verdict.kind = items::ContractVerdict::Kind::Forbidden;
    m_list.setNumber(index, m_log.begin(begun, verdict));
}

quint64 TriesDialog::currentNumber() const
{
    const QModelIndex current = m_table->currentIndex();
    const quint64 number = current.isValid() ? m_list.numberAt(current.row()) : 0;
    return m_log.model().rowOf(number) >= 0 ? number : 0;
}

void TriesDialog::showExchange()
{
    if (const quint64 number = currentNumber(); number > 0)
        emit exchangeRequested(number);
}

void TriesDialog::refreshShow()
{
    m_showExchange->setEnabled(currentNumber() > 0);
}

QString TriesDialog::introduction() const
{
    if (!m_isMade)
        return tr("Making the requests that the document forbids…");
    if (m_list.rowCount() == 0)
        return {};
    const QString cut = m_isCut ? u' ' + tr("There are more, which are left out.") : QString();
    if (m_gateway.state() != preview::GatewayControl::State::Running || !m_isServed)
        return tr("Each of these requests has one fault. Start the gateway with this API to send them.") + cut;
    if (m_upstream.isEmpty())
        return tr("Each of these requests has one fault. The built-in echo or mock answers them; nothing is sent to the "
                  "upstream.") +
               cut;
    return tr("Each of these requests has one fault, and should be refused. A server that does not check them can "
              "change its data: send them only to a server for tests.") +
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
    if (const qsizetype count = m_list.count(tries::Verdict::OfGateway); count > 0)
        parts.append(tr("%n answered by the gateway", nullptr, static_cast<int>(count)));
    if (m_list.isValidRefused())
        parts.append(tr("The valid request was not accepted either, so the refusals say little."));
    return parts.join(u" · "_qs);
}

void TriesDialog::refresh()
{
    const bool isReady = m_isMade && m_isServed && m_list.rowCount() > 0 &&
                         m_gateway.state() == preview::GatewayControl::State::Running;
    m_introduction->setText(introduction());
    m_introduction->setVisible(!m_introduction->text().isEmpty());
    m_progress->setActive(!m_isMade || m_run.isRunning());
    m_stack->setCurrentWidget(m_isMade && m_list.rowCount() == 0 ? static_cast<QWidget *>(m_empty) : m_table);
    if (m_failure.isEmpty())
        m_empty->setTexts(tr("No request can be made"), tr("The path has a parameter without a value."));
    else
        m_empty->setTexts(tr("The requests could not be made"), m_failure);
    m_summary->setText(summary());
    m_summary->setRole(m_list.count(tries::Verdict::Accepted) > 0 ? theme::Role::Error : theme::Role::Text);
    m_summary->setVisible(m_wasSent);
    m_confirm->setText(
        tr("%1 is a server for &tests", "%1: scheme and host").arg(QString(m_upstream).replace(u'&', u"&&"_qs)));
    m_confirm->setAccessibleName(widgets::spokenLabel(m_confirm->text()));
    m_confirm->setVisible(isReady && !m_upstream.isEmpty());
    m_confirm->setEnabled(!m_run.isRunning());
    const QSignalBlocker blocker(m_confirm);
    m_confirm->setChecked(isConfirmed());
    m_send->setEnabled(isReady && isConfirmed() && !m_run.isRunning());
    m_stop->setEnabled(m_run.isRunning());
    refreshShow();
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
    m_showExchange->setText(tr("Show exchange"));
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
