#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace routing {

/**
 * The origin of a web page: scheme, host and port. Unlike the result of consent::originOf() it is read for every
 * request of a page, so it is a view of the text and allocates nothing. Source: RFC 6454 §4.
 */
struct PageOrigin {
    bool isHttps = false;
    QByteArrayView host; ///< The host as written; an IPv6 address has brackets.
    quint16 port = 0;    ///< The port; 80 or 443 if the text has none.
};

[[nodiscard]] bool isSameOrigin(const PageOrigin &left, const PageOrigin &right);

/** Reads an origin such as `http://localhost:3000` as browsers write it in the Origin field. Returns std::nullopt for
 * `null`, other schemes, user names, and if anything follows host and port, a slash included. */
[[nodiscard]] std::optional<PageOrigin> parseOrigin(QByteArrayView text);

/** Returns the origin of an http or https URL, such as the value of a Referer field; std::nullopt for other texts. */
[[nodiscard]] std::optional<PageOrigin> originOfUrl(QByteArrayView url);

/** Returns the origin with an authority such as the value of a Host field; std::nullopt if the authority is not
 * valid. */
[[nodiscard]] std::optional<PageOrigin> originOfAuthority(bool isHttps, QByteArrayView authority);

/** Returns an origin in its usual form: lower case, without the default port. */
[[nodiscard]] QByteArray originText(const PageOrigin &origin);

} // namespace routing
