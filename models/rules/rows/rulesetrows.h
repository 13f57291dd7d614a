#pragma once

#include "rule.h"

namespace rules {

/** Problems in files of rules, such as .spectral.yaml. */
inline constexpr Rule RulesetRows[] = {
    {.id = "ruleset-unknown-rule",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "No rule is called “%1”."),
     .arguments = {{"rule"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The command gatewright lint --list-rules prints all rules.")},
    {.id = "ruleset-wrong-severity",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” is not a severity. Use error, warn, info, hint or off."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "This is not a severity. Use error, warn, info, hint or off."),
     .arguments = {{"value"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The rule keeps the severity that it had before.")},
    {.id = "ruleset-wrong-pattern",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” is not a regular expression."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "This must be a list of regular expressions."),
     .arguments = {{"pattern"}},
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "Patterns are regular expressions of JavaScript. Others have no effect.")},
    {.id = "ruleset-fixed-rule",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "A ruleset can't change the rule “%1”."),
     .arguments = {{"rule"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Rules about syntax, secrets and files outside of the folder protect you, so that files that come with a definition can't switch them off.")},
    {.id = "ruleset-not-available",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The ruleset “%1” is not available."),
     .arguments = {{"ruleset"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A ruleset can extend spectral:oas and files in the same repository, such as ./base.yaml. Nothing is downloaded.")},
    {.id = "ruleset-custom-rule",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The rule “%1” is not checked, because it defines a check of its own."),
     .arguments = {{"rule"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Only the severities of known rules are read from rulesets.")},
    {.id = "project-unknown-setting",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” is not a setting."),
     .arguments = {{"member"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The setting of .gatewright.yaml is extensions, which names schemas for vendor extensions.")},
    {.id = "project-wrong-extension",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” is not an extension with the file of its schema."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "This is not a list of extensions with the files of their schemas."),
     .arguments = {{"name"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Names start with x-, and values are files, such as x-team: schemas/team.yaml#/Team.")},
    {.id = "project-schema-not-available",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The schema “%1” is not available."),
     .arguments = {{"schema"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A schema is a place in a file in the same repository that exists and has no syntax errors. Nothing is downloaded.")},
    {.id = "ruleset-functions",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "Functions in JavaScript are not supported."),
     .explanation = QT_TRANSLATE_NOOP("Rules", "A ruleset is input like any other file, so no program in it is run.")},
};

} // namespace rules
