#pragma once

#include "aliases.h"
#include "ruleset.h"

namespace lint {

/** The severity that a text or number names; nothing if it is none. */
[[nodiscard]] std::optional<base::Severity> severityNamed(const QByteArray &word);

/** Reads a rule that a ruleset defines. */
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

    /** Changes what the definition at `place` says about the rule. False if it can't be checked: with a problem, or
     * because the budget is met. */
    [[nodiscard]] bool read(const document::Node &definition, const document::Pointer &place, CustomRule &rule);

private:
    bool readSeverity(const document::Node &severity, const document::Pointer &place, CustomRule &rule);
    bool readGiven(const document::Node &given, const document::Pointer &place, CustomRule &rule);
    bool readExpression(const document::Node &expression, const document::Pointer &place, CustomRule &rule);
    bool readThen(const document::Node &then, const document::Pointer &place, CustomRule &rule);
    bool readCall(const document::Node &call, const document::Pointer &place, CustomRule &rule);
    /** Sets the field of a call, parsed. False, with a problem, if it is not valid or too long. */
    bool readField(const document::Node &field, const document::Pointer &place, const CustomRule &rule,
                   FunctionCall &call);
    /** Always false. */
    bool report(const rules::Rule &rule, const document::Pointer &place, const document::Node &node,
                const QStringList &arguments);

    const openapi::ReferencedDocumentPtr &m_file;
    const Aliases &m_aliases;
    RulesetBudget &m_budget;
    QList<RulesetProblem> &m_problems;
};

} // namespace lint
