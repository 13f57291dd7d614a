#pragma once

#include <QNetworkProxy>
#include <QProcessEnvironment>
#include <QUrl>

#include <optional>

namespace network {

/** Reads the URL of a proxy: `http://[user:password@]host:port`, `https://…` or `socks5://…`. Returns std::nullopt for
 * other texts. */
[[nodiscard]] std::optional<QNetworkProxy> readProxy(const QString &url);

/**
 * Returns the proxy for a call to `url`: none for this machine; `proxyUrl` if it is set; otherwise the proxy of
 * HTTPS_PROXY, HTTP_PROXY and NO_PROXY in upper or lower case; otherwise the proxy of the system. Returns std::nullopt
 * if the setting is not valid.
 */
[[nodiscard]] std::optional<QNetworkProxy> proxyFor(const QUrl &url, const QString &proxyUrl,
                                                    const QProcessEnvironment &environment);

} // namespace network
