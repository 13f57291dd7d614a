#pragma once

#include <QString>

namespace schema {

/** RFC 1123; labels that begin with `xn--` must be valid in IDNA. */
[[nodiscard]] bool isHostname(const QString &text);
/** RFC 5890, with the contextual rules of RFC 5892. */
[[nodiscard]] bool isInternationalHostname(const QString &text);
[[nodiscard]] bool isIpv4(const QString &text);
[[nodiscard]] bool isIpv6(const QString &text);

} // namespace schema
