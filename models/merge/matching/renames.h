#pragma once

#include "entrymatching.h"
#include "meaning.h"
#include "mergelimits.h"

namespace merge {

/** Matches members of a mapping that the side has under another key than the base; see matchEntries(). */
void matchRenames(const VersionCollection &base, const VersionCollection &side, Matching &matching, Meaning &meaning,
                  const Limits &limits);

} // namespace merge
