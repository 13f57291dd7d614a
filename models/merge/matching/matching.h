#pragma once

#include "entrymatching.h"
#include "meaning.h"
#include "mergelimits.h"

namespace merge {

/**
 * Matches the entries of a collection in the base with those in a side; both are mappings or both are sequences.
 * Members match by key, and a member whose key only the base has matches the one with a new key and a similar value, if
 * exactly one qualifies. Items match by the rules of ruleFor() and identityOf().
 */
[[nodiscard]] Matching matchEntries(const VersionCollection &base, const VersionCollection &side, Meaning &meaning,
                                    const Limits &limits);

} // namespace merge
