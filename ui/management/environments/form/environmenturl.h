#pragma once

#include <QString>
#include <QUrl>

namespace environments {

enum class UrlFault {
    None,
    NotHttp,   ///< Not an http or https URL.
    PlainHttp, ///< Credentials would be sent unencrypted over the network.
    UserInfo,  ///< The URL contains credentials.
};

/** Returns what is wrong with the URL of a dashboard or portal. An empty text is valid. */
[[nodiscard]] UrlFault urlFault(const QString &text);
/** Returns true if a host is `localhost`, a name that ends in `.localhost`, or a loopback address. */
[[nodiscard]] bool isLoopback(const QString &host);

} // namespace environments
