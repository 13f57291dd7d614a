#pragma once

#include "customrule.h"
#include "project.h"
#include "rulesettings.h"

namespace lint {

/** The settings, rules and project with which a description is linted. */
struct Options {
    rules::RuleSettings settings = {};
    QList<CustomRule> custom = {}; ///< The rules that rulesets define.
    Project project = {};
    /** The only document whose problems are wanted, so that objects of other documents need not be checked. Null: all
     * documents. */
    openapi::ReferencedDocumentPtr only = {};

    /** Returns true if the caller wants the problems in a document. */
    [[nodiscard]] bool isWanted(const openapi::ReferencedDocumentPtr &document) const
    {
        return !only || only == document;
    }
};

} // namespace lint
