#pragma once

#include "snapshot.h"

#include <QStringList>

namespace review {

/**
 * Returns the names of the entries on the way from the root of a document to a place, such as `paths`, `/pets`, `get`,
 * `parameters`, `limit (query)`. An item of a list is named by what identifies it: its name (of a parameter with its
 * location), `$ref`, URL, title or key, or its text if it is a scalar; other items by their position from 1 on, as
 * `#2`. A place that the document does not have is named by its tokens.
 */
[[nodiscard]] QStringList placeNames(const document::Snapshot &snapshot, const document::Pointer &place);

/** Returns the last of placeNames(); empty for the root. */
[[nodiscard]] QString entryName(const document::Snapshot &snapshot, const document::Pointer &place);

} // namespace review
