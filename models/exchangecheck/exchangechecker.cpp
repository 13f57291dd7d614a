#include "exchangechecker.h"

#include "apiplaces.h"
#include "findingcollector.h"
#include "messagerules.h"
#include "operations.h"
#include "recordedbody.h"
#include "requestchecker.h"
#include "requestparts.h"
#include "responsechecker.h"
#include "secretnames.h"
#include "servedtarget.h"
#include "targettext.h"
#include "version.h"

#include <algorithm>

namespace exchangecheck {

using base::Severity;
using conformance::RequestFinding;
using conformance::RequestPart;
using conformance::ResponseCheck;
using openapi::Place;

namespace {

bool isPreflight(const http::RequestHead &head)
{
    return head.method == "OPTIONS" && head.headers.contains("Origin") &&
           head.headers.contains("Access-Control-Request-Method");
}

conformance::BodyRecord recordOf(const std::optional<QByteArray> &body)
{
    return body ? conformance::BodyRecord::Whole : conformance::BodyRecord::Incomplete;
}

/** What draft leaves out, because redaction removes its value. */
bool isSecretParameter(const QByteArray &name)
{
    return !traffic::secretParameters(name.toPercentEncoding() + "=x").isEmpty();
}

/** True for a header field that the client did not send and the gateway added. */
bool isAddedByGateway(const traffic::Exchange &exchange, const QByteArray &name)
{
    return std::ranges::any_of(exchange.changes, [&](const traffic::Change &change) {
        return change.kind == traffic::ChangeKind::Header && !change.before && change.after &&
               http::sameName(change.name, name);
    });
}

/** True if a server has answered a request other than by refusing it. */
bool isServed(const traffic::Exchange &exchange)
{
    const int status = exchange.response.status;
    return status > 0 && (status < 400 || status > 499);
}

/** True for the switch to another protocol that the client asked for, by its header fields or, in a file without them,
 * by the frames of a WebSocket. RFC 9110, section 7.8 */
bool isUpgrade(const traffic::Exchange &exchange)
{
    constexpr int switchingProtocols = 101;
    const auto isFrame = [](const traffic::StreamEvent &each) { return each.opcode != traffic::StreamEvent::NoFrame; };
    return exchange.response.status == switchingProtocols &&
           (exchange.request.headers.contains("Upgrade") || std::ranges::any_of(exchange.stream.events, isFrame));
}

/** True for a response that does not come from the API or its mock. */
bool isForeignResponse(const traffic::Exchange &exchange)
{
    return exchange.answeredBy == traffic::AnsweredBy::Gateway ||
           (exchange.answeredBy == traffic::AnsweredBy::Upstream &&
            exchange.upstreamKind == traffic::UpstreamKind::Echo);
}

} // namespace

class ExchangeChecker::Private
{
public:
    explicit Private(std::shared_ptr<const description::Description> api)
        : description(std::move(api))
        , requests(description, {traffic::Redacted.toByteArray(), true})
        , responses(description, {traffic::Redacted.toByteArray(), true})
        , places(*description, requests.operations())
    {}

    void checkRequest(const traffic::Exchange &exchange, const conformance::PathMatch &match, const QByteArray &target,
                      ExchangeResult &result);
    void checkResponse(const traffic::Exchange &exchange, const conformance::PathMatch &match, ExchangeResult &result);
    [[nodiscard]] bool isFinding(const RequestFinding &finding, const traffic::Exchange &exchange,
                                 const conformance::PathMatch &match);
    /** Returns the operation for an exchange. One that the gateway served belongs to the API, whatever its URL. */
    [[nodiscard]] std::optional<RoutedUrl> route(const QByteArray &url, const traffic::Exchange &exchange) const;
    /** True if the version of the description has a field for operations with a method. */
    [[nodiscard]] bool canDescribe(const QByteArray &method) const
    {
        const auto version = description->version();
        return openapi::isMethod(method.toLower()) || (version && specification::Since32.contain(*version));
    }
    [[nodiscard]] QString entry() const { return description->entry()->address(); }

    std::shared_ptr<const description::Description> description;
    conformance::RequestChecker requests;
    conformance::ResponseChecker responses;
    ApiPlaces places;
};

std::optional<RoutedUrl> ExchangeChecker::Private::route(const QByteArray &url, const traffic::Exchange &exchange) const
{
    const http::RequestHead &head = exchange.request;
    const auto below = places.route(head.method, url, requests.operations());
    const auto target = servedTarget(exchange);
    if (!target || (below && below->match && below->match->operation >= 0))
        return below;
    return RoutedUrl{*target, requests.operations().find(head.method, http::splitTarget(*target).path)};
}

bool ExchangeChecker::Private::isFinding(const RequestFinding &finding, const traffic::Exchange &exchange,
                                         const conformance::PathMatch &match)
{
    switch (finding.part) {
    case RequestPart::Security:
        return !exchange.reachedUpstream || !requests.hasCredentials(match, exchange.upstreamRequest);
    case RequestPart::Header:
        return !isAddedByGateway(exchange, finding.name);
    case RequestPart::Query:
        return finding.fault != RequestFinding::Fault::NotDescribed || !isSecretParameter(finding.name);
    default:
        return true;
    }
}

void ExchangeChecker::Private::checkRequest(const traffic::Exchange &exchange, const conformance::PathMatch &match,
                                            const QByteArray &target, ExchangeResult &result)
{
    http::RequestHead head = exchange.request;
    head.target = target;
    const auto body = requestBodyOf(exchange);
    result.uncheckedBodies += body ? 0 : 1;
    // What the server refused is the server's contract kept.
    const bool isRefused = exchange.response.status >= 400 && exchange.response.status <= 499;
    FindingCollector collector(result);
    for (const RequestFinding &finding : requests.check(match, head, body.value_or(QByteArray()), recordOf(body))) {
        if (!isFinding(finding, exchange, match))
            continue;
        ExchangeFinding found{Severity::Error, partOf(finding.part), faultOf(finding.fault),
                              finding.name,    finding.instance,     {},
                              finding.place};
        if (finding.schema) {
            found.reasons.append(*finding.schema);
            found.severity = severityOf(*finding.schema);
        } else if (found.fault == ExchangeFault::NotDescribed) {
            found.severity = found.part == ExchangePart::Query ? Severity::Warning : Severity::Information;
        }
        if (isRefused)
            found.severity = Severity::Information;
        collector.add(found);
    }
}

void ExchangeChecker::Private::checkResponse(const traffic::Exchange &exchange, const conformance::PathMatch &match,
                                             ExchangeResult &result)
{
    const int status = exchange.response.status;
    result.isForeignResponse = isForeignResponse(exchange);
    if (status == 0 || result.isForeignResponse)
        return; // There was no response of the API.
    const auto body = responseBodyOf(exchange);
    const bool canHaveBody = http::canHaveBody(exchange.request.method, status);
    const openapi::PathItem &item = requests.operations().items().at(match.item);
    const ResponseCheck check = responses.check(item, item.operations.at(match.operation), status,
                                                exchange.response.headers, body.value_or(QByteArray()),
                                                canHaveBody ? recordOf(body) : conformance::BodyRecord::Absent);
    result.uncheckedBodies += !body || check.content == ResponseCheck::Content::NotComparable ? 1 : 0;
    FindingCollector collector(result);
    const auto add = [&](Severity severity, ExchangePart part, ExchangeFault fault, const QByteArray &name,
                         const Place &place) {
        collector.add({severity, part, fault, name, {}, {}, place});
    };
    if (!check.isDocumented && isUpgrade(exchange))
        return; // Like a preflight, it belongs to the protocol.
    if (!check.isDocumented)
        return add(Severity::Error, ExchangePart::Status, ExchangeFault::NotDescribed, QByteArray::number(status),
                   check.place);
    for (const conformance::HeaderFinding &header : check.headers) {
        using HeaderFault = conformance::HeaderFinding::Fault;
        const ExchangeFault fault = header.fault == HeaderFault::Missing    ? ExchangeFault::Missing
                                    : header.fault == HeaderFault::NotValid ? ExchangeFault::NotValid
                                                                            : ExchangeFault::NotReadable;
        ExchangeFinding finding{Severity::Error, ExchangePart::ResponseHeader, fault, header.name, {}, {},
                                header.place};
        if (header.schema) {
            finding.instance = header.schema->instance;
            finding.reasons.append(*header.schema);
            finding.severity = severityOf(*header.schema);
        }
        collector.add(finding);
    }
    const bool hasBody = body && !body->isEmpty();
    if (check.content == ResponseCheck::Content::NotAllowed) {
        // Programs that write no header fields leave the media type away, too.
        if (!check.name.isEmpty() || !exchange.response.headers.isEmpty())
            add(Severity::Error, ExchangePart::ResponseMediaType,
                check.name.isEmpty() ? ExchangeFault::Missing : ExchangeFault::NotAllowed, check.name, check.place);
    } else if (check.content == ResponseCheck::Content::NotReadable) {
        add(Severity::Error, ExchangePart::ResponseBody, ExchangeFault::NotReadable, check.name, check.place);
    } else if (hasBody && !check.hasContent) {
        add(Severity::Information, ExchangePart::ResponseBody, ExchangeFault::NotDescribed, {}, check.place);
    }
    for (qsizetype i = 0; i < check.findings.size(); ++i) {
        const schema::Finding &reason = check.findings.at(i);
        collector.add({severityOf(reason),
                       ExchangePart::ResponseBody,
                       ExchangeFault::NotValid,
                       {},
                       reason.instance,
                       {reason},
                       check.findingPlaces.at(i)});
    }
    for (const conformance::UndocumentedProperty &property : check.undocumented) {
        collector.add({Severity::Information,
                       ExchangePart::ResponseBody,
                       ExchangeFault::NotDescribed,
                       {},
                       property.instance,
                       {},
                       property.schema});
    }
}

ExchangeChecker::ExchangeChecker(std::shared_ptr<const description::Description> description)
    : d(std::make_unique<Private>(std::move(description)))
{}

ExchangeChecker::~ExchangeChecker() = default;

ExchangeResult ExchangeChecker::check(const QByteArray &url, const traffic::Exchange &exchange)
{
    ExchangeResult result;
    const auto routed = d->route(url, exchange);
    if (!routed) {
        result.kind = ExchangeResult::Kind::OtherApi;
        return result;
    }
    if (isPreflight(exchange.request)) {
        result.kind = ExchangeResult::Kind::Preflight;
        return result;
    }
    result.target = routed->target;
    result.isUnsent = exchange.answeredBy == traffic::AnsweredBy::Gateway && !exchange.reachedUpstream;
    if (routed->match && routed->match->operation >= 0) {
        const openapi::PathItem &item = d->requests.operations().items().at(routed->match->item);
        result.number = {routed->match->item, routed->match->operation};
        result.operation = operationText(item.path, item.operations.at(routed->match->operation).method);
        d->checkRequest(exchange, *routed->match, routed->target, result);
        d->checkResponse(exchange, *routed->match, result);
        return result;
    }
    const bool isContradiction = isServed(exchange) && d->canDescribe(exchange.request.method);
    ExchangeFinding finding{isContradiction ? Severity::Error : Severity::Information,
                            ExchangePart::Route,
                            ExchangeFault::NotDescribed,
                            {},
                            {},
                            {},
                            {d->entry(), {"paths"}}};
    if (routed->match) {
        const openapi::PathItem &item = d->requests.operations().items().at(routed->match->item);
        result.number.item = routed->match->item;
        finding.part = ExchangePart::Method;
        finding.name = exchange.request.method;
        finding.place = {item.address.isEmpty() ? d->entry() : item.address, item.target};
    }
    result.findings.append(finding);
    return result;
}

std::optional<document::Value> ExchangeChecker::valueOf(const QByteArray &url, const traffic::Exchange &exchange,
                                                        const ExchangeFinding &finding)
{
    const auto routed = d->route(url, exchange);
    if (!routed || !routed->match || routed->match->operation < 0)
        return std::nullopt;
    if (const auto part = requestPartOf(finding.part)) {
        http::RequestHead head = exchange.request;
        head.target = routed->target;
        return d->requests.valueOf(*routed->match, head, requestBodyOf(exchange).value_or(QByteArray()), *part,
                                   finding.name);
    }
    const bool isHeader = finding.part == ExchangePart::ResponseHeader;
    if (!isHeader && finding.part != ExchangePart::ResponseBody)
        return std::nullopt;
    const openapi::PathItem &item = d->requests.operations().items().at(routed->match->item);
    return d->responses.valueOf(item, item.operations.at(routed->match->operation), exchange.response.status,
                                exchange.response.headers, responseBodyOf(exchange).value_or(QByteArray()),
                                isHeader ? finding.name : QByteArray());
}

} // namespace exchangecheck
