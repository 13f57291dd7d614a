#pragma once

#include <QString>

namespace definition {

/** What keeps a name from carrying the upstream credentials. */
enum class HeaderNameFault {
    None,
    NoToken, ///< Not a field name at all (RFC 9110 §5.6.2).
    Refused, ///< Host and the fields that frame a message: Content-Length, Transfer-Encoding, Trailer, Connection.
};

/** Checks a name for UpstreamAuthentication; effectiveHeaderName() of definitionview.h says which name is used. */
[[nodiscard]] HeaderNameFault headerNameFault(const QString &name);
[[nodiscard]] inline bool isUsableHeaderName(const QString &name)
{
    return headerNameFault(name) == HeaderNameFault::None;
}

} // namespace definition
