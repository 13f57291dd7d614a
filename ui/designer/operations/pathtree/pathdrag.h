#pragma once

#include "pathentry.h"

#include <optional>

class QMimeData;

namespace designer {

/**
 * Returns the MIME type of a dragged path or operation. Its data is only valid in the model that the entry was dragged
 * out of.
 */
[[nodiscard]] QString draggedPathType();
/** Returns the drag data of a path or operation that is dragged out of the model `owner`. */
[[nodiscard]] QMimeData *newPathDrag(const PathEntry &entry, const void *owner);
/**
 * Returns the dragged path or operation; std::nullopt for other data, and for an entry that was dragged out of another
 * model than `owner`.
 */
[[nodiscard]] std::optional<PathEntry> draggedPath(const QMimeData *data, const void *owner);

} // namespace designer
