#pragma once

#include "customrule.h"
#include "project.h"
#include "rulesettings.h"

namespace lint {

/** The settings, rules and project with which a description is linted. */
struct Options {
    rules::RuleSettings settings = {};
    QList<CustomRule> custom = {}; ///< Rules of rulesets.
    Project project = {};
    /** Only the problems in this document are wanted, so that objects of others need not be checked. Null: all. */
    openapi::ReferencedDocumentPtr only = {};

    /** True if the problems in a document are wanted. */
    [[nodiscard]] bool isWanted(const openapi::ReferencedDocumentPtr &document) const
    {
        return !only || only == document;
    }
};

} // namespace lint
