#pragma once

#include "authenticationrows.h"
#include "certificaterows.h"
#include "contractrows.h"
#include "conventionrows.h"
#include "documentationrows.h"
#include "documentrows.h"
#include "examplerows.h"
#include "extensionrows.h"
#include "gatewayrows.h"
#include "jsonrows.h"
#include "openapirows.h"
#include "referencerows.h"
#include "rulesetrows.h"
#include "secretrows.h"
#include "stylerows.h"
#include "yamlrows.h"

#include <span>
#include <string_view>

/**
 * All rules of the program, one row each. To add a rule: add its row to a table in rows/, the check that reports it to
 * the folder that checks (lint/rules/ for the text of a definition), and an input to tests/models/rules.
 */
namespace rules {

/** A group of rules about one subject. */
struct RuleGroup {
    const char *title; ///< The title of the group. Untranslated, in the context "Rules".
    std::span<const Rule> rules;
    /** What rulesets can change about the rules of a group. */
    enum class Control : quint8 {
        OpenApi, ///< Everything, also which of the rules are checked at all.
        Single,  ///< Only the setting of each rule.
        Fixed,   ///< Nothing; the rules are always checked.
    };
    Control control = Control::OpenApi;
};

inline constexpr std::array RuleGroups{
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "File"), DocumentRows, RuleGroup::Control::Fixed},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "YAML"), YamlRows, RuleGroup::Control::Fixed},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "JSON"), JsonRows, RuleGroup::Control::Fixed},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "OpenAPI"), OpenApiRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "OpenAPI style"), StyleRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "OpenAPI documentation"), DocumentationRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "OpenAPI conventions"), ConventionRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Examples"), ExampleRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "References"), ReferenceRows, RuleGroup::Control::Single},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Gateway extension"), ExtensionRows, RuleGroup::Control::Single},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Gateway and contract"), ContractRows, RuleGroup::Control::Single},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Authentication"), AuthenticationRows, RuleGroup::Control::Fixed},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Secrets"), SecretRows, RuleGroup::Control::Fixed},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Certificates"), CertificateRows, RuleGroup::Control::Fixed},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Gateway as a whole"), GatewayRows, RuleGroup::Control::Fixed},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Rulesets"), RulesetRows, RuleGroup::Control::Fixed},
};

/** Returns the rule with this id, or null. */
[[nodiscard]] const Rule *findRule(QStringView id);

/** Returns the row of a rule by its id: `"path-params"_rule`. An id without a row does not compile. */
consteval const Rule &operator""_rule(const char *id, std::size_t length)
{
    for (const RuleGroup &group : RuleGroups) {
        for (const Rule &rule : group.rules) {
            if (std::string_view(id, length) == rule.id)
                return rule;
        }
    }
    throw "no rule has this id";
}

} // namespace rules

using rules::operator""_rule;
