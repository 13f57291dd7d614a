#pragma once

#include "message.h"
#include "snapshot.h"

namespace commands {

/**
 * The request a person most likely wants to see first: the listen path and the first GET operation of the definition
 * (or its first operation of any method), path parameters filled by their examples.
 */
[[nodiscard]] http::RequestHead firstRequest(const document::Snapshot &snapshot);

} // namespace commands
