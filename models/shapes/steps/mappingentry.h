#pragma once

#include "editing.h"

namespace shapes {

/** Adds an entry for a new branch `reference` to the mapping of a schema's discriminator, under the value that the
 * branch has. Does nothing if there is no discriminator, or if there is no mapping and the name of the component
 * selects the branch. */
[[nodiscard]] base::Result<void> addMappingEntry(document::Document &document, const document::Pointer &schema,
                                                 const QString &reference);
/** Changes the entries of the mapping that select a branch to `reference`; adds one if there are none. */
[[nodiscard]] base::Result<void> changeMappingEntries(document::Document &document, const Row &branch,
                                                      const QString &reference);
/** Removes the entries of the mapping that select a branch. */
[[nodiscard]] base::Result<void> removeMappingEntries(document::Document &document, const Row &branch);

} // namespace shapes
