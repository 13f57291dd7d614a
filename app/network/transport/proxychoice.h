#pragma once

#include <QNetworkProxy>
#include <QProcessEnvironment>
#include <QUrl>

#include <optional>

namespace network {

/** Reads `http://[user:password@]host:port`, `https://…` or `socks5://…`. Nothing for other texts. */
[[nodiscard]] std::optional<QNetworkProxy> readProxy(const QString &url);

/**
 * The proxy for a call to `url`: none for this machine; `proxyUrl` if it is set; otherwise HTTPS_PROXY, HTTP_PROXY and
 * NO_PROXY in upper or lower case; otherwise the proxy of the system. Nothing if the setting is not valid.
 */
[[nodiscard]] std::optional<QNetworkProxy> proxyFor(const QUrl &url, const QString &proxyUrl,
                                                    const QProcessEnvironment &environment);

} // namespace network
