#pragma once

#include "customrule.h"
#include "documentsource.h"
#include "rulesettings.h"

namespace lint {

/** Steps for reading the ruleset of one document, with the files that it extends. One step is a setting of a rule at
 * one place, an entry of a list, or a path; longer texts take more. An alias of YAML counts each time that it is used.
 */
inline constexpr qint64 MaximumRulesetSteps = 200'000;

/** A problem in a file of rules. */
struct RulesetProblem {
    openapi::ReferencedDocumentPtr file;
    base::Diagnostic diagnostic;
};

/** Where a file of rules sets the severity of a rule, or defines the rule. */
struct RuleOrigin {
    QString rule;
    QString within;            ///< For the places inside this one, in the document that is linted.
    bool isForDocument = true; ///< Not from `overrides`.
    openapi::ReferencedDocumentPtr file;
    document::Pointer place; ///< In that file.
};

/** The rules that files such as .spectral.yaml set for a document. */
struct Ruleset {
    rules::RuleSettings settings;
    QList<CustomRule> custom;                    ///< That the files define.
    QList<openapi::ReferencedDocumentPtr> files; ///< That were read, the one that extends the others first.
    QList<RulesetProblem> problems;
    QList<RuleOrigin> origins; ///< In the order in which they were read.
};

/** What decides about the severity of a rule's problem at `pointer`; null: no file does. */
[[nodiscard]] const RuleOrigin *originOf(const Ruleset &ruleset, const QString &rule, const QString &pointer);

} // namespace lint
