#pragma once

#include "snapshot.h"

namespace workspace {

/** True for a Swagger 2.0 document, which the program opens as read-only. models/conversion converts it to OpenAPI. */
[[nodiscard]] bool isSwagger(const document::Snapshot &snapshot);

} // namespace workspace
