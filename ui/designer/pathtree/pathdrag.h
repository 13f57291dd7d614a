#pragma once

#include "pathentry.h"

#include <optional>

class QMimeData;

namespace designer {

/** The MIME type of a dragged entry. It is only valid in the model with the entry. */
[[nodiscard]] QString draggedPathType();
/** The data of an entry that is dragged out of `owner`. */
[[nodiscard]] QMimeData *newPathDrag(const PathEntry &entry, const void *owner);
/** The dragged entry; nothing for other data, and for an entry of another owner. */
[[nodiscard]] std::optional<PathEntry> draggedPath(const QMimeData *data, const void *owner);

} // namespace designer
