#pragma once

#include "snapshot.h"

namespace corrections {

/**
 * Returns where the text of a place is: the place itself or, if there are YAML aliases or merge keys on the way, the
 * place of the anchored value, so that an edit changes that. The end of the pointer need not exist.
 */
[[nodiscard]] document::Pointer writtenPlace(const document::Snapshot &text, const document::Pointer &place);

/** Returns where the entry of a place is written, whose value can be an alias. An entry that a merge key brings in is
 * in the anchored mapping. */
[[nodiscard]] document::Pointer writtenEntry(const document::Snapshot &text, const document::Pointer &place);

} // namespace corrections
