#include "rulesetsamples.h"

#include "customrules.h"
#include "fakedocuments.h"
#include "project.h"
#include "rulesets.h"

namespace {

RuleSample ruleset(const char *rule, const QByteArray &text)
{
    return {rule, [text] {
                support::FakeDocuments documents;
                documents.texts = {{u"/f/.spectral.yaml"_qs, text}};
                base::Diagnostics found;
                for (const lint::RulesetProblem &problem :
                     lint::rulesetFor(u"/f/api.yaml"_qs, u"/f"_qs, documents).problems)
                    found.append(problem.diagnostic);
                return found;
            }};
}

RuleSample project(const char *rule, const QByteArray &text)
{
    return {rule, [text] {
                support::FakeDocuments documents;
                documents.texts = {{u"/f/.gatewright.yaml"_qs, text}};
                base::Diagnostics found;
                for (const lint::RulesetProblem &problem :
                     lint::projectFor(u"/f/api.yaml"_qs, u"/f"_qs, documents).problems)
                    found.append(problem.diagnostic);
                return found;
            }};
}

QByteArray manyRules()
{
    QByteArray text = "rules:\n";
    for (int i = 0; i <= 1'000; ++i)
        text += "  r" + QByteArray::number(i) + ": {given: $, then: {function: truthy}}\n";
    return text;
}

QByteArray repeatedOverrides()
{
    QByteArray text = "x-entry: &entry\n  files: [" + QByteArray("'*#/paths',").repeated(1'000) +
                      "'*']\n  rules: {info-contact: off}\noverrides: [";
    return text + QByteArray("*entry,").repeated(300) + "*entry]\n";
}

base::Diagnostics slowRule()
{
    support::FakeDocuments documents;
    documents.texts = {{u"/f/api.yaml"_qs, "openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths: {}\n"},
                       {u"/f/.spectral.yaml"_qs, "rules: {r: {given: $..*, then: {function: truthy}}}"}};
    const lint::Ruleset rules = lint::rulesetFor(u"/f/api.yaml"_qs, u"/f"_qs, documents);
    const openapi::DocumentSet set = documents.load({u"/f/api.yaml"_qs});
    const description::Description description(set.documents().first(), set);
    lint::Report report(description, rules.settings);
    lint::checkCustomRules(description, rules.custom, report, 10);
    return report.takeDiagnostics();
}

} // namespace

QList<RuleSample> rulesetSamples()
{
    return {
        project("project-unknown-setting", "extends: x"),
        project("project-wrong-suppression", "suppressions: [{pointer: /info}]"),
        project("project-wrong-extension", "extensions: {team: s.yaml}"),
        project("project-schema-not-available", "extensions: {x-team: none.yaml}"),
        ruleset("ruleset-unknown-rule", "rules: {none: off}"),
        ruleset("ruleset-wrong-severity", "rules: {info-contact: loud}"),
        ruleset("ruleset-wrong-pattern", "rules: {path-excludes-patterns: {patterns: ['(']}}"),
        ruleset("ruleset-fixed-rule", "rules: {parser: off}"),
        ruleset("ruleset-not-available", "extends: package"),
        ruleset("ruleset-unknown-function", "rules: {mine: {given: $, then: {function: run}}}"),
        ruleset("ruleset-wrong-option", "rules: {mine: {given: $, then: {function: pattern}}}"),
        ruleset("ruleset-wrong-path", "rules: {mine: {given: a, then: {function: truthy}}}"),
        ruleset("ruleset-wrong-alias", "rules: {mine: {given: '#A', then: {function: truthy}}}"),
        ruleset("ruleset-incomplete-rule", "rules: {mine: {given: $}}"),
        ruleset("ruleset-too-large", manyRules()),
        ruleset("ruleset-over-limit", repeatedOverrides()),
        {"ruleset-too-slow", slowRule},
        ruleset("ruleset-functions", "functions: [f]"),
    };
}
