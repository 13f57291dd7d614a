#pragma once

#include <QStringList>

namespace rules {
struct Rule;
}

namespace messages {

/** The translated texts about a rule, for a list of rules. */
struct RuleTexts {
    QString message;       ///< The rule's main message, with the names of its arguments: "<path>".
    QStringList sentences; ///< The rule's other messages, with an ellipsis for each argument.
    QString explanation;   ///< An explanation of why a finding of the rule is a problem, and how to solve it.
    QStringList fixes;     ///< Texts that say what the rule's fixes do.
    QStringList versions;  ///< The versions of OpenAPI that the rule checks.
    QString group;         ///< The title of the group that the rule is in.
    bool isForAll = true;  ///< True if the rule checks all known versions of OpenAPI.
};

[[nodiscard]] RuleTexts ruleTexts(const rules::Rule &rule);

} // namespace messages
