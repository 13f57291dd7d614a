#pragma once

#include <QString>
#include <QUrl>

namespace environments {

enum class UrlFault {
    None,
    NotHttp,   ///< No http or https address.
    PlainHttp, ///< Credentials would go over the network unencrypted.
    UserInfo,  ///< Credentials stand in the address itself.
};

/** What is wrong with the address of a dashboard or portal; nothing with an empty one. */
[[nodiscard]] UrlFault urlFault(const QString &text);
/** True for `localhost` and the loopback addresses. */
[[nodiscard]] bool isLoopback(const QString &host);

} // namespace environments
