#include "exchangespage.h"

#include "banner.h"
#include "composer.h"
#include "curltext.h"
#include "emptystate.h"
#include "exchangecomparisondialog.h"
#include "exchangedetail.h"
#include "exchangelist.h"
#include "exchangetexts.h"
#include "fieldmessage.h"
#include "harfiles.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "routeservice.h"
#include "searchfield.h"
#include "secretclipboard.h"
#include "settings.h"
#include "whatif.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

namespace traffic {
namespace {

const base::Setting<QByteArray> SplitterState{"exchanges/splitter", {}};
/** Of list and detail, in equal parts of what there is. */
constexpr int InitialHeight = 300;

QPushButton *iconButton(QWidget *parent, theme::Icon icon, const QString &objectName)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(objectName);
    button->setIcon(theme::icon(icon));
    return button;
}

} // namespace

struct ExchangesPage::Parts {
    widgets::Heading *heading = nullptr;
    widgets::ToneLabel *counts = nullptr;
    QPushButton *pause = nullptr;
    QPushButton *clear = nullptr;
    QPushButton *compare = nullptr;
    QPushButton *importHar = nullptr;
    QPushButton *exportHar = nullptr;
    Composer *composer = nullptr;
    widgets::Banner *banner = nullptr;
    widgets::SearchField *filter = nullptr;
    forms::FieldMessage *filterMessage = nullptr;
    items::ExchangeFilterModel *filtered = nullptr;
    ExchangeList *list = nullptr;
    widgets::EmptyState *empty = nullptr;
    QStackedWidget *stack = nullptr;
    ExchangeDetail *detail = nullptr;
    QSplitter *splitter = nullptr;
    HarFiles *files = nullptr;
    bool selectNext = false;
};

ExchangesPage::ExchangesPage(ExchangeLog &log, preview::GatewayControl &gateway, preview::RequestSender &sender,
                             workspace::Workspace &workspace, workspace::DocumentStore &store, base::Settings &settings,
                             QWidget *parent)
    : QWidget(parent)
    , m_log(log)
    , m_gateway(gateway)
    , m_sender(sender)
    , m_workspace(workspace)
    , m_store(store)
    , m_settings(settings)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

ExchangesPage::~ExchangesPage() = default;

void ExchangesPage::buildWidgets()
{
    m_parts->heading = new widgets::Heading({}, theme::Heading::Page, this);
    m_parts->counts = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_parts->counts->setObjectName(u"exchangeCounts"_qs);
    m_parts->pause = iconButton(this, theme::Icon::Pause, u"pauseExchanges"_qs);
    m_parts->pause->setCheckable(true);
    m_parts->clear = iconButton(this, theme::Icon::Clear, u"clearExchanges"_qs);
    m_parts->importHar = iconButton(this, theme::Icon::Import, u"importHar"_qs);
    m_parts->exportHar = iconButton(this, theme::Icon::Export, u"exportHar"_qs);
    m_parts->composer = new Composer(m_gateway, m_sender, m_workspace, this);
    m_parts->banner = new widgets::Banner(this);
    m_parts->banner->setObjectName(u"exchangesBanner"_qs);
    m_parts->banner->setClosable(true);
    m_parts->filter = new widgets::SearchField({}, u"exchangeFilter"_qs, this);
    m_parts->compare = iconButton(this, theme::Icon::Exchange, u"compareExchanges"_qs);
    m_parts->filterMessage = new forms::FieldMessage(this);
    m_parts->detail = new ExchangeDetail(this);
    m_parts->files = new HarFiles(m_log, m_store, *this);
    buildList();
    arrangeWidgets();
}

void ExchangesPage::arrangeWidgets()
{
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Control);
    top->addWidget(m_parts->heading);
    top->addSpacing(theme::Space::Control);
    top->addWidget(m_parts->counts, 1);
    for (QPushButton *button : {m_parts->pause, m_parts->clear, m_parts->importHar, m_parts->exportHar})
        top->addWidget(button);
    auto *aboveList = new QHBoxLayout;
    aboveList->setSpacing(theme::Space::Control);
    aboveList->addWidget(m_parts->filter, 1);
    aboveList->addWidget(m_parts->compare);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, theme::Space::Group, theme::Space::Page, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(top);
    layout->addWidget(m_parts->composer);
    layout->addWidget(m_parts->banner);
    layout->addLayout(aboveList);
    layout->addWidget(m_parts->filterMessage);
    layout->addWidget(m_parts->stack, 1);
}

void ExchangesPage::buildList()
{
    m_parts->filtered = new items::ExchangeFilterModel(m_log.model(), this);
    m_parts->stack = new QStackedWidget(this);
    m_parts->splitter = new QSplitter(Qt::Vertical, m_parts->stack);
    m_parts->list = new ExchangeList(*m_parts->filtered, m_parts->splitter);
    m_parts->list->setObjectName(u"exchangeList"_qs);
    m_parts->empty = new widgets::EmptyState(theme::Icon::Exchange, m_parts->stack);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(m_parts->splitter);
    m_parts->filter->setTarget(m_parts->list);
    m_parts->splitter->setChildrenCollapsible(false);
    m_parts->splitter->addWidget(m_parts->list);
    m_parts->splitter->addWidget(m_parts->detail);
    m_parts->splitter->setStretchFactor(0, 1);
    m_parts->splitter->setStretchFactor(1, 1);
    m_parts->splitter->setSizes({InitialHeight, InitialHeight});
    m_parts->splitter->restoreState(m_settings.get(SplitterState));
}

void ExchangesPage::connectAll()
{
    connect(m_parts->splitter, &QSplitter::splitterMoved, this,
            [this] { m_settings.set(SplitterState, m_parts->splitter->saveState()); });
    connect(m_parts->pause, &QPushButton::toggled, &m_log, &ExchangeLog::setPaused);
    connect(&m_log, &ExchangeLog::pausedChanged, this, &ExchangesPage::refresh);
    connect(&m_log, &ExchangeLog::countsChanged, this, &ExchangesPage::refresh);
    connect(&m_gateway, &preview::GatewayControl::stateChanged, this, &ExchangesPage::refresh);
    connect(m_parts->clear, &QPushButton::clicked, &m_log, &ExchangeLog::clear);
    connect(m_parts->filter, &QLineEdit::textChanged, this, &ExchangesPage::applyFilter);
    connect(m_parts->empty, &widgets::EmptyState::activated, this, &ExchangesPage::gatewayStartRequested);
    connect(m_parts->list, &ExchangeList::currentExchangeChanged, this,
            [this] { m_parts->detail->setExchange(m_parts->list->currentExchange()); });
    connect(m_parts->list, &ExchangeList::selectedRowsChanged, this, &ExchangesPage::refreshCompare);
    connect(m_parts->compare, &QPushButton::clicked, this, &ExchangesPage::compareSelected);
    connect(m_parts->filtered, &QAbstractItemModel::rowsInserted, this, &ExchangesPage::selectAwaited);
    connectDetail();
    connectFiles();
}

void ExchangesPage::connectDetail()
{
    connect(m_parts->detail, &ExchangeDetail::settingRequested, this, &ExchangesPage::settingRequested);
    connect(m_parts->detail, &ExchangeDetail::curlRequested, this, &ExchangesPage::copyAsCurl);
    connect(m_parts->detail, &ExchangeDetail::replayRequested, this, [this] {
        if (const ExchangePtr exchange = m_parts->detail->exchange())
            m_parts->composer->replay(*exchange);
    });
    connect(m_parts->detail, &ExchangeDetail::editRequested, this, [this] {
        if (const ExchangePtr exchange = m_parts->detail->exchange())
            m_parts->composer->setRequest(*exchange);
    });
    connect(m_parts->detail, &ExchangeDetail::pinRequested, this, [this] {
        const QModelIndexList rows = m_parts->list->selectedRows();
        for (const QModelIndex &row : rows) {
            const int source = m_parts->filtered->mapToSource(row).row();
            m_log.model().setPinned(source, !m_log.model().isPinned(source));
        }
    });
    connect(m_parts->composer, &Composer::sent, this, [this] { m_parts->selectNext = true; });
    connect(m_parts->composer, &Composer::sendingChanged, this,
            [this] { m_parts->detail->setReplayEnabled(!m_parts->composer->isSending()); });
    connect(m_parts->composer, &Composer::gatewayStartRequested, this, &ExchangesPage::showGatewayStopped);
    connect(m_parts->composer, &Composer::failed, this, &ExchangesPage::showFailure);
}

void ExchangesPage::connectFiles()
{
    connect(m_parts->importHar, &QPushButton::clicked, m_parts->files, &HarFiles::importFile);
    connect(m_parts->exportHar, &QPushButton::clicked, this,
            [this] { m_parts->files->exportExchanges(shownExchanges()); });
    connect(m_parts->files, &HarFiles::failed, this, &ExchangesPage::showFailure);
    connect(m_parts->files, &HarFiles::succeeded, this,
            [this](const QString &text) { m_parts->banner->show(widgets::Banner::Kind::Success, text); });
}

void ExchangesPage::applyFilter()
{
    const items::ExchangeFilter filter = items::ExchangeFilter::parse(m_parts->filter->text());
    m_parts->filtered->setFilter(filter);
    if (filter.misunderstood().isEmpty()) {
        m_parts->filterMessage->clear();
    } else {
        m_parts->filterMessage->show(
            forms::FieldMessage::Kind::Warning,
            tr("“%1” is not a valid filter, so nothing is found.", "%1 is a part of the filter")
                .arg(filter.misunderstood().join(u' ')));
    }
    refresh();
}

void ExchangesPage::selectAwaited()
{
    if (!m_parts->selectNext)
        return;
    m_parts->selectNext = false;
    m_parts->list->selectRow(m_parts->filtered->rowCount() - 1);
}

QList<ExchangePtr> ExchangesPage::shownExchanges() const
{
    QList<ExchangePtr> shown;
    for (int row = 0; row < m_parts->filtered->rowCount(); ++row)
        shown.append(m_parts->filtered->exchangeAt(m_parts->filtered->index(row, 0)));
    return shown;
}

void ExchangesPage::copyAsCurl(bool withSecrets)
{
    const ExchangePtr exchange = m_parts->detail->exchange();
    if (!exchange)
        return;
    const http::CurlCommand curl = curlText(*exchange, m_gateway.address(), withSecrets, m_gateway.certificatePath());
    const QString command = QString::fromUtf8(curl.text);
    if (withSecrets)
        forms::copySecret(command);
    else
        QGuiApplication::clipboard()->setText(command);
    QString text = withSecrets ? tr("The command was copied with its secrets. It leaves the clipboard in ten seconds.")
                               : tr("The command was copied. Shell variables replace its secrets.");
    if (curl.needsBodyFile)
        text += u' ' + tr("The body is too large for a command: save it as body.bin.");
    m_parts->banner->show(widgets::Banner::Kind::Success, text);
}

void ExchangesPage::refreshCompare()
{
    m_parts->compare->setEnabled(m_parts->list->selectedRows().size() == 2);
}

void ExchangesPage::compareSelected()
{
    const QModelIndexList rows = m_parts->list->selectedRows();
    if (rows.size() != 2)
        return;
    showExchangeComparison(m_parts->filtered->exchangeAt(rows.first()), m_parts->filtered->exchangeAt(rows.last()),
                           this);
}

void ExchangesPage::showFailure(const QString &text, const QString &details)
{
    if (text.isEmpty())
        m_parts->banner->clear();
    else
        m_parts->banner->show(widgets::Banner::Kind::Error, text, details);
}

void ExchangesPage::showGatewayStopped()
{
    m_parts->banner->show(widgets::Banner::Kind::Warning, tr("The gateway is not running, so nothing was sent."));
    QPushButton *start = m_parts->banner->addAction(tr("Start gateway"), u"bannerStartGateway"_qs);
    connect(start, &QPushButton::clicked, this, [this] {
        m_parts->banner->clear();
        emit gatewayStartRequested();
    });
}

void ExchangesPage::setRoutes(const preview::RouteService &routes)
{
    m_parts->detail->setWhatIf(
        [this](const Exchange &exchange) { return preview::whatIf(*m_gateway.rules(), exchange); });
    connect(&routes, &preview::RouteService::routesChanged, m_parts->detail, &ExchangeDetail::refreshWhatIf);
    connect(&m_gateway, &preview::GatewayControl::stateChanged, m_parts->detail, &ExchangeDetail::refreshWhatIf);
}

void ExchangesPage::showExchange(quint64 number)
{
    QModelIndex index = m_parts->filtered->indexOf(number);
    if (!index.isValid()) {
        m_parts->filter->clear();
        index = m_parts->filtered->indexOf(number);
    }
    if (index.isValid()) {
        m_parts->list->selectRow(index.row());
        m_parts->list->scrollTo(index);
    }
}

void ExchangesPage::compose(const QByteArray &method, const QString &path)
{
    m_parts->composer->setRequest(method, path);
}

void ExchangesPage::focusFilter()
{
    m_parts->filter->setFocus();
    m_parts->filter->selectAll();
}

void ExchangesPage::refresh()
{
    const int all = m_log.model().rowCount();
    const bool running = m_gateway.state() == preview::GatewayControl::State::Running;
    m_parts->stack->setCurrentWidget(all > 0 ? static_cast<QWidget *>(m_parts->splitter) : m_parts->empty);
    m_parts->clear->setEnabled(all > 0);
    m_parts->exportHar->setEnabled(all > 0);
    m_parts->pause->setChecked(m_log.isPaused());
    m_parts->empty->setTexts(
        tr("No exchanges yet"),
        running
            ? tr("Requests to %1 are listed here.", "%1 is the gateway's address").arg(m_gateway.address().toString())
            : tr("Start the gateway, then send a request to see what it changes."));
    m_parts->empty->setAction(running ? QString() : tr("Start gateway"), u"startGateway"_qs);
    refreshCompare();
    refreshCounts(all);
}

void ExchangesPage::refreshCounts(int all)
{
    const int shown = m_parts->filtered->rowCount();
    QStringList counts;
    if (shown < all)
        counts.append(tr("%1 of %2 shown", "numbers of exchanges").arg(shown).arg(all));
    else if (all > 0)
        counts.append(all == 1 ? tr("1 exchange") : tr("%n exchanges", nullptr, all));
    if (m_log.isPaused())
        counts.append(tr("paused, %n waiting", nullptr, static_cast<int>(m_log.waiting())));
    if (m_log.dropped() > 0)
        counts.append(tr("%n dropped", nullptr, static_cast<int>(m_log.dropped())));
    m_parts->counts->setText(counts.join(u" · "_qs));
}

void ExchangesPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ExchangesPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_parts->detail->maskSecrets();
}

void ExchangesPage::retranslate()
{
    m_log.model().setTitles(columnTitles());
    m_log.model().setFailureText(failureText);
    m_parts->heading->setText(tr("Exchanges"));
    widgets::setButtonText(m_parts->compare, tr("Compare"), tr("Show the differences between two selected exchanges"));
    widgets::setButtonText(m_parts->pause, tr("Pause"), tr("Hold new exchanges back until you continue"));
    widgets::setButtonText(m_parts->clear, tr("Clear"), tr("Remove all exchanges that are not pinned"));
    widgets::setButtonText(m_parts->importHar, tr("Import HAR…"));
    widgets::setButtonText(m_parts->exportHar, tr("Export HAR…"), tr("Save the exchanges in the list to a file"));
    m_parts->filter->setLabel(tr("Filter, for example status:5xx method:GET path:/pets changed:authorization"));
    m_parts->list->setAccessibleName(tr("Exchanges"));
}

} // namespace traffic

#include "moc_exchangespage.cpp"
