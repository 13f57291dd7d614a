#include "decidedrequest.h"

#include "apply.h"
#include "trailerfilter.h"

namespace gateway {

using traffic::GatewayError;

void DecidedRequest::begin(const http::RequestHead &request)
{
    beginUnreadable(request);
    m_rules = m_services.rules();
    m_decision = routing::decide(*m_rules, request);
    if (m_rules->drills)
        drill(request);
    routing::noteRoute(*m_rules, m_decision.match, m_record.exchange());
}

void DecidedRequest::drill(const http::RequestHead &request)
{
    const routing::Drill *const drill = routing::drillFor(*m_rules, request, m_decision);
    if (!drill || !drill->takeTurn())
        return;
    m_decision.outcome = drill->answer;
    m_decision.delay = drill->delay;
    m_decision.bytesPerSecond = 0;
}

void DecidedRequest::beginUnreadable(const http::RequestHead &request)
{
    if (m_record.isRunning())
        return;
    m_record.begin(request, m_clientAddress, m_services.recordedBodyBytes(), m_services.bodies());
    const std::shared_ptr<const routing::GatewayRules> rules = m_services.rules();
    m_record.exchange().isHttps = rules->isHttps;
    m_record.exchange().secretHeaderNames = rules->routes.keyHeaders();
    m_record.exchange().secretParameterNames = rules->routes.keyParameters();
}

const http::RequestHead &DecidedRequest::rewrite(const http::RequestHead &request,
                                                 const routing::UpstreamTarget &target)
{
    traffic::Exchange &exchange = m_record.exchange();
    routing::Applied applied = routing::apply(m_decision.match, target, request, m_clientAddress,
                                              {std::move(exchange.upstreamRequest), std::move(exchange.changes)});
    exchange.upstreamRequest = std::move(applied.request);
    exchange.changes = std::move(applied.changes);
    exchange.upstreamUrl = target.url;
    if (m_decision.match.route)
        exchange.upstreamKind = m_decision.match.route->upstreamKind;
    return exchange.upstreamRequest;
}

http::HeaderList DecidedRequest::trailersFor(const http::MessageReader &request) const
{
    const routing::Route *const route = m_decision.match.route;
    const bool hasCredential = route && route->credential;
    return requestTrailers(request.trailers(), request.request().headers,
                           hasCredential ? QByteArrayView(route->credential->headerName) : QByteArrayView());
}

void DecidedRequest::responded(http::ResponseHead head, qint64 contentLength, const UpstreamCall &call)
{
    noteConnection(call);
    m_record.responseBegan(contentLength);
    m_record.exchange().response = std::move(head);
    m_record.exchange().answeredBy = traffic::AnsweredBy::Upstream;
    if (m_record.exchange().upstreamKind == traffic::UpstreamKind::Mock)
        takeFindings(call);
    if (contentLength < 0)
        m_record.streamMayBegin();
}

void DecidedRequest::takeFindings(const UpstreamCall &call)
{
    if (!m_rules->mockFindings || m_rules->mockFindings->isEmpty())
        return;
    const Connection::Ports ports = call.ports();
    m_record.exchange().findings = m_rules->mockFindings->take(ports.peer, ports.own);
}

void DecidedRequest::answered(http::ResponseHead head, const routing::Answer &answer)
{
    m_record.discardResponseBody(); // Of an upstream whose response failed before a byte of it was sent.
    m_record.responseBegan();
    const bool isSent = head.status > 0; // Not if the connection is closed instead.
    if (isSent)
        m_record.addResponseBody(answer.sentBody());
    traffic::Exchange &exchange = m_record.exchange();
    exchange.response = std::move(head);
    exchange.answeredBy = isSent ? traffic::AnsweredBy::Gateway : traffic::AnsweredBy::Nobody;
    exchange.gatewayReason = answer.error;
    if (answer.isCut)
        exchange.error = answer.error;
    routing::noteAnswer(answer, exchange.decision);
}

void DecidedRequest::noteConnection(const UpstreamCall &call)
{
    traffic::Exchange &exchange = m_record.exchange();
    exchange.reachedUpstream = true;
    exchange.serverAddress = call.peerAddress();
    exchange.upstreamConnection = call.connectionId();
    exchange.reusedConnection = call.reusedConnection();
    exchange.timings.dns = call.times().dns;
    exchange.timings.connect = call.times().connect;
    exchange.timings.ssl = call.times().ssl;
}

void DecidedRequest::noteFailure(GatewayError error, const QString &detail, const UpstreamCall &call)
{
    traffic::Exchange &exchange = m_record.exchange();
    exchange.error = error;
    exchange.errorDetail = detail;
    exchange.timings.dns = call.times().dns;
}

void DecidedRequest::record(GatewayError error)
{
    if (!m_record.isRunning())
        return;
    if (error != GatewayError::None) {
        m_record.exchange().error = error;
        m_record.exchange().errorDetail.clear();
    }
    m_services.record(m_record.take());
    m_decision = {};
    m_rules.reset(); // An idle connection does not keep old routes and their credentials.
}

} // namespace gateway
