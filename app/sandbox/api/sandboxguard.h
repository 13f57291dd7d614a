#pragma once

#include "sandboxapi.h"

#include <optional>

namespace sandbox {

/**
 * The refusal of a request that names another host than this machine, because a web page may have pointed that name
 * here (DNS rebinding), and of a request of a web page of another origin. Nothing for other requests.
 */
[[nodiscard]] std::optional<Reply> guardRefusal(const http::RequestHead &request);

} // namespace sandbox
