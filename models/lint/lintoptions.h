#pragma once

#include "customrule.h"
#include "project.h"
#include "rulesettings.h"

namespace lint {

/** Which documents refer to this one: documents of the set, or other documents too. */
enum class Named { ByTheSet, Elsewhere };

/** What files beside a document and the caller say about it. */
struct Options {
    Named named = Named::ByTheSet;
    rules::RuleSettings settings = {};
    QList<CustomRule> custom = {}; ///< Rules of rulesets.
    Project project = {};
};

} // namespace lint
