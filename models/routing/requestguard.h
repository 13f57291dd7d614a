#pragma once

#include "message.h"
#include "pageorigin.h"

namespace routing {

/** The hosts and origins that requests may name besides the loopback names of this machine. */
struct AllowedClients {
    QList<QByteArray> hosts;   ///< Values of Host without a port, for example `gateway.test`.
    QList<QByteArray> origins; ///< Origins whose pages may call, for example `https://app.example`.
    friend bool operator==(const AllowedClients &, const AllowedClients &) = default;
};

/**
 * Returns true if the host that the request names is a loopback name or an allowed one. A page whose host name was
 * pointed at this machine (DNS rebinding) fails this check.
 */
[[nodiscard]] bool isHostAllowed(const http::RequestHead &request, const AllowedClients &allowed);

/** The web page that sent a request. Its origin is a view of the request's text. */
struct PageSource {
    /** Whether it is a page of another origin than the requested one. False for clients that are no pages. */
    bool isOtherOrigin = false;
    bool isCrossSite = false; ///< Whether the page is also of another site.
    /** Whether the page's origin is `null` or not valid, so that it can't be allowed. */
    bool isOpaque = false;
    /** The origin of a page of another origin; without a value if the browser does not name it. */
    std::optional<PageOrigin> origin;
};

/**
 * Returns the page that sent a request, by its fields Origin, Sec-Fetch-Site and Referer. A request without these
 * fields is from no page. `isHttps`: the request was received over TLS.
 */
[[nodiscard]] PageSource pageSourceOf(const http::RequestHead &request, bool isHttps);

/** Returns true if the page's origin is one of `origins`. */
[[nodiscard]] bool isOriginListed(const QList<QByteArray> &origins, const PageSource &page);

/** Returns the origin of the page that sent the request, for example `http://localhost:3000`. Empty for a page of the
 * requested origin, for a page whose origin is not named, and for clients that are no pages. */
[[nodiscard]] QByteArray pageOrigin(const http::RequestHead &request);

/** Returns true for localhost, names below it, 127.0.0.0/8 and [::1]. */
[[nodiscard]] bool isLoopbackName(QByteArrayView host);

} // namespace routing
