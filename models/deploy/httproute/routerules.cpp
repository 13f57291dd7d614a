#include "routerules.h"

#include "listenpath.h"

#include <QRegularExpression>

#include <algorithm>

namespace deploy {

namespace {

/** The listen path without the slash at its end, except `/`. */
QByteArray bareOf(const QByteArray &listenPath)
{
    return listenPath.size() > 1 && listenPath.endsWith('/') ? listenPath.chopped(1) : listenPath;
}

bool isPathValue(const QByteArray &path)
{
    static const QRegularExpression valid(u"\\A(?:[-A-Za-z0-9/._~!$&'()*+,;=:@]|%[0-9a-fA-F]{2})+\\z"_qs);
    const QByteArray framed = path + '/';
    const bool hasOddSegment = path.contains("//") || framed.contains("/./") || framed.contains("/../");
    return path.startsWith('/') && path.size() <= httproute::MaximumPath && !hasOddSegment &&
           !path.toLower().contains("%2f") && valid.match(QString::fromLatin1(path)).hasMatch();
}

/** The rewrite of the paths below the listen path. */
PathRewrite prefixRewrite(const PlannedRoute &route)
{
    const QByteArray prefix = bareOf(route.listenPath);
    QByteArray sent = route.upstream.basePath;
    if (!route.stripsListenPath && prefix != "/")
        sent += prefix;
    if (sent.isEmpty())
        sent = "/";
    return sent == prefix ? PathRewrite() : PathRewrite{PathRewrite::Type::ReplacePrefixMatch, sent};
}

/** The path that the gateway sends for the listen path itself, which has a slash at its end, after `rewrite`. Returns
 * std::nullopt where it is not specified. */
std::optional<QByteArray> rewritten(const QByteArray &listenPath, const PathRewrite &rewrite)
{
    if (rewrite.type == PathRewrite::Type::None)
        return listenPath;
    if (listenPath == "/")
        return std::nullopt;
    return rewrite.value == "/" ? rewrite.value : rewrite.value + '/';
}

PathRewrite fullRewrite(const PlannedRoute &route, const QByteArray &path)
{
    const QByteArray sent = route.sentFor(path);
    return sent == path ? PathRewrite() : PathRewrite{PathRewrite::Type::ReplaceFullPath, sent};
}

/** Adds an exact path to the rule with the same rewrite. */
void addExact(QList<RouteRule> &rules, const QByteArray &path, const PathRewrite &rewrite)
{
    const PathMatch match{PathMatch::Type::Exact, path};
    const auto same = std::find_if(rules.begin(), rules.end(),
                                   [&](const RouteRule &rule) { return rule.rewrite == rewrite; });
    if (same != rules.end())
        same->matches.append(match);
    else
        rules.append({{match}, rewrite});
}

} // namespace

RouteRules::RouteRules(const ExportPlan &plan, const ExportPlan &written)
{
    for (const PlannedRoute &route : written.routes)
        m_listenPaths.insert(route.listenPath);
    QList<routing::ListenPath> all;
    for (const PlannedRoute &route : plan.routes)
        all.append(routing::ListenPath(route.listenPath));
    for (const PlannedRoute &route : written.routes) {
        const QByteArray path = bareOf(route.listenPath);
        if (path == route.listenPath)
            continue;
        qsizetype owner = 0;
        while (owner < all.size() && !all[owner].match(path))
            ++owner;
        const PlannedRoute *const found = owner < all.size() ? &plan.routes[owner] : nullptr;
        if (found && m_listenPaths.contains(found->listenPath) &&
            found->upstream.basePath.size() + path.size() <= httproute::MaximumPath)
            m_exact[found->listenPath].append(path);
        else
            m_bare.insert(route.listenPath);
    }
}

bool RouteRules::hasPrefixRule(const PlannedRoute &route) const
{
    // Of two equal prefixes, the one for the longer listen path is written.
    return route.endsInSlash() || !m_listenPaths.contains(route.listenPath + '/');
}

QList<RouteRule> RouteRules::rulesOf(const PlannedRoute &route) const
{
    QList<RouteRule> rules;
    for (const QByteArray &path : m_exact.value(route.listenPath))
        addExact(rules, path, route.refusal ? PathRewrite() : fullRewrite(route, path));
    if (!hasPrefixRule(route))
        return rules;
    const PathRewrite rewrite = route.refusal ? PathRewrite() : prefixRewrite(route);
    const bool isExactOther = !route.refusal && route.endsInSlash() &&
                              rewritten(route.listenPath, rewrite) != route.sentFor(route.listenPath);
    if (isExactOther)
        addExact(rules, route.listenPath, fullRewrite(route, route.listenPath));
    rules.append({{{PathMatch::Type::PathPrefix, bareOf(route.listenPath)}}, rewrite});
    return rules;
}

bool canMatchListenPath(const PlannedRoute &route)
{
    return route.isLiteral() && isPathValue(route.listenPath) && isPathValue(bareOf(route.listenPath));
}

QList<QList<RouteRule>> splitRules(const QList<RouteRule> &rules)
{
    QList<QList<RouteRule>> routes;
    qsizetype matches = 0;
    const auto append = [&](const RouteRule &rule) {
        const bool isFull = routes.isEmpty() || routes.last().size() == httproute::MaximumRules ||
                            matches + rule.matches.size() > httproute::MaximumMatches;
        if (isFull) {
            routes.append(QList<RouteRule>());
            matches = 0;
        }
        routes.last().append(rule);
        matches += rule.matches.size();
    };
    for (const RouteRule &rule : rules) {
        for (qsizetype i = 0; i < rule.matches.size(); i += httproute::MaximumMatchesOfRule)
            append({rule.matches.mid(i, httproute::MaximumMatchesOfRule), rule.rewrite});
    }
    return routes;
}

} // namespace deploy
