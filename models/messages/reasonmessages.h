#pragma once

#include "candidates.h"
#include "reasons.h"

namespace messages {

/** The sentence for a reason of an exchange, for example `404: no definition listens on /petz. The nearest listen path
 * is /pets.` */
[[nodiscard]] QString reasonMessage(const explanation::Reason &reason);

/** The sentence that says why a request is not valid HTTP. */
[[nodiscard]] QString readErrorMessage(http::ReadError error);

/** The sentence that says why a route or an operation matched a request, or did not match it. */
[[nodiscard]] QString candidateMessage(const explanation::Candidate &candidate);

} // namespace messages
