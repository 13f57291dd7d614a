#pragma once

#include "message.h"

namespace routing {

/** What clients may name besides loopback names. */
struct AllowedClients {
    QList<QByteArray> hosts;   ///< Values of Host without a port, for example `gateway.test`.
    QList<QByteArray> origins; ///< Origins whose pages may call, for example `https://app.example`.
    friend bool operator==(const AllowedClients &, const AllowedClients &) = default;
};

/**
 * True when the host that the request names is a loopback name or an allowed one. A page whose name was pointed at this
 * machine (DNS rebinding) fails here.
 */
[[nodiscard]] bool isHostAllowed(const http::RequestHead &request, const AllowedClients &allowed);

/** True when a browser sends the request for a page of another site that is not allowed. */
[[nodiscard]] bool isCrossSite(const http::RequestHead &request, const AllowedClients &allowed);

/** True for localhost, names below it, 127.0.0.0/8 and [::1]. */
[[nodiscard]] bool isLoopbackName(QByteArrayView host);

} // namespace routing
