#pragma once

#include "conflict.h"
#include "documentstore.h"
#include "mergedfile.h"
#include "snapshot.h"

namespace conflicts {

/**
 * Returns a conflict if the merge changed the listen path of the definition that `ours` had, and another definition in
 * its repository, or else its folder, has that path or takes all of its requests: the other side did not see that
 * definition. Reads the other definitions only if the listen path has changed.
 */
[[nodiscard]] QList<merge::Conflict> listenPathFindings(const document::Snapshot &ours,
                                                        const document::Snapshot &merged, const MergedFile &file,
                                                        workspace::DocumentStore &store);

} // namespace conflicts
