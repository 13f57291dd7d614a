#include "contractcheck.h"

#include "apichange.h"
#include "recordedbody.h"

namespace recorded {

using conformance::ResponseCheck;

namespace {

/** The largest number of servers whose paths are tried. */
constexpr qsizetype MaximumServers = 50;

/** The path of a server's URL; std::nullopt for a URL with variables. */
std::optional<QByteArray> pathOfServer(const QByteArray &url)
{
    const qsizetype scheme = url.indexOf("://");
    const qsizetype start = scheme < 0 ? 0 : url.indexOf('/', scheme + 3);
    QByteArray path = start < 0 ? QByteArray() : url.sliced(start);
    if (path.contains('{') || (!path.isEmpty() && !path.startsWith('/')))
        return std::nullopt;
    while (path.endsWith('/'))
        path.chop(1);
    return path;
}

QList<QByteArray> basePathsOf(const description::Description &description)
{
    QList<QByteArray> paths = {QByteArray()};
    const document::Node servers = description.entry()->snapshot().at({"servers"}).resolved();
    for (qsizetype i = 0; servers.isSequence() && i < servers.childCount() && i < MaximumServers; ++i) {
        const auto path = pathOfServer(servers.childAt(i).resolved().member("url").resolved().bytes());
        if (path && !paths.contains(*path))
            paths.append(*path);
    }
    return paths;
}

QByteArray pathIn(const QByteArray &target)
{
    const qsizetype query = target.indexOf('?');
    return query < 0 ? target : target.first(query);
}

} // namespace

ContractCheck::ContractCheck(const description::Description &description)
    : m_description(std::make_shared<const description::Description>(description))
    , m_requests(m_description)
    , m_responses(m_description)
    , m_basePaths(basePathsOf(description))
{}

std::optional<ContractCheck::Found> ContractCheck::find(const http::RequestHead &head) const
{
    for (const QByteArray &base : m_basePaths) {
        if (!head.target.startsWith(base + '/'))
            continue;
        Found found{{}, head};
        found.head.target = head.target.sliced(base.size());
        const auto match = m_requests.operations().find(head.method, pathIn(found.head.target));
        if (!match || match->operation < 0)
            continue;
        found.match = *match;
        return found;
    }
    return std::nullopt;
}

ContractResult ContractCheck::check(const traffic::Exchange &exchange)
{
    const auto found = find(exchange.request);
    if (!found)
        return {{}, {Misfit()}};
    const openapi::PathItem &item = m_requests.operations().items()[found->match.item];
    const openapi::Operation &operation = item.operations[found->match.operation];
    ContractResult result;
    result.operation = difference::operationName(operation.method, item.path);
    checkRequest(exchange, *found, result);
    checkResponse(exchange, *found, result);
    return result;
}

void ContractCheck::checkRequest(const traffic::Exchange &exchange, const Found &found, ContractResult &result)
{
    const auto body = exchangecheck::wholeBody(exchange.requestBody, exchange.request.headers);
    for (const auto &finding : m_requests.check(found.match, found.head, body.value_or(QByteArray()))) {
        const bool isAboutBody = finding.part == conformance::RequestPart::Body;
        if (body || !isAboutBody)
            result.misfits.append({Misfit::Part::Request, finding, {}, 0, {}});
    }
}

void ContractCheck::checkResponse(const traffic::Exchange &exchange, const Found &found, ContractResult &result)
{
    const int status = exchange.response.status;
    const auto body = exchangecheck::wholeBody(exchange.responseBody, exchange.response.headers);
    if (status == 0)
        return; // There was no response.
    const openapi::PathItem &item = m_requests.operations().items()[found.match.item];
    const ResponseCheck check = m_responses.check(item, item.operations[found.match.operation], status,
                                                  exchange.response.headers, body.value_or(QByteArray()));
    const auto add = [&](Misfit::Part part) { result.misfits.append({part, {}, {}, status, check.name}); };
    if (!check.isDocumented)
        return add(Misfit::Part::Status);
    if (check.content == ResponseCheck::Content::NotAllowed)
        return add(Misfit::Part::MediaType);
    if (!body || body->isEmpty())
        return; // Programs often leave the body away.
    if (check.content == ResponseCheck::Content::NotReadable)
        return add(Misfit::Part::NotReadable);
    for (const schema::Finding &finding : check.findings)
        result.misfits.append({Misfit::Part::Response, {}, finding, status, {}});
}

} // namespace recorded
