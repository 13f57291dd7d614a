#include "apicomparison.h"

#include "rulelookup.h"
#include "securitycomparison.h"

#include <algorithm>

namespace difference {

namespace {

const Origin DocumentOrigin;

void compareServers(const Comparer &comparer)
{
    const Places places{comparer.before.root().at("servers"), comparer.now.root().at("servers")};
    const auto urlsOf = [](const Located &servers) {
        QStringList urls;
        for (qsizetype i = 0; servers.node.isSequence() && i < servers.node.childCount(); ++i)
            urls.append(servers.at(i).member("url").text());
        return urls;
    };
    const QStringList before = urlsOf(places.before);
    const QStringList now = urlsOf(places.now);
    for (const QString &url : before) {
        if (!now.contains(url))
            comparer.report.add("server-removed"_change, DocumentOrigin, true, places, {url});
    }
    for (const QString &url : now) {
        if (!before.contains(url))
            comparer.report.add("server-added"_change, DocumentOrigin, true, places, {url});
    }
}

void compareScopes(const Comparer &comparer, const QString &scheme, const Places &flows)
{
    const QList<LocatedMember> before = Side::members(flows.before.at("scopes"));
    const QList<LocatedMember> now = Side::members(flows.now.at("scopes"));
    for (const LocatedMember &scope : before) {
        const auto same = std::ranges::find(now, scope.key, &LocatedMember::key);
        const QStringList arguments = {scheme, QString::fromUtf8(scope.key)};
        if (same == now.end())
            comparer.report.add("api-security-component-oauth-scope-removed"_change, DocumentOrigin, true, flows,
                                arguments);
        else if (same->value.node.bytes() != scope.value.node.bytes())
            comparer.report.add("api-security-component-oauth-scope-changed"_change, DocumentOrigin, true, flows,
                                arguments);
    }
    for (const LocatedMember &scope : now) {
        if (std::ranges::find(before, scope.key, &LocatedMember::key) == before.end())
            comparer.report.add("api-security-component-oauth-scope-added"_change, DocumentOrigin, true, flows,
                                {scheme, QString::fromUtf8(scope.key)});
    }
}

void compareText(const Comparer &comparer, const ChangeRule &rule, const QString &scheme, const Places &objects,
                 const QByteArray &field)
{
    const QString before = objects.before.member(field).text();
    const QString now = objects.now.member(field).text();
    if (before != now)
        comparer.report.add(rule, DocumentOrigin, true, objects, {scheme, before, now});
}

void compareScheme(const Comparer &comparer, const QString &name, const Places &schemes)
{
    compareText(comparer, "api-security-component-type-changed"_change, name, schemes, "type");
    for (const LocatedMember &flow : Side::members(schemes.before.at("flows"))) {
        const Places flows{flow.value, schemes.now.at("flows").at(flow.key)};
        if (!flows.now.exists())
            continue;
        compareText(comparer, "api-security-component-oauth-url-changed"_change, name, flows, "authorizationUrl");
        compareText(comparer, "api-security-component-oauth-token-url-changed"_change, name, flows, "tokenUrl");
        compareScopes(comparer, name, flows);
    }
}

void compareSchemes(const Comparer &comparer)
{
    const auto schemesOf = [](Side &side) {
        return side.followedMembers(side.root().at("components").at("securitySchemes"));
    };
    const QList<LocatedMember> before = schemesOf(comparer.before);
    const QList<LocatedMember> now = schemesOf(comparer.now);
    for (const LocatedMember &scheme : before) {
        const auto same = std::ranges::find(now, scheme.key, &LocatedMember::key);
        const QString name = QString::fromUtf8(scheme.key);
        if (same == now.end())
            comparer.report.add("api-security-component-removed"_change, DocumentOrigin, true, {scheme.value, {}},
                                {name});
        else
            compareScheme(comparer, name, {scheme.value, same->value});
    }
    for (const LocatedMember &scheme : now) {
        if (std::ranges::find(before, scheme.key, &LocatedMember::key) == before.end())
            comparer.report.add("api-security-component-added"_change, DocumentOrigin, true, {{}, scheme.value},
                                {QString::fromUtf8(scheme.key)});
    }
}

} // namespace

void compareDocuments(const Comparer &comparer)
{
    compareDocumentSecurity(comparer);
    compareSchemes(comparer);
    compareServers(comparer);
}

} // namespace difference
