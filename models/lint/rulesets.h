#pragma once

#include "ruleset.h"

namespace lint {

/** Returns the names of ruleset files, in the order in which each folder is searched for them. */
[[nodiscard]] const QStringList &rulesetNames();

/** Reads the ruleset for the document at `address`: the file in its folder, or in the closest folder above it up to
 * `root`. The file's `extends` can name other files that `source` opens, and Spectral's rules for OpenAPI; nothing is
 * fetched. Without a file, all recommended rules apply. Reading ends with the problem `ruleset-over-limit` when `steps`
 * are used up. */
[[nodiscard]] Ruleset rulesetFor(const QString &address, const QString &root, openapi::DocumentSource &source,
                                 qint64 steps = MaximumRulesetSteps);

/** Reads the ruleset `file`, which the user names, for the document at `address`, within MaximumRulesetSteps. Returns a
 * ruleset without settings if `source` cannot open the file. */
[[nodiscard]] Ruleset readRuleset(const QString &file, const QString &address, openapi::DocumentSource &source);

} // namespace lint
