#pragma once

#include <QNetworkProxy>
#include <QProcessEnvironment>
#include <QUrl>

#include <optional>

namespace network {

/** `http://[user:password@]host:port`, `https://…` or `socks5://…`; nothing where it is none of them. */
[[nodiscard]] std::optional<QNetworkProxy> readProxy(const QString &url);

/**
 * The proxy that a call to `url` takes: none to this machine; `proxyUrl` where it is set; else HTTPS_PROXY, HTTP_PROXY
 * and NO_PROXY (both cases); else the system's. Nothing where the setting cannot be read.
 */
[[nodiscard]] std::optional<QNetworkProxy> proxyFor(const QUrl &url, const QString &proxyUrl,
                                                    const QProcessEnvironment &environment);

} // namespace network
