#pragma once

#include "customrule.h"
#include "documentsource.h"
#include "rulesettings.h"

namespace lint {

/** A problem in a file of rules. */
struct RulesetProblem {
    openapi::ReferencedDocumentPtr file;
    base::Diagnostic diagnostic;
};

/** The rules that files such as .spectral.yaml set for a document. */
struct Ruleset {
    rules::RuleSettings settings;
    QList<CustomRule> custom;                    ///< That the files define.
    QList<openapi::ReferencedDocumentPtr> files; ///< That were read, the one that extends the others first.
    QList<RulesetProblem> problems;
};

} // namespace lint
