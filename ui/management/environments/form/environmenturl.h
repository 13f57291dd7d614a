#pragma once

#include <QString>
#include <QUrl>

namespace environments {

enum class UrlFault {
    None,
    NotHttp,   ///< The text is not an http or https URL with a host.
    PlainHttp, ///< The URL is an http URL of another computer, to which credentials would be sent unencrypted.
    UserInfo,  ///< The URL contains credentials.
};

/** Returns what is wrong with the URL of a dashboard or portal. An empty text is valid. */
[[nodiscard]] UrlFault urlFault(const QString &text);
/** Returns true if a host is `localhost`, a name that ends in `.localhost`, or a loopback address. */
[[nodiscard]] bool isLoopback(const QString &host);

} // namespace environments
