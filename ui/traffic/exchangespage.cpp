#include "exchangespage.h"

#include "banner.h"
#include "candidates.h"
#include "columnmenu.h"
#include "composer.h"
#include "drillmenu.h"
#include "emptystate.h"
#include "exchangeactions.h"
#include "exchangecomparisondialog.h"
#include "exchangedetail.h"
#include "exchangefilterbar.h"
#include "exchangelist.h"
#include "exchangetexts.h"
#include "flowlayout.h"
#include "harfiles.h"
#include "heading.h"
#include "marklook.h"
#include "measures.h"
#include "naming.h"
#include "operations.h"
#include "redact.h"
#include "requestcopying.h"
#include "routeservice.h"
#include "runningview.h"
#include "savedrequestsdialog.h"
#include "settings.h"
#include "settingstable.h"
#include "trafficdrafts.h"
#include "triesdialog.h"
#include "whatif.h"

#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace traffic {
namespace {

/** Of the list; the details have twice as much of what there is. */
constexpr int InitialHeight = 200;
/** Of the fields of the composer. */
constexpr int LeastComposerHeight = 104;
constexpr int MostComposerHeight = 240;
/** The least heights of the list, with one row, and of the details. */
constexpr int LeastListHeight = 56;
constexpr int LeastDetailsHeight = 64;
/** A lower page has no room for the fields of the composer beside an exchange. */
constexpr int LowPageHeight = 680;

QPushButton *iconButton(QWidget *parent, theme::Icon icon, const QString &objectName)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(objectName);
    button->setIcon(theme::icon(icon));
    return button;
}

/** An untitled definition is recorded with its title. */
workspace::OpenDefinition *definitionOf(const QString &documentPath, const workspace::Workspace &workspace)
{
    for (workspace::OpenDefinition *definition : workspace.definitions()) {
        if (definition->path() == documentPath || (definition->path().isEmpty() && definition->title() == documentPath))
            return definition;
    }
    return nullptr;
}

bool hasSecretsInRequest(const Exchange &exchange)
{
    const RedactedExchange redacted = Redactor().exchange(exchange);
    return redacted->request != exchange.request || redacted->requestBody.bytes != exchange.requestBody.bytes;
}

} // namespace

ExchangesPage::ExchangesPage(ExchangeLog &log, preview::GatewayControl &gateway, preview::RequestSender &sender,
                             workspace::Workspace &workspace, workspace::DocumentStore &store,
                             settings::Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_log(log)
    , m_gateway(gateway)
    , m_sender(sender)
    , m_workspace(workspace)
    , m_store(store)
    , m_settings(settings)
{
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

void ExchangesPage::buildWidgets()
{
    m_heading = new widgets::Heading({}, theme::Heading::Page, this);
    m_counts = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_counts->setObjectName(u"exchangeCounts"_qs);
    m_pause = iconButton(this, theme::Icon::Pause, u"pauseExchanges"_qs);
    m_pause->setCheckable(true);
    m_clear = iconButton(this, theme::Icon::Clear, u"clearExchanges"_qs);
    m_importHar = iconButton(this, theme::Icon::Import, u"importHar"_qs);
    m_exportHar = iconButton(this, theme::Icon::Export, u"exportHar"_qs);
    m_draft = iconButton(this, theme::Icon::Api, u"draftFromTraffic"_qs);
    m_draft->setMenu(new QMenu(m_draft));
    m_composer = new Composer(m_gateway, m_sender, m_workspace, m_store, this);
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"exchangesBanner"_qs);
    m_banner->setClosable(true);
    m_filtered = new items::ExchangeFilterModel(m_log.model(), this);
    m_filter = new ExchangeFilterBar(*m_filtered, m_settings, this);
    m_compare = iconButton(this, theme::Icon::Exchange, u"compareExchanges"_qs);
    m_files = new HarFiles(m_log, m_store, *this);
    m_copying = new RequestCopying(m_gateway, m_store, *this);
    m_drafts = new TrafficDrafts(m_workspace, m_store, *this);
    m_drafts->setMenu(*m_draft->menu(), [this] { return m_filtered->shownExchanges(); });
    buildList();
    arrangeWidgets();
}

void ExchangesPage::arrangeWidgets()
{
    auto *top = new widgets::FlowLayout;
    top->addWidget(m_heading);
    m_counts->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    top->addWidget(m_counts);
    for (QPushButton *button : {m_pause, m_clear, m_importHar, m_exportHar, m_draft})
        top->addWidget(button);
    for (QWidget *control : std::initializer_list<QWidget *>{m_hidden, m_columns, m_compare})
        m_filter->addControl(control);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, theme::Space::Group, theme::Space::Page, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(top);
    layout->addWidget(m_composer);
    layout->addWidget(m_banner);
    layout->addWidget(m_filter);
    layout->addWidget(m_stack, 1);
}

void ExchangesPage::buildList()
{
    m_stack = new QStackedWidget(this);
    m_splitter = new QSplitter(Qt::Vertical, m_stack);
    m_list = new ExchangeList(*m_filtered, m_splitter);
    m_list->setObjectName(u"exchangeList"_qs);
    m_list->setColumns(ColumnChoice::fromWords(m_settings.get(settings::ExchangesColumns)));
    m_empty = new widgets::EmptyState(theme::Icon::Exchange, m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_splitter);
    m_filter->setTarget(m_list);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_list);
    m_details = new QStackedWidget(m_splitter);
    m_detail = new ExchangeDetail(m_details);
    m_running = new RunningView(m_details);
    m_details->addWidget(m_detail);
    m_details->addWidget(m_running);
    m_splitter->addWidget(m_details);
    m_list->setMinimumHeight(LeastListHeight);
    m_details->setMinimumHeight(LeastDetailsHeight);
    m_stack->setMinimumHeight(LeastListHeight + LeastDetailsHeight + m_splitter->handleWidth());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({InitialHeight, 2 * InitialHeight});
    m_splitter->restoreState(m_settings.get(settings::ExchangesSplitter));
    m_actions = new ExchangeActions(*m_list);
    m_columns = new QPushButton(this);
    m_columns->setObjectName(u"columnsButton"_qs);
    m_columnMenu = new ColumnMenu(*m_list, m_columns);
    m_columns->setMenu(m_columnMenu);
    m_hidden = iconButton(this, theme::Icon::Eye, u"showHiddenExchanges"_qs);
    m_hidden->setCheckable(true);
}

void ExchangesPage::connectAll()
{
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_settings.set(settings::ExchangesSplitter, m_splitter->saveState()); });
    connect(m_pause, &QPushButton::toggled, &m_log, &ExchangeLog::setPaused);
    connect(&m_log, &ExchangeLog::pausedChanged, this, &ExchangesPage::refresh);
    connect(&m_log, &ExchangeLog::countsChanged, this, &ExchangesPage::refresh);
    connect(&m_gateway, &preview::GatewayControl::stateChanged, this, &ExchangesPage::refresh);
    connect(m_clear, &QPushButton::clicked, &m_log, &ExchangeLog::clear);
    connect(m_filter, &ExchangeFilterBar::filterChanged, this, &ExchangesPage::refresh);
    connect(m_empty, &widgets::EmptyState::activated, this, [this] { emit gatewayStartRequested(false); });
    connect(m_list, &ExchangeList::currentExchangeChanged, this, &ExchangesPage::showCurrent);
    // The exchange of a request that was running.
    connect(m_filtered, &QAbstractItemModel::dataChanged, this, [this] {
        if (m_details->currentWidget() == m_running || m_list->currentExchange() != m_detail->exchange())
            showCurrent();
    });
    connect(m_running, &RunningView::cancelRequested, this, &ExchangesPage::cancelCurrent);
    connect(m_list, &ExchangeList::selectedRowsChanged, this, &ExchangesPage::refreshCompare);
    connect(m_compare, &QPushButton::clicked, this, &ExchangesPage::compareSelected);
    connectList();
    connect(m_filtered, &QAbstractItemModel::rowsInserted, this, &ExchangesPage::selectAwaited);
    connectDetail();
    connectFiles();
    connectDrafts();
}

/** What the user does with the list and its rows. */
void ExchangesPage::connectList()
{
    connect(m_list, &ExchangeList::columnsChosen, this,
            [this] { m_settings.set(settings::ExchangesColumns, m_list->columns().toWords()); });
    connect(m_hidden, &QPushButton::toggled, this, [this](bool shown) {
        m_filtered->setShowsHidden(shown);
        refresh();
    });
    connect(&m_log.model(), &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &, const QModelIndex &, const QList<int> &roles) {
                if (roles.contains(items::ExchangeModel::HiddenRole))
                    refresh();
            });
    connect(m_actions, &ExchangeActions::compareRequested, this, &ExchangesPage::compareSelected);
    connect(m_actions, &ExchangeActions::underPolicyRequested, this, &ExchangesPage::underPolicyRequested);
    connect(m_actions, &ExchangeActions::addRequested, this, [this] {
        if (const ExchangePtr exchange = m_list->currentExchange())
            emit addRequested(exchange);
    });
}

void ExchangesPage::connectDetail()
{
    if (m_log.monitor())
        m_detail->setMonitor(*m_log.monitor());
    connect(m_detail, &ExchangeDetail::corrected, this, &ExchangesPage::showMessage);
    connect(m_detail, &ExchangeDetail::correctionFailed, this, &ExchangesPage::showFailure);
    connect(m_detail, &ExchangeDetail::settingRequested, this, &ExchangesPage::settingRequested);
    connect(m_detail, &ExchangeDetail::echoRequested, this, &ExchangesPage::echoRequested);
    m_detail->setDescribe([this](const QString &path) {
        const workspace::OpenDefinition *const definition = definitionOf(path, m_workspace);
        return definition ? definition->description() : nullptr;
    });
    connect(m_detail, &ExchangeDetail::copyRequested, this, &ExchangesPage::copyRequest);
    connect(m_detail, &ExchangeDetail::replayRequested, this, &ExchangesPage::replay);
    connect(m_detail, &ExchangeDetail::editRequested, this, [this] {
        if (const ExchangePtr exchange = m_detail->exchange())
            m_composer->setRequest(*exchange);
    });
    connect(m_detail, &ExchangeDetail::pinRequested, m_actions, &ExchangeActions::togglePinned);
    connect(m_composer, &Composer::sent, this, [this](const Exchange &request) {
        m_selectNext = true;
        if (height() < LowPageHeight)
            m_composer->foldDetails();
        m_log.begin(request);
    });
    connect(m_composer, &Composer::ended, &m_log, &ExchangeLog::end);
    connect(m_composer, &Composer::sendingChanged, this, [this] {
        m_detail->setReplayEnabled(canSend());
        emit sendingChanged();
    });
    connect(m_composer, &Composer::gatewayStartRequested, this, [this] { emit gatewayStartRequested(true); });
    connect(m_composer, &Composer::asked, this, &ExchangesPage::ask);
    connect(m_composer, &Composer::failed, this, &ExchangesPage::showFailure);
}

void ExchangesPage::showCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    const bool isRunning = current.isValid() && m_log.model().isRunning(m_filtered->mapToSource(current).row());
    const ExchangePtr exchange = m_list->currentExchange();
    if (isRunning)
        m_running->setExchange(*exchange, current.siblingAtColumn(items::ExchangeModel::Duration).data().toString());
    m_details->setCurrentWidget(isRunning ? static_cast<QWidget *>(m_running) : m_detail);
    m_detail->setExchange(isRunning ? nullptr : exchange);
    m_actions->refresh(m_detail->exchange() != nullptr);
    emit sendingChanged();
}

void ExchangesPage::cancelCurrent()
{
    const quint64 number = m_filtered->numberOf(m_list->currentIndex());
    m_log.cancel(number);
    if (m_log.isBegun(number))
        m_composer->cancel();
}

void ExchangesPage::send()
{
    m_composer->send();
}

void ExchangesPage::replay()
{
    const ExchangePtr exchange = m_detail->exchange();
    if (exchange && exchange->isImported && hasSecretsInRequest(*exchange))
        askForSecretsOfFile(exchange);
    else if (exchange)
        m_composer->replay(*exchange);
}

/** They were meant for the server of the file, and would go to the upstream of an open definition. */
void ExchangesPage::askForSecretsOfFile(const ExchangePtr &exchange)
{
    auto *question = new QMessageBox(
        QMessageBox::Question, tr("Send again"),
        tr("This request is from a file and has credentials or other secrets. The server that they would be sent to "
           "can be another one than the one that they are for."),
        QMessageBox::Cancel, this);
    question->setObjectName(u"replaySecretsQuestion"_qs);
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *without = question->addButton(tr("Send without secrets"), QMessageBox::AcceptRole);
    without->setObjectName(u"replayWithoutSecrets"_qs);
    QPushButton *with = question->addButton(tr("Send with secrets"), QMessageBox::DestructiveRole);
    with->setObjectName(u"replayWithSecrets"_qs);
    question->setDefaultButton(without);
    connect(without, &QPushButton::clicked, this,
            [this, exchange] { m_composer->replay(*Redactor().exchange(*exchange)); });
    connect(with, &QPushButton::clicked, this, [this, exchange] { m_composer->replay(*exchange); });
    question->open();
}

bool ExchangesPage::canSend() const
{
    return !m_composer->isSending();
}

bool ExchangesPage::canReplay() const
{
    return canSend() && m_detail->exchange();
}

QList<items::NumberedExchange> ExchangesPage::listedExchanges() const
{
    return m_filtered->numberedExchanges();
}

QList<items::NumberedExchange> ExchangesPage::selectedExchanges() const
{
    QList<items::NumberedExchange> selected;
    for (const QModelIndex &index : m_list->selectedRows()) {
        const int row = m_filtered->mapToSource(index).row();
        if (!m_log.model().isRunning(row))
            selected.append({m_log.model().numberAt(row), m_log.model().keptAt(row)});
    }
    return selected;
}

void ExchangesPage::connectFiles()
{
    connect(m_importHar, &QPushButton::clicked, m_files, &HarFiles::importFile);
    connect(m_exportHar, &QPushButton::clicked, this,
            [this] { m_files->exportExchanges(m_filtered->shownExchanges()); });
    connect(m_detail, &ExchangeDetail::saveBodyRequested, m_files, &HarFiles::saveBody);
    connect(m_files, &HarFiles::failed, this, &ExchangesPage::showFailure);
    connect(m_files, &HarFiles::readingChanged, this, &ExchangesPage::showReading);
    connect(m_files, &HarFiles::writingChanged, this, &ExchangesPage::showWriting);
    connect(m_files, &HarFiles::progressed, this, [this](qsizetype written, qsizetype all) {
        m_banner->setText(tr("Writing the HAR file: %1 of %2 exchanges…", "numbers of exchanges")
                              .arg(QString::number(written), QString::number(all)));
    });
    connect(m_files, &HarFiles::succeeded, this, &ExchangesPage::showMessage);
    connect(m_copying, &RequestCopying::succeeded, this, &ExchangesPage::showMessage);
    connect(m_copying, &RequestCopying::expired, this, [this](const QString &text) {
        if (m_banner->text() == text)
            m_banner->clear();
    });
    connect(m_copying, &RequestCopying::failed, this, &ExchangesPage::showFailure);
}

void ExchangesPage::connectDrafts()
{
    connect(m_drafts, &TrafficDrafts::runningChanged, this, &ExchangesPage::showDrafting);
    connect(m_drafts, &TrafficDrafts::drafted, this, &ExchangesPage::definitionDrafted);
    connect(m_drafts, &TrafficDrafts::failed, this, &ExchangesPage::showFailure);
    connect(m_drafts, &TrafficDrafts::succeeded, this, &ExchangesPage::showMessage);
}

/** Selects one row alone. QTableView::selectRow() would add it to the selection while Ctrl is pressed, which is a key
 * of the shortcut for sending. */
void ExchangesPage::selectRow(int row)
{
    m_list->selectionModel()->setCurrentIndex(m_filtered->index(row, 0),
                                              QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void ExchangesPage::selectAwaited()
{
    if (!m_selectNext)
        return;
    m_selectNext = false;
    selectRow(m_filtered->rowCount() - 1);
}

void ExchangesPage::copyRequest(http::RequestForm form, bool withSecrets)
{
    if (const ExchangePtr exchange = m_detail->exchange())
        m_copying->copy(*exchange, form, withSecrets);
}

void ExchangesPage::refreshCompare()
{
    m_compare->setEnabled(m_list->selectedRows().size() == 2);
}

void ExchangesPage::compareSelected()
{
    const QModelIndexList rows = m_list->selectedRows();
    if (rows.size() != 2)
        return;
    m_comparing.cancel();
    m_comparing = showExchangeComparison(m_filtered->exchangeAt(rows.first()), m_filtered->exchangeAt(rows.last()),
                                         this);
}

void ExchangesPage::showFailure(const QString &text, const QString &details)
{
    if (text.isEmpty())
        m_banner->clear();
    else
        m_banner->show(widgets::Banner::Kind::Error, text, details);
}

void ExchangesPage::showReading()
{
    m_importHar->setEnabled(!m_files->isReading());
    if (!m_files->isReading())
        return m_banner->clear();
    m_banner->show(widgets::Banner::Kind::Information, tr("Reading the HAR file…"));
    QPushButton *cancel = m_banner->addAction(tr("Cancel"), u"cancelHarImport"_qs);
    connect(cancel, &QPushButton::clicked, m_files, &HarFiles::cancelReading);
}

void ExchangesPage::showDrafting()
{
    m_draft->setEnabled(!m_drafts->isRunning());
    if (!m_drafts->isRunning())
        return m_banner->clear();
    m_banner->show(widgets::Banner::Kind::Information, tr("Reading the exchanges…"));
    QPushButton *cancel = m_banner->addAction(tr("Cancel"), u"cancelDraft"_qs);
    connect(cancel, &QPushButton::clicked, m_drafts, &TrafficDrafts::cancel);
}

void ExchangesPage::showWriting()
{
    m_exportHar->setEnabled(!m_files->isWriting() && m_log.model().rowCount() > 0);
    if (!m_files->isWriting())
        return m_banner->clear();
    m_banner->show(widgets::Banner::Kind::Information, tr("Writing the HAR file…"));
    QPushButton *cancel = m_banner->addAction(tr("Cancel"), u"cancelHarExport"_qs);
    connect(cancel, &QPushButton::clicked, m_files, &HarFiles::cancelWriting);
}

/** The focus is on the safe answer, so that Return gives it. */
void ExchangesPage::ask(const SendQuestion &question)
{
    m_banner->show(widgets::Banner::Kind::Warning, question.text);
    QPushButton *first = nullptr;
    for (const SendQuestion::Answer &answer : question.answers) {
        QPushButton *button = m_banner->addAction(answer.label, answer.objectName);
        connect(button, &QPushButton::clicked, this, [this, choose = answer.choose] {
            m_banner->clear();
            m_list->setFocus();
            choose();
        });
        first = first ? first : button;
    }
    if (first)
        first->setFocus(Qt::OtherFocusReason);
}

void ExchangesPage::setClientUsers(const preview::ClientUsers &users)
{
    m_composer->setClientUsers(users);
}

void ExchangesPage::setEnvironments(const management::EnvironmentList &environments, secrets::Keychain &keychain)
{
    m_composer->setEnvironments(environments, keychain);
}

void ExchangesPage::setRoutes(preview::RouteService &routes)
{
    m_composer->setRoutes(routes);
    m_detail->setWhatIf([this](const Exchange &exchange) { return preview::whatIf(*m_gateway.rules(), exchange); });
    connect(&routes, &preview::RouteService::routesChanged, m_detail, &ExchangeDetail::refreshWhatIf);
    connect(&m_gateway, &preview::GatewayControl::stateChanged, m_detail, &ExchangeDetail::refreshWhatIf);
}

void ExchangesPage::setSavedRequests(savedrequests::RequestStorage &storage,
                                     const requestruns::RequestRun::Services &services, preview::RouteService &routes)
{
    m_saved = new SavedRequestsDialog({storage, m_gateway, routes, services}, this);
    connect(m_composer, &Composer::savedRequested, this, [this] { showSavedRequests(nullptr, false); });
    connect(m_saved, &SavedRequestsDialog::openRequested, m_composer, &Composer::open);
}

void ExchangesPage::showSavedRequests(workspace::OpenDefinition *definition, bool saves)
{
    if (!m_saved)
        return;
    workspace::OpenDefinition *shown = m_composer->operation().definition;
    const QList<workspace::OpenDefinition *> open = m_workspace.definitions();
    if (!shown)
        shown = definition ? definition : open.isEmpty() ? nullptr : open.constFirst();
    m_saved->show(shown, m_composer->savedRequest());
    if (saves)
        m_saved->focusName();
}

void ExchangesPage::showTries()
{
    if (m_composer->operation().isNull())
        return showFailure(tr("Choose an operation in the composer, then try what its document forbids."), {});
    if (!m_tries)
        m_tries = new TriesDialog(*m_composer, m_log, m_gateway, m_sender, this);
    m_tries->show();
}

ExchangePtr ExchangesPage::currentExchange() const
{
    return m_detail->exchange();
}

void ExchangesPage::showMessage(const QString &text)
{
    m_banner->show(widgets::Banner::Kind::Success, text);
}

void ExchangesPage::setDrills(preview::FaultDrills &drills)
{
    m_actions->setOperationMenu(*new drills::DrillMenu(
        drills, [this] { return currentOperation(); }, this));
}

/** The operation that the current exchange matches, in the definition as it is now. */
std::optional<preview::DrilledOperation> ExchangesPage::currentOperation() const
{
    const ExchangePtr exchange = m_list->currentExchange();
    workspace::OpenDefinition *const definition = exchange ? definitionOf(exchange->documentPath, m_workspace)
                                                           : nullptr;
    if (!definition || !definition->description())
        return std::nullopt;
    const QList<explanation::Candidate> nearest = explanation::operationCandidates(*exchange,
                                                                                   *definition->description());
    if (nearest.isEmpty() || nearest.first().miss != explanation::Miss::None)
        return std::nullopt;
    const QByteArray method = nearest.first().method.toLower();
    return preview::DrilledOperation{definition, nearest.first().path,
                                     openapi::isFixedMethod(method) ? method : nearest.first().method};
}

void ExchangesPage::showExchange(quint64 number)
{
    QModelIndex index = m_filtered->indexOf(number);
    if (!index.isValid()) {
        m_filter->clear();
        index = m_filtered->indexOf(number);
    }
    if (index.isValid()) {
        selectRow(index.row());
        m_list->scrollTo(index);
    }
}

void ExchangesPage::compose(const OperationKey &operation, bool sends)
{
    m_composer->compose(operation, sends);
}

void ExchangesPage::focusFilter()
{
    m_filter->focusField();
}

void ExchangesPage::refresh()
{
    const int all = m_log.model().rowCount();
    const bool running = m_gateway.state() == preview::GatewayControl::State::Running;
    m_stack->setCurrentWidget(all > 0 ? static_cast<QWidget *>(m_splitter) : m_empty);
    m_clear->setEnabled(all > 0);
    m_exportHar->setEnabled(all > 0 && !m_files->isWriting());
    m_pause->setChecked(m_log.isPaused());
    m_empty->setTexts(
        tr("No exchanges yet"),
        running
            ? tr("Requests to %1 are listed here.", "%1 is the gateway's address").arg(m_gateway.address().toString())
            : tr("Start the gateway, then send a request to see what it changes."));
    m_empty->setAction(running ? QString() : tr("Start gateway"), u"startGateway"_qs);
    m_hidden->setVisible(m_log.model().hidden() > 0);
    widgets::setButtonText(m_hidden, tr("Show %n hidden", nullptr, m_log.model().hidden()));
    refreshCompare();
    refreshCounts(all);
}

void ExchangesPage::refreshCounts(int all)
{
    const int shown = m_filtered->rowCount();
    QStringList counts;
    if (shown < all)
        counts.append(tr("%1 of %2 shown", "numbers of exchanges").arg(QString::number(shown), QString::number(all)));
    else if (all > 0)
        counts.append(all == 1 ? tr("1 exchange") : tr("%n exchanges", nullptr, all));
    if (m_log.isPaused())
        counts.append(tr("paused, %n waiting", nullptr, static_cast<int>(m_log.waiting())));
    if (m_log.dropped() > 0)
        counts.append(tr("%n dropped", nullptr, static_cast<int>(m_log.dropped())));
    m_counts->setText(counts.join(u" · "_qs));
    m_counts->setToolTip(m_log.dropped() > 0
                             ? tr("The list has room for the newest %1 exchanges and %2. Older ones were dropped.",
                                  "%1 is a number, %2 a size such as 256 MiB")
                                   .arg(QLocale().toString(items::ExchangeModel::MaximumExchanges),
                                        QLocale().formattedDataSize(items::ExchangeModel::MaximumBytes, 0))
                             : QString());
}

void ExchangesPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

void ExchangesPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_detail->maskSecrets();
}

/** The list and the details have most of the page. */
void ExchangesPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_composer->setDetailsHeight(std::clamp(height() / 4, LeastComposerHeight, MostComposerHeight));
    const bool becomesLow = height() < LowPageHeight && event->oldSize().height() >= LowPageHeight;
    if (becomesLow && m_list->currentExchange())
        m_composer->foldDetails();
}

void ExchangesPage::retranslate()
{
    m_log.model().setRunningText(runningText);
    m_log.model().setTitles(columnTitles());
    m_log.model().setVerdictText(verdictText);
    m_log.model().setFailureText(failureText);
    m_heading->setText(tr("Exchanges"));
    widgets::setButtonText(m_compare, tr("Compare"), tr("Show the differences between two selected exchanges"));
    widgets::setButtonText(m_pause, tr("Pause"), tr("Hold new exchanges back until you continue"));
    widgets::setButtonText(m_clear, tr("Clear"), tr("Remove all exchanges that are not pinned"));
    widgets::setButtonText(m_importHar, tr("Import HAR…"));
    widgets::setButtonText(m_exportHar, tr("Export HAR…"), tr("Save the exchanges in the list to a file"));
    widgets::setButtonText(m_draft, tr("Draft…"), tr("Create or extend a definition so that the exchanges fit it"));
    widgets::setButtonText(m_columns, tr("Columns"), tr("Choose, move and sort by columns"));
    m_columnMenu->retranslate();
    m_actions->retranslate();
    m_log.model().setMarksLook(markLook);
    m_list->setAccessibleName(tr("Exchanges"));
}

} // namespace traffic

#include "moc_exchangespage.cpp"
