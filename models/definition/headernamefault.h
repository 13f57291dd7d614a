#pragma once

#include <QString>

namespace definition {

/** Why a header name can't be used for the upstream credentials. */
enum class HeaderNameFault {
    None,
    NoToken, ///< The name is not a valid field name (RFC 9110 §5.6.2).
    Refused, ///< The name is Host, Content-Length, Transfer-Encoding, Trailer or Connection.
};

/** Returns why a header name can't be used for the upstream credentials. UpstreamAuthentication::effectiveHeaderName()
 * gives the name that is used. */
[[nodiscard]] HeaderNameFault headerNameFault(const QString &name);
[[nodiscard]] inline bool isUsableHeaderName(const QString &name)
{
    return headerNameFault(name) == HeaderNameFault::None;
}

} // namespace definition
