#pragma once

#include "customrule.h"
#include "documentsource.h"
#include "rulesettings.h"

namespace lint {

/** The largest number of steps for reading the ruleset of one document, with the files that it extends. One step is a
 * setting of a rule at one place, an entry of a list, or a path; longer texts take more. An alias of YAML counts each
 * time that it is used. */
inline constexpr qint64 MaximumRulesetSteps = 200'000;

/** A problem in a ruleset file or project file. */
struct RulesetProblem {
    openapi::ReferencedDocumentPtr file;
    base::Diagnostic diagnostic;
};

/** The place in a ruleset file that sets the severity of a rule, or defines the rule. */
struct RuleOrigin {
    QString rule;
    QString within;            ///< A JSON Pointer into the linted document: the setting is for the places inside it.
    bool isForDocument = true; ///< The setting is for the whole document, not from `overrides`.
    openapi::ReferencedDocumentPtr file;
    document::Pointer place; ///< The place of the setting in `file`.
};

/** The rules that a ruleset file such as .spectral.yaml, and those that it extends, set for a document. */
struct Ruleset {
    rules::RuleSettings settings;
    QList<CustomRule> custom; ///< The rules that the ruleset files define.
    /** The ruleset files that were read, starting with the one that extends the others. */
    QList<openapi::ReferencedDocumentPtr> files;
    QList<RulesetProblem> problems;
    QList<RuleOrigin> origins; ///< The places of all settings, in the order in which they were read.
};

/** Returns the setting that decides about the severity of a rule's problem at `pointer`, or null if no ruleset file
 * sets it. */
[[nodiscard]] const RuleOrigin *originOf(const Ruleset &ruleset, const QString &rule, const QString &pointer);

} // namespace lint
