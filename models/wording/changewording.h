#pragma once

#include "change.h"

namespace wording {

/** Why the gateway changed something on the way to the upstream, in one sentence. */
[[nodiscard]] QString changeReasonText(traffic::ChangeReason reason);

/** What an answer that the gateway made itself means: `reason` is the value of X-Gatewright-Answer. An unknown one is given as it is. */
[[nodiscard]] QString gatewayReasonText(const QByteArray &reason);

} // namespace wording
