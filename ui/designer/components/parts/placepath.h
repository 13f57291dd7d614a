#pragma once

#include "snapshot.h"

#include <QString>

namespace designer {

/** Returns a place in a document as a path that users can read, such as "GET /books › 201 › application/json" or "Book
 * › price". The names of maps such as `responses` and `properties` are left out. */
[[nodiscard]] QString placePath(const document::Snapshot &snapshot, const document::Pointer &place);

} // namespace designer
