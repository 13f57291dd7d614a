#pragma once

#include "changerule.h"

#include <QString>

#include <optional>

namespace difference {

/** The values that a rule's id can begin with: the place of a schema in a message. */
enum class Scope : quint8 {
    None,
    RequestBody,
    RequestProperty,
    RequestReadOnlyProperty,
    RequestParameter,
    RequestParameterProperty,
    ResponseBody,
    ResponseProperty,
    ResponseWriteOnlyProperty,
    ResponseHeader,
    ResponseHeaderProperty,
};

/** Returns all rules, grouped by subject. */
[[nodiscard]] std::span<const ChangeRuleGroup> changeRuleGroups();

/** Returns the scopes that the ids of schema rules can begin with. */
[[nodiscard]] std::span<const Scope> schemaScopes();

/** Returns true if a comparison can give the id that begins with a scope and ends with the name of a schema rule. */
[[nodiscard]] bool hasScope(const ChangeRule &rule, Scope scope);

/** Returns the beginning of an id, such as `request-body-`; empty for Scope::None. */
[[nodiscard]] QString prefixOf(Scope scope);

/** A rule that an id names, with the scope of the id. */
struct NamedRule {
    const ChangeRule *rule = nullptr;
    Scope scope = Scope::None;
};

/** Returns the rule with an id, or std::nullopt if there is none. */
[[nodiscard]] std::optional<NamedRule> findChangeRule(const QString &id);

/** Returns true for scopes of messages that clients send, unless they belong to a webhook or callback. */
[[nodiscard]] bool isOfRequest(Scope scope);

} // namespace difference
