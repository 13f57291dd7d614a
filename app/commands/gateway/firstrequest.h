#pragma once

#include "message.h"
#include "snapshot.h"

namespace commands {

/**
 * The default request of `preview`: the listen path with the first GET operation of the definition, or its first
 * operation of any method. Path parameters have the values of their examples.
 */
[[nodiscard]] http::RequestHead firstRequest(const document::Snapshot &snapshot);

} // namespace commands
