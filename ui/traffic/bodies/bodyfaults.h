#pragma once

#include "loadedbody.h"

namespace traffic {

/** Returns why a body is not shown by its media type, or not completely, in sentences for the user; empty if it is. */
[[nodiscard]] QString faultText(const LoadedBody &body);

} // namespace traffic
