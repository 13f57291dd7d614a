#pragma once

#include <QString>

namespace definition {

/** Why a header name can't be used for the upstream credentials. */
enum class HeaderNameFault {
    None,
    NoToken, ///< Not a valid field name (RFC 9110 §5.6.2).
    Refused, ///< Host, Content-Length, Transfer-Encoding, Trailer or Connection.
};

/** Checks a header name. UpstreamAuthentication::effectiveHeaderName() gives the name that is used. */
[[nodiscard]] HeaderNameFault headerNameFault(const QString &name);
[[nodiscard]] inline bool isUsableHeaderName(const QString &name)
{
    return headerNameFault(name) == HeaderNameFault::None;
}

} // namespace definition
