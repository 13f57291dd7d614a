#include "reasons.h"

#include "candidates.h"
#include "gatewayfields.h"
#include "requestguard.h"
#include "targettext.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace explanation {

namespace {

namespace fields = definition::fields;
using traffic::Exchange;
using traffic::GatewayError;

/** `upstream.url` for /x-vendor-api-gateway/upstream/url. */
QString settingName(const QString &pointer)
{
    const std::optional<document::Pointer> place = document::Pointer::parse(pointer);
    if (!place)
        return pointer;
    QStringList names;
    for (const QByteArray &token : place->tokens())
        names.append(QString::fromUtf8(token));
    if (names.size() > 1 && definition::isExtensionName(place->tokens().first()))
        names.removeFirst();
    return names.join(u'.');
}

void linkTo(const Exchange &exchange, const document::Pointer &field, Reason &reason)
{
    if (const traffic::ServedRoute *const route = exchange.decision.route()) {
        reason.documentPath = route->documentPath;
        reason.pointer = fields::pointerOf(route->extensionPointer, field);
    }
}

void explainNotFound(const Exchange &exchange, Reason &reason)
{
    reason.arguments = {QString::fromUtf8(http::splitTarget(exchange.request.target).path)};
    const QList<Candidate> routes = routeCandidates(exchange);
    if (routes.isEmpty())
        return;
    reason.arguments.append(QString::fromUtf8(routes.first().path));
    reason.documentPath = routes.first().documentPath;
    reason.pointer = routes.first().pointer;
}

void explainPage(const Exchange &exchange, Reason &reason)
{
    reason.arguments = {QString::fromUtf8(routing::pageOrigin(exchange.request))};
    linkTo(exchange, fields::upstream(), reason);
    const bool canBeAllowed = !reason.arguments.first().isEmpty() && reason.arguments.first() != u"null";
    reason.offer = reason.hasLink() && canBeAllowed ? Offer::Allow : Offer::None;
}

/** The largest number of bytes of an answer of the gateway, which anyone can have written into a file. */
constexpr qsizetype MaximumAnswer = 64 * 1024;

/** An exchange from a file has the setting in the gateway's answer only. */
void explainBlock(const Exchange &exchange, Reason &reason)
{
    QString rule = exchange.decision.rule;
    reason.pointer = exchange.decision.pointer;
    if (reason.pointer.isEmpty() && exchange.responseBody.bytes.size() <= MaximumAnswer) {
        const QJsonObject answer = QJsonDocument::fromJson(exchange.responseBody.bytes.read()).object();
        reason.pointer = answer[u"pointer"].toString();
        rule = answer[u"rule"].toString();
    }
    reason.documentPath = exchange.documentPath;
    if (reason.error == GatewayError::SecretNotAllowed) {
        reason.arguments = exchange.decision.arguments;
        reason.offer = reason.hasLink() ? Offer::Allow : Offer::None;
    } else if (!reason.pointer.isEmpty()) {
        reason.arguments = {settingName(reason.pointer), rule};
    }
}

void explainOther(const Exchange &exchange, Reason &reason)
{
    const bool isAboutUpstream = traffic::wireWord(reason.error).startsWith("upstream-");
    reason.arguments = {isAboutUpstream ? QString::fromUtf8(exchange.upstreamUrl) : QString(), exchange.errorDetail};
    if (isAboutUpstream)
        linkTo(exchange, fields::upstreamUrl(), reason);
    if (reason.error == GatewayError::UpstreamUnknownHost || reason.error == GatewayError::UpstreamRefused ||
        reason.error == GatewayError::UpstreamIsTheGateway)
        reason.offer = Offer::UseEcho;
}

Reason errorReason(const Exchange &exchange, Reason::Kind kind, GatewayError error)
{
    Reason reason;
    reason.kind = kind;
    reason.error = error;
    reason.status = exchange.response.status;
    switch (error) {
    case GatewayError::NotFound:
        explainNotFound(exchange, reason);
        break;
    case GatewayError::HostRefused:
        reason.arguments = {QString::fromUtf8(exchange.request.headers.first("Host").value_or(QByteArray()))};
        break;
    case GatewayError::CrossSiteRefused:
    case GatewayError::OriginNotAllowed:
        explainPage(exchange, reason);
        break;
    case GatewayError::BadRequest:
        if (exchange.decision.readError)
            reason.arguments = {QString::fromLatin1(http::wireWord(*exchange.decision.readError))};
        break;
    case GatewayError::NotSendable:
    case GatewayError::SecretNotAllowed:
        explainBlock(exchange, reason);
        break;
    case GatewayError::ClientAuthenticationMissing:
    case GatewayError::ClientAuthenticationMalformed:
    case GatewayError::ClientAuthenticationWrong:
        reason.documentPath = exchange.documentPath;
        reason.pointer = exchange.decision.pointer;
        break;
    case GatewayError::FaultDrill:
        reason.arguments = exchange.decision.arguments;
        reason.documentPath = exchange.documentPath;
        reason.pointer = exchange.decision.pointer;
        break;
    default:
        explainOther(exchange, reason);
    }
    return reason;
}

} // namespace

QList<Reason> reasonsOf(const Exchange &exchange)
{
    QList<Reason> reasons;
    if (exchange.gatewayReason != GatewayError::None)
        reasons.append(errorReason(exchange, Reason::Kind::Answer, exchange.gatewayReason));
    else if (exchange.error != GatewayError::None)
        reasons.append(errorReason(exchange, Reason::Kind::Error, exchange.error));
    const traffic::ServedRoute *const route = exchange.decision.route();
    if (exchange.reachedUpstream && route && route->upstreamKind != traffic::UpstreamKind::Own) {
        Reason local;
        const bool isEcho = route->upstreamKind == traffic::UpstreamKind::Echo;
        local.kind = isEcho ? Reason::Kind::Echo : Reason::Kind::Mock;
        linkTo(exchange, fields::upstreamUrl(), local);
        reasons.append(local);
    }
    for (const traffic::MockFinding &finding : exchange.findings) {
        Reason reason;
        reason.kind = Reason::Kind::Finding;
        reason.arguments = {finding.text};
        reason.pointer = finding.place;
        reason.documentPath = exchange.documentPath;
        reasons.append(reason);
    }
    for (const traffic::Change &change : exchange.changes) {
        Reason reason;
        reason.kind = Reason::Kind::Change;
        reason.change = change;
        reason.pointer = change.pointer;
        if (!change.pointer.isEmpty())
            reason.documentPath = exchange.documentPath;
        reasons.append(reason);
    }
    return reasons;
}

} // namespace explanation
