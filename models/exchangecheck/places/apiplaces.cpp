#include "apiplaces.h"

#include "definitionview.h"
#include "requestguard.h"
#include "servedtarget.h"
#include "targettext.h"

namespace exchangecheck {

using conformance::OperationIndex;
using conformance::PathMatch;
using document::Node;

namespace {

std::optional<PathMatch> matchOf(QByteArrayView method, const QByteArray &target, const OperationIndex &operations)
{
    return operations.find(method, http::splitTarget(target).path);
}

} // namespace

ApiPlaces::ApiPlaces(const description::Description &description, const OperationIndex &operations)
{
    const document::Snapshot &entry = description.entry()->snapshot();
    addServers(entry.root(), -1, -1);
    const bool hasServers = !m_servers.isEmpty();
    for (qsizetype i = 0; i < operations.items().size(); ++i) {
        const openapi::PathItem &item = operations.items().at(i);
        addServers(item.node, i, -1);
        for (qsizetype at = 0; at < item.operations.size(); ++at)
            addServers(item.operations.at(at).node, i, at);
    }
    if (const definition::DefinitionView view(entry); view.hasExtension())
        m_listenPath.emplace(view.listenPath().value.toUtf8());
    if (!hasServers)
        m_servers.append(Server());
}

void ApiPlaces::addServers(const Node &owner, qsizetype item, qsizetype operation)
{
    const Node servers = owner.member("servers").resolved();
    for (qsizetype i = 0; servers.isSequence() && i < servers.childCount(); ++i) {
        for (const ServerUrl &url : serverUrls(servers.childAt(i).resolved())) {
            if (m_servers.size() < MaximumServers)
                m_servers.append({url, item, operation});
        }
    }
}

std::optional<ApiPlaces::Candidate> ApiPlaces::below(const Server &server, const ServerUrl &url, bool isLoopback,
                                                     QByteArrayView method, const OperationIndex &operations) const
{
    const bool isOrigin = server.url.origin.isEmpty() || server.url.origin == url.origin;
    if (!isOrigin || !url.path.startsWith(server.url.path))
        return std::nullopt;
    const auto target = targetAfter(url.path, server.url.path.size());
    if (!target)
        return std::nullopt;
    Candidate candidate{{*target, matchOf(method, *target, operations)}, server.url.path.size()};
    const auto &match = candidate.routed.match;
    const bool isOther = server.item >= 0 && (!match || match->item != server.item);
    if (isOther || (server.operation >= 0 && match->operation != server.operation))
        return std::nullopt;
    // Without an origin and a path, every URL is below the server.
    const bool isAnywhere = server.url.origin.isEmpty() && server.url.path.isEmpty();
    candidate.isCertain = !isAnywhere || (isLoopback && !m_listenPath);
    return candidate;
}

std::optional<ApiPlaces::Candidate> ApiPlaces::belowListenPath(const ServerUrl &url, QByteArrayView method,
                                                               const OperationIndex &operations) const
{
    const QByteArrayView path = http::splitTarget(url.path).path;
    const auto length = m_listenPath ? m_listenPath->match(path) : std::nullopt;
    const auto target = length ? targetAfter(url.path, *length) : std::nullopt;
    if (!target)
        return std::nullopt;
    return Candidate{{*target, matchOf(method, *target, operations)}, *length, true};
}

std::optional<RoutedUrl> ApiPlaces::route(QByteArrayView method, const QByteArray &text,
                                          const OperationIndex &operations) const
{
    ServerUrl url = splitUrl(text);
    if (!url.path.startsWith('/'))
        url.path.prepend('/');
    const qsizetype scheme = url.origin.indexOf("://");
    const QByteArrayView authority = scheme < 0 ? QByteArrayView() : QByteArrayView(url.origin).sliced(scheme + 3);
    const bool isLoopback = routing::isLoopbackName(http::hostWithoutPort(authority));
    std::optional<Candidate> best;
    const auto rank = [](const Candidate &each) {
        return !each.routed.match ? 0 : each.routed.match->operation < 0 ? 1 : 2;
    };
    const auto take = [&](const std::optional<Candidate> &candidate) {
        if (!candidate || (!candidate->isCertain && !candidate->routed.match))
            return;
        const bool isBetter = !best || rank(*candidate) > rank(*best) ||
                              (rank(*candidate) == rank(*best) && candidate->length > best->length);
        if (isBetter)
            best = candidate;
    };
    for (const Server &server : m_servers)
        take(below(server, url, isLoopback, method, operations));
    if (isLoopback)
        take(belowListenPath(url, method, operations));
    return best ? std::optional(best->routed) : std::nullopt;
}

} // namespace exchangecheck
