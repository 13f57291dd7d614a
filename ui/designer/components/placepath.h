#pragma once

#include "snapshot.h"

#include <QString>

namespace designer {

/** A place as a path through the specification: "GET /books › 201 › application/json", "Book › price". Names of maps
 * such as `responses` and `properties` are left out. */
[[nodiscard]] QString placePath(const document::Snapshot &snapshot, const document::Pointer &place);

} // namespace designer
