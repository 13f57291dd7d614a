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

/** What is wrong with the URL of a dashboard or portal. An empty one is valid. */
[[nodiscard]] UrlFault urlFault(const QString &text);
/** True for `localhost` and the loopback addresses. */
[[nodiscard]] bool isLoopback(const QString &host);

} // namespace environments
