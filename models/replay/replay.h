#pragma once

#include "exchangebundle.h"
#include "replayoutcome.h"

namespace replay {

/**
 * Replays the exchange with this index of a bundle with a definition, which is that of the bundle or an edited one: the
 * gateway decides about the request and rewrites it as it would now, and the recorded response is that of the upstream.
 * Nothing is sent or looked up: references to secrets have placeholders, as the recorded exchange has REDACTED, unless
 * they had no value. Literal secrets, which a bundle does not have, are not compared. What the clients of the gateway
 * may do, such as a page's origin and the users, is as it was recorded. `path` is shown as the definition's.
 */
[[nodiscard]] Outcome replayed(const ExchangeBundle &bundle, qsizetype index, const document::Snapshot &definition,
                               const QString &path);

} // namespace replay
