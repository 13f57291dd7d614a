#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace routing {

/**
 * The origin of a web page: scheme, host and port. Unlike consent::originOf() it is read from every request of a page,
 * so it is a view of the text and allocates nothing. Source: RFC 6454 §4.
 */
struct PageOrigin {
    bool isHttps = false;
    QByteArrayView host; ///< As written, with the brackets of IPv6.
    quint16 port = 0;    ///< 80 or 443 if the text has none.
};

[[nodiscard]] bool isSameOrigin(const PageOrigin &left, const PageOrigin &right);

/** Reads `http://localhost:3000` as browsers write it in Origin. Nothing for `null`, other schemes, user names, and if
 * anything follows host and port, a slash included. */
[[nodiscard]] std::optional<PageOrigin> parseOrigin(QByteArrayView text);

/** The origin of an http or https URL, as in Referer; nothing for other texts. */
[[nodiscard]] std::optional<PageOrigin> originOfUrl(QByteArrayView url);

/** The origin with that authority, as in Host; nothing if the authority is not valid. */
[[nodiscard]] std::optional<PageOrigin> originOfAuthority(bool isHttps, QByteArrayView authority);

/** The usual form: lower case, without the default port. */
[[nodiscard]] QByteArray originText(const PageOrigin &origin);

} // namespace routing
