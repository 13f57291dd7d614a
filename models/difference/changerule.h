#pragma once

#include "apichange.h"

#include <span>

namespace difference {

/** A kind of change. */
struct ChangeRule {
    const char *name; ///< The id, or what follows the scope in the id of a change of a schema.
    Effect effect;
    const char *message; ///< The untranslated message, in the context "Difference".
};

/** A table of rules with one subject. */
struct ChangeRuleGroup {
    const char *title; ///< The untranslated title, in the context "Difference".
    bool isScoped;     ///< True for rules about schemas, whose ids begin with a scope.
    std::span<const ChangeRule> rules;
};

} // namespace difference
