#include "tour.h"

#include "actions.h"
#include "banner.h"
#include "exchangelog.h"
#include "gatewaycontroller.h"
#include "pagestack.h"
#include "reasons.h"
#include "routeservice.h"
#include "settings.h"
#include "settingstable.h"
#include "tourbar.h"
#include "tourhighlight.h"
#include "workspace.h"

#include <bit>
#include <utility>

namespace window {

namespace {

constexpr int LookMs = 200;

/** The bit of a stop in settings::TourSkipped. */
int bitOf(TourStop stop)
{
    return 1 << int(stop);
}

/** Why the exchange that was sent is not what the stop Request asks for. */
TourHint hintFor(const traffic::Exchange &exchange)
{
    const QList<explanation::Reason> reasons = explanation::reasonsOf(exchange);
    return !reasons.isEmpty() && reasons.constFirst().offer == explanation::Offer::UseEcho ? TourHint::NoUpstream
                                                                                           : TourHint::NotForwarded;
}

} // namespace

Tour::Tour(const Services &services, const Parts &parts, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_places(services, parts.actions, parts.pages, parts.navigator, parts.log.model())
    , m_pages(parts.pages)
    , m_banner(parts.banner)
    , m_bar(parts.bar)
    , m_highlight(new TourHighlight(*window))
{
    m_look.setInterval(LookMs);
    connect(parts.actions[ActionId::Tour], &QAction::triggered, this, &Tour::start);
    connect(&parts.gateway, &GatewayController::aboutToStart, this, &Tour::noticeStart);
    connect(&m_bar, &TourBar::placeRequested, this, &Tour::showPlace);
    connect(&m_bar, &TourBar::nextRequested, this, &Tour::goOn);
    connect(&m_bar, &TourBar::backRequested, this, [this] { goTo(TourStop(int(stop()) - 1), false); });
    connect(&m_bar, &TourBar::leaveRequested, this, &Tour::leave);
    connect(&m_bar, &TourBar::startRequested, this, &Tour::start);
    connectTasks();
}

void Tour::connectTasks()
{
    connect(&m_look, &QTimer::timeout, this, &Tour::look);
    for (workspace::OpenDefinition *definition : m_services.workspace.definitions())
        watch(definition);
    connect(&m_services.workspace, &workspace::Workspace::opened, this, &Tour::watch);
    connect(&m_services.gateway, &preview::GatewayControl::recorded, this, &Tour::noticeExchanges);
    connect(&m_services.gateway, &preview::GatewayControl::stateChanged, this, [this] {
        if (isAt(TourStop::End))
            refreshBar();
    });
    connect(&m_pages, &PageStack::settingRequested, this, [this](const QString &path, const QString &pointer) {
        if (isAt(TourStop::Cause) && m_places.isCause(path, pointer))
            finish(TourStop::Cause);
    });
    connect(&m_pages, &PageStack::certificateFound, this, [this] { finish(TourStop::Certificate); });
}

void Tour::watch(workspace::OpenDefinition *definition)
{
    connect(&definition->document(), &document::Document::historyChanged, this,
            [this, definition] { noticeUndo(*definition); });
}

void Tour::noticeUndo(const workspace::OpenDefinition &definition)
{
    const document::Document &document = definition.document();
    if (document.canUndo() && !document.canRedo())
        m_wasEdited = true;
    else if (document.canRedo() && m_wasEdited)
        finish(TourStop::Undo);
}

/** A request that was not forwarded has no changes, so the next stop could not be done with it. */
void Tour::noticeExchanges(const QList<traffic::ExchangePtr> &exchanges)
{
    if (!isAt(TourStop::Request) || exchanges.isEmpty())
        return;
    for (const traffic::ExchangePtr &exchange : exchanges) {
        if (TourPlaces::isChanged(*exchange))
            return finish(TourStop::Request);
    }
    say(hintFor(*exchanges.constLast()));
}

/** The upstream of the example does not exist, and nothing asks what answers when the gateway is started before a
 * request is sent. */
void Tour::noticeStart()
{
    const bool isBeforeRequest = m_services.settings.get(settings::TourRunning) && stop() <= TourStop::Request;
    if (isBeforeRequest && !m_state.isPaused && m_services.routes.upstreamKind() == traffic::UpstreamKind::Own)
        m_services.routes.setUpstreamKind(traffic::UpstreamKind::Echo);
}

void Tour::look()
{
    if (isAt(TourStop::Credential) && !m_state.isDone && m_places.isCredentialVisible()) {
        m_state.isDone = true;
        m_state.hint = TourHint::None;
        refreshBar();
    }
    const TourHint wanted = m_places.isSearchUsed() ? TourHint::SearchFilters : TourHint::None;
    if (isAt(TourStop::Certificate) && m_state.hint != wanted)
        say(wanted);
}

TourStop Tour::stop() const
{
    return TourStop(m_services.settings.get(settings::TourStop));
}

bool Tour::isAt(TourStop stop) const
{
    return m_services.settings.get(settings::TourRunning) && !m_state.isPaused && this->stop() == stop;
}

void Tour::finish(TourStop stop)
{
    if (!isAt(stop))
        return;
    m_services.settings.set(settings::TourSkipped, m_services.settings.get(settings::TourSkipped) & ~bitOf(stop));
    goTo(TourStop(int(stop) + 1), true);
}

void Tour::goOn()
{
    if (m_state.isDone)
        return finish(stop());
    m_services.settings.set(settings::TourSkipped, m_services.settings.get(settings::TourSkipped) | bitOf(stop()));
    goTo(TourStop(int(stop()) + 1), false);
}

void Tour::goTo(TourStop stop, bool isAfterDone)
{
    m_state = {};
    m_state.stop = stop;
    m_state.isAfterDone = isAfterDone;
    if (stop == TourStop::Request && m_places.changedExchange()) {
        m_state.hint = TourHint::AlreadySent;
        m_state.isDone = true;
    }
    m_services.settings.set(settings::TourStop, int(stop));
    m_wasEdited = false;
    if (stop == TourStop::Credential || stop == TourStop::Certificate)
        m_look.start();
    else
        m_look.stop();
    refreshBar();
}

void Tour::say(TourHint hint)
{
    m_state.hint = hint;
    m_state.isAfterDone = false;
    refreshBar();
}

void Tour::refreshBar()
{
    m_state.skipped = std::popcount(unsigned(m_services.settings.get(settings::TourSkipped)));
    m_state.isGatewayRunning = m_services.gateway.state() == preview::GatewayControl::State::Running;
    m_bar.showState(m_state);
}

void Tour::start()
{
    if (stop() == TourStop::End)
        reset();
    if (std::exchange(m_saysHowToContinue, false))
        m_banner.clear();
    m_services.settings.set(settings::TourRunning, true);
    m_places.showExample();
    if (!sendAgain())
        goTo(stop(), false);
}

/** Goes back to the stop that sends a request if the current one needs an exchange, and the list has none. */
bool Tour::sendAgain()
{
    if (stop() != TourStop::Cause || m_places.changedExchange())
        return false;
    goTo(TourStop::Request, false);
    say(TourHint::NoExchange);
    return true;
}

/** The example is not open yet. */
void Tour::resume()
{
    if (!m_services.settings.get(settings::TourRunning))
        return;
    if (stop() == TourStop::End)
        return reset();
    m_state = {};
    m_state.stop = stop();
    m_state.isPaused = true;
    refreshBar();
}

/** The next tour begins with the first stop. */
void Tour::reset()
{
    m_services.settings.set(settings::TourStop, int(TourStop::Credential));
    m_services.settings.set(settings::TourSkipped, 0);
    m_services.settings.set(settings::TourRunning, false);
}

void Tour::leave()
{
    m_saysHowToContinue = stop() != TourStop::End;
    if (!m_saysHowToContinue)
        reset();
    else
        m_banner.show(widgets::Banner::Kind::Information,
                      tr("Help › Tour of the example continues with step %1.", "%1: a number").arg(int(stop()) + 1));
    m_services.settings.set(settings::TourRunning, false);
    m_look.stop();
    m_bar.hide();
    m_pages.currentWidget()->setFocus(Qt::OtherFocusReason);
}

void Tour::showPlace()
{
    if (sendAgain())
        return m_places.showExample();
    const TourPlaces::Target target = m_places.show(stop());
    if (target.control)
        m_highlight->showAround(*target.control, target.part);
    else
        say(TourHint::NotThere);
}

} // namespace window

#include "moc_tour.cpp"
