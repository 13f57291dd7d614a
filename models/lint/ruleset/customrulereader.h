#pragma once

#include "aliases.h"
#include "ruleset.h"

namespace lint {

/** Returns the severity that a word or number of a ruleset names, or std::nullopt if it names none. */
[[nodiscard]] std::optional<base::Severity> severityNamed(const QByteArray &word);

/** Reads the definitions of rules with paths and functions in a ruleset file. */
class CustomRuleReader final
{
public:
    CustomRuleReader(const openapi::ReferencedDocumentPtr &file, const Aliases &aliases, RulesetBudget &budget,
                     QList<RulesetProblem> &problems)
        : m_file(file)
        , m_aliases(aliases)
        , m_budget(budget)
        , m_problems(problems)
    {}

    /** Sets what the definition at `place` states about `rule`; other fields keep their values. Returns false if the
     * rule can't be checked: with a problem in the list, or because the budget is met. */
    [[nodiscard]] bool read(const document::Node &definition, const document::Pointer &place, CustomRule &rule);

private:
    bool readSeverity(const document::Node &severity, const document::Pointer &place, CustomRule &rule);
    bool readGiven(const document::Node &given, const document::Pointer &place, CustomRule &rule);
    bool readExpression(const document::Node &expression, const document::Pointer &place, CustomRule &rule);
    bool readThen(const document::Node &then, const document::Pointer &place, CustomRule &rule);
    bool readCall(const document::Node &call, const document::Pointer &place, CustomRule &rule);
    /** Parses the `field` of a function call and stores it in `call`. Returns false, with a problem in the list, if it
     * is not valid or too long. */
    bool readField(const document::Node &field, const document::Pointer &place, const CustomRule &rule,
                   FunctionCall &call);
    /** Adds a problem to the list, as far as the budget allows, and always returns false. */
    bool report(const rules::Rule &rule, const document::Pointer &place, const document::Node &node,
                const QStringList &arguments);

    const openapi::ReferencedDocumentPtr &m_file;
    const Aliases &m_aliases;
    RulesetBudget &m_budget;
    QList<RulesetProblem> &m_problems;
};

} // namespace lint
