#pragma once

#include <QStringList>

namespace rules {
struct Rule;
}

namespace messages {

/** The texts about a rule, translated. */
struct RuleTexts {
    QString message;       ///< With the names of its arguments: "<path>".
    QStringList sentences; ///< Its other messages, with an ellipsis for each argument.
    QString explanation;   ///< Why it is a problem, and how to solve it.
    QStringList fixes;     ///< What its fixes do.
    QStringList versions;  ///< Of OpenAPI, that it is for.
    QString group;         ///< Its subject.
    bool isForAll = true;  ///< It is for all versions of OpenAPI.
};

[[nodiscard]] RuleTexts ruleTexts(const rules::Rule &rule);

} // namespace messages
