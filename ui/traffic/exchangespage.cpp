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
#include "exchangenotices.h"
#include "exchangesbar.h"
#include "exchangetexts.h"
#include "harfiles.h"
#include "marklook.h"
#include "measures.h"
#include "naming.h"
#include "operations.h"
#include "redact.h"
#include "requestcopying.h"
#include "routeservice.h"
#include "runningview.h"
#include "savedrequestsdialog.h"
#include "secretsquestion.h"
#include "settings.h"
#include "settingstable.h"
#include "trafficdrafts.h"
#include "triesdialog.h"
#include "whatif.h"

#include <QEvent>
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
    m_bar = new ExchangesBar(m_log, this);
    m_composer = new Composer(m_gateway, m_sender, m_workspace, m_store, this);
    m_notices = new ExchangeNotices(this);
    m_filtered = new items::ExchangeFilterModel(m_log.model(), this);
    m_filter = new ExchangeFilterBar(*m_filtered, m_settings, this);
    m_compare = iconButton(this, theme::Icon::Exchange, u"compareExchanges"_qs);
    m_files = new HarFiles(m_log, m_store, *this);
    m_copying = new RequestCopying(m_gateway, m_store, *this);
    m_drafts = new TrafficDrafts(m_workspace, m_store, *this);
    m_notices->watch(*m_files);
    m_notices->watch(*m_copying);
    m_notices->watch(*m_drafts);
    m_drafts->setMenu(m_bar->draftMenu(), [this] { return m_filtered->shownExchanges(); });
    buildList();
    arrangeWidgets();
}

void ExchangesPage::arrangeWidgets()
{
    for (QWidget *control : std::initializer_list<QWidget *>{m_hidden, m_columns, m_compare})
        m_filter->addControl(control);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, theme::Space::Group, theme::Space::Page, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_bar);
    layout->addWidget(m_composer);
    layout->addWidget(&m_notices->banner());
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
    connect(&m_log, &ExchangeLog::pausedChanged, this, &ExchangesPage::refresh);
    connect(&m_log, &ExchangeLog::countsChanged, this, &ExchangesPage::refresh);
    connect(&m_gateway, &preview::GatewayControl::stateChanged, this, &ExchangesPage::refresh);
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
    connect(m_detail, &ExchangeDetail::corrected, this, &ExchangesPage::showCorrected);
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
    connect(m_composer, &Composer::asked, this,
            [this](const SendQuestion &question) { m_notices->ask(question, *m_list); });
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
        askForSecretsOfFile(*this, [this, exchange](bool withSecrets) {
            m_composer->replay(withSecrets ? *exchange : *Redactor().exchange(*exchange));
        });
    else if (exchange)
        m_composer->replay(*exchange);
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
    connect(m_bar, &ExchangesBar::importRequested, m_files, &HarFiles::importFile);
    connect(m_bar, &ExchangesBar::exportRequested, this,
            [this] { m_files->exportExchanges(m_filtered->shownExchanges()); });
    connect(m_detail, &ExchangeDetail::saveBodyRequested, m_files, &HarFiles::saveBody);
    connect(m_files, &HarFiles::readingChanged, this, [this] { m_bar->setReading(m_files->isReading()); });
    connect(m_files, &HarFiles::writingChanged, this, [this] { m_bar->setWriting(m_files->isWriting()); });
}

void ExchangesPage::connectDrafts()
{
    connect(m_drafts, &TrafficDrafts::runningChanged, this, [this] { m_bar->setDrafting(m_drafts->isRunning()); });
    connect(m_drafts, &TrafficDrafts::drafted, this, &ExchangesPage::definitionDrafted);
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
    m_notices->showFailure(text, details);
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
    if (!m_tries) {
        m_tries = new TriesDialog(*m_composer, m_log, m_gateway, m_sender, this);
        connect(m_tries, &TriesDialog::exchangeRequested, this, [this](quint64 number) {
            showExchange(number);
            emit exchangeShown();
            window()->activateWindow();
            m_list->setFocus(Qt::OtherFocusReason);
        });
    }
    m_tries->show();
}

ExchangePtr ExchangesPage::currentExchange() const
{
    return m_detail->exchange();
}

void ExchangesPage::showMessage(const QString &text)
{
    m_notices->showMessage(text);
}

/** The step can be undone here, too, because the document need not be shown. */
void ExchangesPage::showCorrected(const AppliedCorrection &correction)
{
    showMessage(correction.text);
    QPushButton *undo = m_notices->banner().addAction(tr("Undo"), u"undoCorrection"_qs);
    connect(undo, &QPushButton::clicked, this, [this, correction] {
        m_notices->banner().clear();
        for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
            document::Document &document = definition->document();
            if (definition->path() == correction.address && document.undoName() == correction.step)
                return document.undo(document::Document::By::Program);
        }
        showFailure(tr("The document was changed after that. Open it to undo its steps."), {});
    });
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
    m_empty->setTexts(
        tr("No exchanges yet"),
        running
            ? tr("Requests to %1 are listed here.", "%1 is the gateway's address").arg(m_gateway.address().toString())
            : tr("Start the gateway, then send a request to see what it changes."));
    m_empty->setAction(running ? QString() : tr("Start gateway"), u"startGateway"_qs);
    m_hidden->setVisible(m_log.model().hidden() > 0);
    widgets::setButtonText(m_hidden, tr("Show %n hidden", nullptr, m_log.model().hidden()));
    refreshCompare();
    m_bar->refresh(m_filtered->rowCount());
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
    m_bar->retranslate();
    widgets::setButtonText(m_compare, tr("Compare"), tr("Show the differences between two selected exchanges"));
    widgets::setButtonText(m_columns, tr("Columns"), tr("Choose, move and sort by columns"));
    m_columnMenu->retranslate();
    m_actions->retranslate();
    m_log.model().setMarksLook(markLook);
    m_list->setAccessibleName(tr("Exchanges"));
}

} // namespace traffic

#include "moc_exchangespage.cpp"
