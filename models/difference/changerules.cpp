#include "changerules.h"

#include "rulelookup.h"

namespace difference {

namespace {

struct ScopeName {
    Scope scope;
    const char *prefix;
    bool isRequest;
};

constexpr std::array ScopeNames{
    ScopeName{Scope::RequestBody, "request-body-", true},
    ScopeName{Scope::RequestReadOnlyProperty, "request-read-only-property-", true},
    ScopeName{Scope::RequestParameterProperty, "request-parameter-property-", true},
    ScopeName{Scope::RequestProperty, "request-property-", true},
    ScopeName{Scope::RequestParameter, "request-parameter-", true},
    ScopeName{Scope::ResponseBody, "response-body-", false},
    ScopeName{Scope::ResponseWriteOnlyProperty, "response-write-only-property-", false},
    ScopeName{Scope::ResponseProperty, "response-property-", false},
    ScopeName{Scope::ResponseHeaderProperty, "response-header-property-", false},
    ScopeName{Scope::ResponseHeader, "response-header-", false},
};

constexpr std::array SchemaScopes = [] {
    std::array<Scope, ScopeNames.size()> scopes{};
    for (std::size_t i = 0; i < scopes.size(); ++i)
        scopes[i] = ScopeNames[i].scope;
    return scopes;
}();

const ScopeName *nameOf(Scope scope)
{
    for (const ScopeName &each : ScopeNames) {
        if (each.scope == scope)
            return &each;
    }
    return nullptr;
}

const ChangeRule *ruleIn(QStringView name, bool isScoped)
{
    for (const ChangeRuleGroup &group : ChangeRuleTables) {
        for (const ChangeRule &rule : group.rules) {
            if (group.isScoped == isScoped && name == QLatin1String(rule.name))
                return &rule;
        }
    }
    return nullptr;
}

} // namespace

std::span<const ChangeRuleGroup> changeRuleGroups()
{
    return ChangeRuleTables;
}

std::span<const Scope> schemaScopes()
{
    return SchemaScopes;
}

QString prefixOf(Scope scope)
{
    const ScopeName *name = nameOf(scope);
    return name ? QString::fromLatin1(name->prefix) : QString();
}

bool hasScope(const ChangeRule &rule, Scope scope)
{
    using enum Scope;
    const auto is = [&](const ChangeRule &other) { return &rule == &other; };
    switch (scope) {
    case ResponseWriteOnlyProperty: // Only these say that a property is write-only.
        return is("enum-value-added"_change) || is("became-optional"_change) || is("became-required"_change);
    case RequestReadOnlyProperty:
        return !is("type-specialized"_change) && !is("if-changed"_change);
    case RequestBody:
    case RequestProperty:
    case RequestParameter: // A type that refuses values of requests counts as changed.
        return !is("type-specialized"_change);
    case RequestParameterProperty:
    case ResponseHeaderProperty: // How members of objects are written as text is up to the server.
        return !is("type-generalized"_change);
    default:
        return true;
    }
}

std::optional<NamedRule> findChangeRule(const QString &id)
{
    if (const ChangeRule *rule = ruleIn(id, false))
        return NamedRule{rule, Scope::None};
    for (const ScopeName &each : ScopeNames) {
        const QLatin1String prefix(each.prefix);
        if (!id.startsWith(prefix))
            continue;
        const ChangeRule *rule = ruleIn(QStringView(id).sliced(prefix.size()), true);
        if (rule && hasScope(*rule, each.scope))
            return NamedRule{rule, each.scope};
    }
    return std::nullopt;
}

bool isOfRequest(Scope scope)
{
    const ScopeName *name = nameOf(scope);
    return name && name->isRequest;
}

} // namespace difference
