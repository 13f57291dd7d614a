#pragma once

#include "documentstore.h"
#include "merge.h"

namespace commands {

/**
 * Returns a conflict if the merge changed the listen path of the definition at `path`, and another definition in its
 * repository, or else its folder, has that path or takes all of its requests: the other side did not see that
 * definition. Reads the other definitions only if the listen path has changed.
 */
[[nodiscard]] QList<merge::Conflict> listenPathFindings(const merge::Merged &merged, const QString &path,
                                                        workspace::DocumentStore &store);

} // namespace commands
