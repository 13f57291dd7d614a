#pragma once

#include "messagerows.h"
#include "schemarows.h"

#include <string_view>

namespace difference {

inline constexpr std::array ChangeRuleTables{
    ChangeRuleGroup{QT_TRANSLATE_NOOP("Difference", "Operations"), false, OperationRows},
    ChangeRuleGroup{QT_TRANSLATE_NOOP("Difference", "Requests"), false, RequestRows},
    ChangeRuleGroup{QT_TRANSLATE_NOOP("Difference", "Responses"), false, ResponseRows},
    ChangeRuleGroup{QT_TRANSLATE_NOOP("Difference", "Security"), false, SecurityRows},
    ChangeRuleGroup{QT_TRANSLATE_NOOP("Difference", "Values"), true, ValueRows},
    ChangeRuleGroup{QT_TRANSLATE_NOOP("Difference", "Objects"), true, ObjectRows},
    ChangeRuleGroup{QT_TRANSLATE_NOOP("Difference", "Lists"), true, ListRows},
    ChangeRuleGroup{QT_TRANSLATE_NOOP("Difference", "Combinations"), true, CombinationRows},
};

/** Returns the rule with a name, or null if there is none. */
[[nodiscard]] constexpr const ChangeRule *ruleNamed(std::string_view name)
{
    for (const ChangeRuleGroup &group : ChangeRuleTables) {
        for (const ChangeRule &rule : group.rules) {
            if (name == rule.name)
                return &rule;
        }
    }
    return nullptr;
}

/** Returns the rule that the literal names. A name without a rule does not compile. */
[[nodiscard]] consteval const ChangeRule &operator""_change(const char *name, std::size_t size)
{
    return *ruleNamed({name, size});
}

} // namespace difference
