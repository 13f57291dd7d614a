#include "manifest.h"

#include <QRegularExpression>

#include <algorithm>
#include <tuple>

namespace gatewayapi {

namespace {

using document::Node;

template<typename Use>
void forEach(const Node &sequence, const Use &use)
{
    for (qsizetype i = 0; i < sequence.childCount(); ++i)
        use(sequence.childAt(i));
}

Match matchOf(const Node &node)
{
    Match match;
    match.type = node.member("path").member("type").bytes();
    match.path = node.member("path").member("value").bytes();
    return match;
}

Rule ruleOf(const Node &node)
{
    Rule rule;
    forEach(node.member("matches"), [&](const Node &match) { rule.matches.append(matchOf(match)); });
    forEach(node.member("filters"), [&](const Node &filter) {
        const Node rewrite = filter.member("urlRewrite");
        if (rewrite.exists()) {
            rule.hostname = rewrite.member("hostname").bytes();
            rule.rewriteType = rewrite.member("path").member("type").bytes();
            rule.rewriteValue = rule.rewriteType == "ReplaceFullPath"
                                    ? rewrite.member("path").member("replaceFullPath").bytes()
                                    : rewrite.member("path").member("replacePrefixMatch").bytes();
        }
        forEach(filter.member("requestHeaderModifier").member("remove"),
                [&](const Node &name) { rule.removedHeaders.append(name.bytes()); });
    });
    const Node backend = node.member("backendRefs").childAt(0);
    rule.service = backend.member("name").bytes();
    rule.namespaceName = backend.member("namespace").bytes();
    rule.port = backend.member("port").bytes().toLongLong();
    return rule;
}

/** The segments of a path; a slash at the end is ignored. */
QByteArrayList segments(QByteArray path)
{
    if (path.endsWith('/'))
        path.chop(1);
    return path.split('/');
}

bool matchesPrefix(const QByteArray &prefix, const QByteArray &path)
{
    const QByteArrayList wanted = segments(prefix);
    return path.split('/').mid(0, wanted.size()) == wanted;
}

bool hasAll(const QList<NamedValue> &wanted, const QList<NamedValue> &found, Qt::CaseSensitivity names)
{
    return std::all_of(wanted.begin(), wanted.end(), [&](const NamedValue &each) {
        return std::any_of(found.begin(), found.end(), [&](const NamedValue &other) {
            return other.value == each.value && each.name.compare(other.name, names) == 0;
        });
    });
}

bool matches(const Match &match, const Request &request)
{
    const bool isPath = match.type == "Exact" ? request.path == match.path : matchesPrefix(match.path, request.path);
    return isPath && (match.method.isEmpty() || match.method == request.method) &&
           hasAll(match.headers, request.headers, Qt::CaseInsensitive) &&
           hasAll(match.query, request.query, Qt::CaseSensitive);
}

/** Greater for a match with precedence. */
auto rankOf(const Match &match)
{
    const bool isExact = match.type == "Exact";
    return std::tuple(isExact, isExact ? 0 : match.path.size(), !match.method.isEmpty(), match.headers.size(),
                      match.query.size());
}

void checkPath(const Node &path, QStringList &problems)
{
    static const QRegularExpression valid(u"\\A(?:[-A-Za-z0-9/._~!$&'()*+,;=:@]|[%][0-9a-fA-F]{2})+\\z"_qs);
    const QByteArray value = path.member("value").bytes();
    bool isWrong = !value.startsWith('/') || value.endsWith("/..") || value.endsWith("/.");
    for (const char *const forbidden : {"//", "/./", "/../", "%2f", "%2F", "#"})
        isWrong = isWrong || value.contains(forbidden);
    if (isWrong || !valid.match(QString::fromUtf8(value)).hasMatch())
        problems.append(u"path value "_qs + QString::fromUtf8(value));
}

void checkFilters(const Node &rule, QStringList &problems)
{
    QHash<QByteArray, int> types;
    bool replacesPrefix = false;
    forEach(rule.member("filters"), [&](const Node &filter) {
        ++types[filter.member("type").bytes()];
        const Node path = filter.member("urlRewrite").member("path");
        const QByteArray type = path.member("type").bytes();
        if (type == "ReplacePrefixMatch")
            replacesPrefix = true;
        if (path.exists() && ((type == "ReplaceFullPath") != path.member("replaceFullPath").exists() ||
                              (type == "ReplacePrefixMatch") != path.member("replacePrefixMatch").exists()))
            problems.append(u"rewrite type and value"_qs);
        for (const auto &[name, member] :
             {std::pair("URLRewrite", "urlRewrite"), std::pair("RequestHeaderModifier", "requestHeaderModifier"),
              std::pair("ExtensionRef", "extensionRef")}) {
            if ((filter.member("type").bytes() == name) != filter.member(member).exists())
                problems.append(u"filter type and member"_qs);
        }
    });
    for (const int count : std::as_const(types)) {
        if (count > 1)
            problems.append(u"repeated filter"_qs);
    }
    const Node all = rule.member("matches");
    if (replacesPrefix &&
        (all.childCount() != 1 || all.childAt(0).member("path").member("type").bytes() != "PathPrefix"))
        problems.append(u"ReplacePrefixMatch needs exactly one PathPrefix match"_qs);
}

} // namespace

Manifest manifestOf(const document::Snapshot &yaml)
{
    Manifest manifest;
    for (qsizetype i = 0; i < yaml.documentCount(); ++i) {
        const Node root = yaml.root(i);
        const QByteArray name = root.member("metadata").member("name").bytes();
        const QByteArray kind = root.member("kind").bytes();
        if (kind == "HTTPRoute") {
            Route route{name, {}, root.member("metadata").member("annotations").childAt(0).text()};
            forEach(root.member("spec").member("rules"), [&](const Node &rule) { route.rules.append(ruleOf(rule)); });
            manifest.routes.append(route);
        } else if (kind == "Service") {
            const Node port = root.member("spec").member("ports").childAt(0).member("port");
            manifest.ports.insert(name, port.bytes().toLongLong());
            if (root.member("spec").member("externalName").exists())
                manifest.services.insert(name, root.member("spec").member("externalName").bytes());
        } else if (kind == "EndpointSlice") {
            const QByteArray service =
                root.member("metadata").member("labels").member("kubernetes.io/service-name").bytes();
            manifest.services.insert(service,
                                     root.member("endpoints").childAt(0).member("addresses").childAt(0).bytes());
        }
    }
    return manifest;
}

Chosen choose(const QList<Route> &routes, const Request &request)
{
    Chosen best;
    const Match *bestMatch = nullptr;
    for (const Route &route : routes) {
        for (const Rule &rule : route.rules) {
            for (const Match &match : rule.matches) {
                if (!matches(match, request))
                    continue;
                const bool isBetter = !bestMatch || rankOf(match) > rankOf(*bestMatch) ||
                                      (rankOf(match) == rankOf(*bestMatch) && route.name < best.route->name);
                if (!isBetter)
                    continue;
                best = {&route, &rule, match.path};
                bestMatch = &match;
            }
        }
    }
    return best;
}

QByteArray sentPath(const Chosen &chosen, const QByteArray &path)
{
    if (chosen.rule->rewriteType == "ReplaceFullPath")
        return chosen.rule->rewriteValue;
    if (chosen.rule->rewriteType != "ReplacePrefixMatch")
        return path;
    const auto withoutSlash = [](QByteArray text) { return text.endsWith('/') ? text.chopped(1) : text; };
    const QByteArray rest = path.sliced(withoutSlash(chosen.prefix).size());
    const QByteArray sent = withoutSlash(chosen.rule->rewriteValue) + rest;
    return sent.startsWith('/') ? sent : '/' + sent;
}

QStringList ruleProblems(const document::Snapshot &yaml)
{
    constexpr qsizetype maximumMatches = 128;
    QStringList problems;
    for (qsizetype i = 0; i < yaml.documentCount(); ++i) {
        const Node spec = yaml.root(i).member("spec");
        if (yaml.root(i).member("kind").bytes() != "HTTPRoute")
            continue;
        qsizetype count = 0;
        forEach(spec.member("rules"), [&](const Node &rule) {
            count += rule.member("matches").childCount();
            forEach(rule.member("matches"), [&](const Node &match) { checkPath(match.member("path"), problems); });
            checkFilters(rule, problems);
        });
        if (count > maximumMatches)
            problems.append(u"%1 matches"_qs.arg(count));
    }
    return problems;
}

} // namespace gatewayapi
