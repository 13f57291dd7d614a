#pragma once

#include "node.h"

#include <QList>

namespace exchangecheck {

/** The start of the URLs of an API: an origin and a path. */
struct ServerUrl {
    /** The largest number of URLs that one Server Object gives by the values of its variables. */
    static constexpr qsizetype MaximumVariants = 100;

    QByteArray origin; ///< `https://example.com:8443` in lower case, without the port of the scheme; empty for any.
    QByteArray path;   ///< Without a slash at its end; empty for `/`.
    friend bool operator==(const ServerUrl &, const ServerUrl &) = default;
};

/** Divides a URL in absolute form; `path` gets everything after the authority. `ws` and `wss` count as `http` and
 * `https`. */
[[nodiscard]] ServerUrl splitUrl(const QByteArray &url);

/** Returns the URLs of a Server Object, with each value of `enum` and the default in the places of its variables. A URL
 * without an origin belongs to any, because the document does not say from where it is served. */
[[nodiscard]] QList<ServerUrl> serverUrls(const document::Node &server);

} // namespace exchangecheck
