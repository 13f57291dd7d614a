#pragma once

#include <QString>

namespace schema {

/** True for a host name of RFC 1123; labels that begin with `xn--` must be valid in IDNA. */
[[nodiscard]] bool isHostname(const QString &text);
/** True for an internationalized host name of RFC 5890, by the contextual rules of RFC 5892 too. */
[[nodiscard]] bool isInternationalHostname(const QString &text);
[[nodiscard]] bool isIpv4(const QString &text);
[[nodiscard]] bool isIpv6(const QString &text);

} // namespace schema
