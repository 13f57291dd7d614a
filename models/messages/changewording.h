#pragma once

#include "change.h"

namespace messages {

/** Why the gateway changed something, in one sentence. */
[[nodiscard]] QString sentence(traffic::ChangeReason reason);

/** What the gateway means by the value of `X-Gatewright-Answer`; the value itself where it is unknown. */
[[nodiscard]] QString gatewayReasonSentence(QByteArrayView reason);

} // namespace messages
