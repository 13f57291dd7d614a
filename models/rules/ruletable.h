#pragma once

#include "authenticationrows.h"
#include "certificaterows.h"
#include "documentrows.h"
#include "extensionrows.h"
#include "jsonrows.h"
#include "openapirows.h"
#include "referencerows.h"
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

/** Rules about one subject. */
struct RuleGroup {
    const char *title; ///< Untranslated, in the context "Rules".
    std::span<const Rule> rules;
};

inline constexpr std::array RuleGroups{
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "File"), DocumentRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "YAML"), YamlRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "JSON"), JsonRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "OpenAPI"), OpenApiRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "OpenAPI style"), StyleRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "References"), ReferenceRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Gateway extension"), ExtensionRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Authentication"), AuthenticationRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Secrets"), SecretRows},
    RuleGroup{QT_TRANSLATE_NOOP("Rules", "Certificates"), CertificateRows},
};

/** The rule of a diagnostic, or null when no rule has this id. */
[[nodiscard]] const Rule *findRule(QStringView id);

/** `"path-params"_rule` is the row of that rule. An id without a row does not compile. */
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
