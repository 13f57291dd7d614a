#pragma once

#include "documentstore.h"
#include "mergedfile.h"
#include "resolution.h"

namespace conflicts {

/**
 * Returns the conflicts of meaning in a merged API description: the problems that lint finds in it and in neither side,
 * with the rules of the rulesets and the project file that apply to the file and with the files that it refers to, and
 * a listen path that another definition has. For a merged text that is not valid although both sides are, the first
 * syntax error. Empty for documents that are no API descriptions, and for invalid sides. For a worker.
 */
[[nodiscard]] QList<merge::Conflict> mergeFindings(const merge::SideSnapshots &sides, const document::Snapshot &merged,
                                                   const MergedFile &file, workspace::DocumentStore &store);

} // namespace conflicts
