#include "httproutemanifest.h"

#include "configurationtext.h"

namespace deploy {

namespace {

constexpr char RouteApi[] = "gateway.networking.k8s.io/v1";
constexpr char FilterGroup[] = "gateway.envoyproxy.io";
constexpr char FilterKind[] = "HTTPRouteFilter";
/** The key of the title of a definition in annotations. */
constexpr char TitleAnnotation[] = "gatewright.org/api";
constexpr qsizetype LongestTitle = 200;

YamlNode objectOf(const char *api, const char *kind, const YamlNode &metadata)
{
    YamlNode object;
    object.add("apiVersion", api).add("kind", kind).add("metadata", metadata);
    return object;
}

YamlNode named(const QByteArray &name)
{
    return YamlNode().add("name", name);
}

YamlNode matchesOf(const RouteRule &rule)
{
    QList<YamlNode> matches;
    for (const PathMatch &match : rule.matches) {
        YamlNode path;
        path.add("type", match.type == PathMatch::Type::Exact ? "Exact" : "PathPrefix").add("value", match.value);
        matches.append(YamlNode().add("path", path));
    }
    return YamlNode(matches);
}

/** The filter that sets the path and the Host field; an empty mapping if it changes neither. */
YamlNode rewriteOf(const DefinitionRoutes &routes, const RouteRule &rule)
{
    YamlNode rewrite;
    if (!routes.hostname.isEmpty())
        rewrite.add("hostname", routes.hostname);
    if (rule.rewrite.type == PathRewrite::Type::ReplaceFullPath)
        rewrite.add("path", YamlNode().add("type", "ReplaceFullPath").add("replaceFullPath", rule.rewrite.value));
    else if (rule.rewrite.type == PathRewrite::Type::ReplacePrefixMatch)
        rewrite.add("path", YamlNode().add("type", "ReplacePrefixMatch").add("replacePrefixMatch", rule.rewrite.value));
    return rewrite;
}

/** The filter of a rule that refers to the filter of Envoy Gateway, as comments. */
QStringList gapComment(const CredentialGap &gap)
{
    YamlNode reference;
    reference.add("group", FilterGroup).add("kind", FilterKind).add("name", gap.filter);
    const YamlNode filters(QList<YamlNode>{YamlNode().add("type", "ExtensionRef").add("extensionRef", reference)});
    return QStringList{
               u"GAP: the credential of the upstream. An HTTPRoute can't read a Secret, so that requests have no"_qs,
               u"%1. With Envoy Gateway, replace the next filter by this one, and see the end of the file:"_qs.arg(
                   QString::fromLatin1(gap.headerName))} +
           filters.lines();
}

YamlNode filtersOf(const DefinitionRoutes &routes, const RouteRule &rule, bool isRewritten)
{
    QList<YamlNode> filters;
    if (isRewritten)
        filters.append(YamlNode().add("type", "URLRewrite").add("urlRewrite", rewriteOf(routes, rule)));
    if (routes.gap) {
        const YamlNode removed(QList<YamlNode>{routes.gap->headerName});
        YamlNode filter;
        filter.add("type", "RequestHeaderModifier").add("requestHeaderModifier", YamlNode().add("remove", removed));
        filters.append(filter.comment(gapComment(*routes.gap)));
    }
    return YamlNode(filters);
}

YamlNode backendOf(const DefinitionRoutes &routes)
{
    YamlNode backend = named(routes.backend.service);
    if (!routes.backend.namespaceName.isEmpty())
        backend.add("namespace", routes.backend.namespaceName);
    backend.add("port", qint64(routes.backend.port));
    // The specification of Gateway API asks for 500 only if there is a reference.
    if (routes.isRefused)
        backend.comment(
            {u"There is no such Service: requests are answered with 500. See the report of the export."_qs});
    return YamlNode(QList<YamlNode>{backend});
}

/** The filter of Envoy Gateway that reads a credential, as comments with instructions. */
QStringList filterComment(const CredentialGap &gap)
{
    YamlNode injection;
    injection.add("overwrite", true).add("header", gap.headerName);
    injection.add("credential", YamlNode().add("valueRef", named(gap.secret)));
    YamlNode filter = objectOf("gateway.envoyproxy.io/v1alpha1", FilterKind, named(gap.filter));
    filter.add("spec", YamlNode().add("credentialInjection", injection));
    return QStringList{u"For Envoy Gateway: the filter "_qs + QString::fromLatin1(gap.filter) + u", which reads the"_qs,
                       u"Secret %1. Its key “credential” has the value"_qs.arg(QString::fromLatin1(gap.secret)),
                       u"of the field: “Basic ”, followed by the base64 of user:password."_qs} +
           filter.lines();
}

YamlNode serviceOf(const UpstreamService &service)
{
    YamlNode port;
    if (!service.portName.isEmpty())
        port.add("name", service.portName);
    port.add("port", qint64(service.port)).add("protocol", "TCP");
    YamlNode spec;
    if (!service.isAddress)
        spec.add("type", "ExternalName").add("externalName", service.host);
    spec.add("ports", YamlNode(QList<YamlNode>{port}));
    return objectOf("v1", "Service", named(service.name)).add("spec", spec);
}

YamlNode endpointsOf(const UpstreamService &service)
{
    YamlNode metadata = named(service.name);
    metadata.add("labels", YamlNode().add("kubernetes.io/service-name", service.name));
    const YamlNode addresses(QList<YamlNode>{service.host});
    YamlNode port;
    port.add("port", qint64(service.port)).add("protocol", "TCP");
    YamlNode slice = objectOf("discovery.k8s.io/v1", "EndpointSlice", metadata);
    slice.add("addressType", service.host.contains(':') ? "IPv6" : "IPv4");
    slice.add("ports", YamlNode(QList<YamlNode>{port}));
    return slice.add("endpoints", YamlNode(QList<YamlNode>{YamlNode().add("addresses", addresses)}));
}

/** The comment above the name of a port that the user has to replace; empty for other names. */
QStringList portComment(const UpstreamTls &tls)
{
    if (!tls.isPlaceholder)
        return {};
    return {u"Replace this by the name of port %1 in the Service."_qs.arg(tls.backend.port)};
}

YamlNode policyOf(const UpstreamTls &tls)
{
    YamlNode metadata = named(tls.name);
    if (!tls.backend.namespaceName.isEmpty())
        metadata.add("namespace", tls.backend.namespaceName);
    YamlNode target;
    target.add("group", "").add("kind", "Service").add("name", tls.backend.service);
    if (!tls.portName.isEmpty())
        target.add("sectionName", YamlNode(tls.portName).comment(portComment(tls)));
    YamlNode validation;
    validation.add("hostname", tls.hostname).add("wellKnownCACertificates", "System");
    YamlNode spec;
    spec.add("targetRefs", YamlNode(QList<YamlNode>{target})).add("validation", validation);
    return objectOf(RouteApi, "BackendTLSPolicy", metadata).add("spec", spec);
}

} // namespace

void HttpRouteManifest::add(const DefinitionRoutes &routes)
{
    for (qsizetype i = 0; i < routes.names.size(); ++i)
        m_documents.append(routeOf(routes, i));
    if (routes.gap)
        m_trailing += QStringList{QString()} + filterComment(*routes.gap);
}

YamlNode HttpRouteManifest::routeOf(const DefinitionRoutes &routes, qsizetype index) const
{
    QList<YamlNode> rules;
    for (const RouteRule &each : routes.rules[index]) {
        YamlNode rule;
        rule.add("matches", matchesOf(each));
        const bool isRewritten = !routes.hostname.isEmpty() || each.rewrite.type != PathRewrite::Type::None;
        // A rule must have no filter to be answered with 500.
        if (!routes.isRefused && (isRewritten || routes.gap))
            rule.add("filters", filtersOf(routes, each, isRewritten));
        rules.append(rule.add("backendRefs", backendOf(routes)));
    }
    YamlNode metadata = named(routes.names[index]);
    metadata.add("annotations", YamlNode().add(TitleAnnotation, routes.apiName.left(LongestTitle)));
    YamlNode spec;
    spec.add("parentRefs", YamlNode(QList<YamlNode>{YamlNode().add("name", m_gateway)}));
    spec.add("rules", YamlNode(rules));
    YamlNode route = objectOf(RouteApi, "HTTPRoute", metadata).add("spec", spec);
    return route.comment({routeComment(routes.apiName, routes.definition)});
}

void HttpRouteManifest::add(const QList<UpstreamService> &services, const QList<UpstreamTls> &tls)
{
    for (const UpstreamService &service : services) {
        m_documents.append(serviceOf(service));
        if (service.isAddress)
            m_documents.append(endpointsOf(service));
    }
    for (const UpstreamTls &policy : tls)
        m_documents.append(policyOf(policy));
}

QByteArray HttpRouteManifest::bytes() const
{
    QByteArray bytes;
    for (const YamlNode &document : m_documents)
        bytes += (bytes.isEmpty() ? QByteArray() : QByteArray("---\n")) + document.document();
    for (const QString &line : m_trailing)
        bytes += line.isEmpty() ? QByteArray("\n") : "# " + line.toUtf8() + '\n';
    return bytes;
}

} // namespace deploy
