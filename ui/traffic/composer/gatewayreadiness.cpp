#include "gatewayreadiness.h"

#include "definitionview.h"
#include "importer.h"
#include "operationchoices.h"
#include "origin.h"
#include "routeservice.h"
#include "workspace.h"

namespace traffic {

using State = preview::GatewayControl::State;

GatewayReadiness::GatewayReadiness(preview::GatewayControl &gateway, workspace::Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_workspace(workspace)
{
    connect(&m_gateway, &preview::GatewayControl::stateChanged, this, &GatewayReadiness::advance);
}

void GatewayReadiness::setRoutes(preview::RouteService &routes)
{
    m_routes = &routes;
    connect(m_routes, &preview::RouteService::routesChanged, this, &GatewayReadiness::advance);
}

void GatewayReadiness::prepare(const QByteArray &target, workspace::OpenDefinition *definition)
{
    m_isWaiting = false;
    m_definition = definition ? definition : definitionFor(target);
    if (m_definition && m_routes && m_routes->canBeServedWithDefaults(*m_definition))
        askToServeWithDefaults();
    else if (definition && m_routes && !m_routes->canBeServed(*definition))
        emit refused(tr("The gateway does not serve %1: the API is not active, or has no listen path. Change that in "
                        "the tab Settings, then send the request again.",
                        "%1: file name")
                         .arg(definition->title()));
    else
        proceed();
}

void GatewayReadiness::cancel()
{
    m_isWaiting = false;
}

void GatewayReadiness::proceed()
{
    const bool isOn = m_gateway.state() == State::Running || m_gateway.state() == State::Starting;
    if (isOn && m_definition && m_routes && m_routes->canBeServed(*m_definition) && !m_routes->isServed(*m_definition))
        return askToServe();
    if (isOn || !m_routes || m_routes->upstreamKind() != UpstreamKind::Own || m_allowed.contains(origin()))
        start();
    else
        askForUpstream();
}

void GatewayReadiness::start()
{
    m_isWaiting = true;
    if (m_gateway.state() != State::Running && m_gateway.state() != State::Starting)
        emit startRequested();
    else
        advance();
}

/** A request that is sent before the gateway has its new routes could go to another upstream than the user has
 * chosen. */
void GatewayReadiness::advance()
{
    if (!m_isWaiting)
        return;
    if (m_gateway.state() == State::Failed) {
        m_isWaiting = false;
        emit refused({});
    } else if (m_gateway.state() == State::Running && (!m_routes || m_routes->isSettled())) {
        m_isWaiting = false;
        emit ready();
    }
}

void GatewayReadiness::addLocalAnswers(SendQuestion &question, const std::function<void()> &proceed)
{
    const auto use = [this, proceed](UpstreamKind kind) {
        return [this, proceed, kind] {
            m_routes->setUpstreamKind(kind);
            proceed();
        };
    };
    question.answers.append({tr("Use the built-in echo"), u"bannerStartEcho"_qs, use(UpstreamKind::Echo)});
    question.answers.append({tr("Use a mock"), u"bannerStartMock"_qs, use(UpstreamKind::Mock)});
}

void GatewayReadiness::askForUpstream()
{
    SendQuestion question;
    const QString wanted = origin();
    addLocalAnswers(question, [this] { start(); });
    if (m_definition && wanted.isEmpty()) {
        question
            .text = tr("The gateway is stopped, and %1 has no upstream URL. The built-in echo or a mock can answer.",
                       "%1: file name")
                        .arg(m_definition->title());
        emit asked(question);
        return;
    }
    question.text = m_definition
                        ? tr("The gateway is stopped. What answers requests to %1? The built-in echo and a mock "
                             "send nothing to its upstream.",
                             "%1: file name")
                              .arg(m_definition->title())
                        : tr("The gateway is stopped. What answers requests? The built-in echo and a mock send "
                             "nothing to the upstreams.");
    question.answers.append(
        {m_definition ? tr("Send to %1", "%1: scheme and host of a URL").arg(wanted) : tr("Send to the upstreams"),
         u"bannerStartGateway"_qs, [this, wanted] {
             m_allowed.insert(wanted);
             start();
         }});
    emit asked(question);
}

void GatewayReadiness::askToServe()
{
    emit asked({tr("The gateway runs, but does not serve %1.", "%1: file name").arg(m_definition->title()),
                {{tr("Serve and send"), u"bannerServe"_qs, [this] {
                      if (!m_definition)
                          return;
                      m_routes->setServed(*m_definition, true);
                      start();
                  }}}});
}

/** One question, for which the file is not changed: whether the document is served, and what answers. */
void GatewayReadiness::askToServeWithDefaults()
{
    SendQuestion question;
    question.text = tr("%1 has no gateway settings. Serve it at %2 until you close it? The file is not changed.",
                       "%1: file name, %2: path")
                        .arg(m_definition->title(),
                             definition::listenPathOrDefault(m_definition->document().snapshot()));
    const auto serve = [this] {
        if (m_definition)
            m_routes->serveWithDefaults(*m_definition);
        start();
    };
    if (m_routes->upstreamKind() != UpstreamKind::Own) {
        question.answers.append({tr("Serve and send"), u"bannerServe"_qs, serve});
    } else {
        addLocalAnswers(question, serve);
        const QString wanted = origin();
        if (!wanted.isEmpty())
            question.answers.append({tr("Send to %1", "%1: scheme and host of a URL").arg(wanted), u"bannerServe"_qs,
                                     [this, wanted, serve] {
                                         m_allowed.insert(wanted);
                                         serve();
                                     }});
    }
    emit asked(question);
}

bool GatewayReadiness::canServe(const workspace::OpenDefinition &definition) const
{
    return !m_routes || m_routes->canBeServed(definition) || m_routes->canBeServedWithDefaults(definition);
}

workspace::OpenDefinition *GatewayReadiness::definitionFor(const QByteArray &target) const
{
    workspace::OpenDefinition *found = nullptr;
    qsizetype longest = -1;
    for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
        const QByteArray base = basePathOf(definition->document().snapshot()).toUtf8();
        const bool isBelow = target == base || target.startsWith(base + '/') || target.startsWith(base + '?');
        if (isBelow && base.size() > longest && canServe(*definition)) {
            found = definition;
            longest = base.size();
        }
    }
    return found;
}

GatewayReadiness::Upstream GatewayReadiness::upstreamOf(const QByteArray &target) const
{
    const routing::Route *route = m_routes ? m_routes->routes().match(target) : nullptr;
    if (!route || route->block)
        return {};
    return {consent::originOf(route->upstream.toString(QUrl::FullyEncoded)), route->upstreamKind != UpstreamKind::Own};
}

QString GatewayReadiness::originOf(const workspace::OpenDefinition &definition)
{
    const document::Snapshot text = definition.document().snapshot();
    const auto plan = definition::planImport(text);
    return consent::originOf(plan ? plan->upstreamUrl : definition::DefinitionView(text).upstreamUrl().value);
}

QString GatewayReadiness::origin() const
{
    return m_definition ? originOf(*m_definition) : QString();
}

} // namespace traffic

#include "moc_gatewayreadiness.cpp"
