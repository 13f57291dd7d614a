#include "scoperules.h"

#include "members.h"

namespace lint {

using document::Node;

void ScopeRules::check(const document::Snapshot &snapshot, const openapi::ReferenceUse &use,
                       const openapi::SetResolution &scheme)
{
    const Node list = snapshot.at(use.pointer).resolved();
    if (!list.isSequence() || list.childCount() == 0)
        return;
    const Scheme &known = read(scheme);
    if (m_version == specification::Version::V30 && !known.typeWithoutScopes.isEmpty()) {
        m_report.addAt("oas3-operation-security-defined"_rule, use.pointer, list.span(),
                       {u"no-scopes"_qs, known.typeWithoutScopes, use.reference});
    }
    for (qsizetype i = 0; known.hasScopes && i < list.childCount(); ++i) {
        const Node scope = list.childAt(i).resolved();
        if (scope.isString() && !known.scopes.contains(scope.bytes())) {
            m_report.addAt("oas3-operation-security-defined"_rule, use.pointer.child(i), list.childAt(i).span(),
                           {u"scope"_qs, scope.text(), use.reference});
        }
    }
}

const ScopeRules::Scheme &ScopeRules::read(const openapi::SetResolution &scheme)
{
    const auto known = m_schemes.constFind(scheme.place);
    return known == m_schemes.constEnd() ? *m_schemes.insert(scheme.place, schemeAt(scheme.node)) : *known;
}

/** Other rules say what is wrong with a scheme. What its scopes are is not known then. */
ScopeRules::Scheme ScopeRules::schemeAt(const Node &node)
{
    Scheme scheme;
    const QByteArray type = node.member("type").resolved().bytes();
    if (type == "apiKey" || type == "http")
        scheme.typeWithoutScopes = QString::fromLatin1(type);
    const Node flows = node.member("flows").resolved();
    if (type != "oauth2" || !flows.isMapping())
        return scheme;
    scheme.hasScopes = true;
    for (const document::Member &flow : document::membersOf(flows)) {
        if (flow.key.startsWith("x-"))
            continue;
        const Node scopes = flow.value.member("scopes").resolved();
        scheme.hasScopes = scheme.hasScopes && scopes.isMapping();
        for (const document::Member &scope : document::membersOf(scopes))
            scheme.scopes.insert(scope.key);
    }
    return scheme;
}

} // namespace lint
