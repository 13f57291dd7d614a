#pragma once

#include "message.h"
#include "pageorigin.h"

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

/** The web page that sent a request. Its origin is a view of the request. */
struct PageSource {
    bool isOtherOrigin = false;       ///< A page of another origin than the requested one. False for other clients too.
    bool isCrossSite = false;         ///< In addition, it is of another site.
    bool isOpaque = false;            ///< Its origin is `null` or not valid, so it can't be allowed.
    std::optional<PageOrigin> origin; ///< Of a page of another origin; nothing if the browser doesn't name it.
};

/**
 * The page that sent the request, by its fields Origin, Sec-Fetch-Site and Referer. A request without them is from no
 * page. `isHttps`: the request was received over TLS.
 */
[[nodiscard]] PageSource pageSourceOf(const http::RequestHead &request, bool isHttps);

/** True if the page's origin is one of `origins`. */
[[nodiscard]] bool isOriginListed(const QList<QByteArray> &origins, const PageSource &page);

/** The origin of the page that sent the request, for example `http://localhost:3000`; empty for a page of the requested
 * origin, for one whose origin is not named, and for other clients. */
[[nodiscard]] QByteArray pageOrigin(const http::RequestHead &request);

/** True for localhost, names below it, 127.0.0.0/8 and [::1]. */
[[nodiscard]] bool isLoopbackName(QByteArrayView host);

} // namespace routing
