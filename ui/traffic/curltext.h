#pragma once

#include "exchange.h"

#include <QString>
#include <QUrl>

namespace trafficui {

/**
 * The client's request of an exchange as a curl command for the gateway at `gateway`. Secrets are shell variables unless
 * they are wanted.
 */
[[nodiscard]] QString curlText(const traffic::Exchange &exchange, const QUrl &gateway, bool withSecrets);

} // namespace trafficui
