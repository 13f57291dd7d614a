#pragma once

#include "ruleset.h"

namespace lint {

/** The names of ruleset files, in the order in which they are looked for in a folder. */
[[nodiscard]] const QStringList &rulesetNames();

/**
 * Reads the ruleset for the document at `address`: the one in its folder, or in the closest folder above it up to
 * `root`. `extends` can name other files that `source` opens, and Spectral's rules for OpenAPI; nothing is fetched.
 * Without a file, all recommended rules apply. Reading ends with the problem `ruleset-over-limit` when `steps` are used
 * up.
 */
[[nodiscard]] Ruleset rulesetFor(const QString &address, const QString &root, openapi::DocumentSource &source,
                                 qint64 steps = MaximumRulesetSteps);

/** The same with a file that the user names. */
[[nodiscard]] Ruleset readRuleset(const QString &file, const QString &address, openapi::DocumentSource &source);

} // namespace lint
