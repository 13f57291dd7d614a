#pragma once

#include <QString>

namespace schema {

/** RFC 3986 */
[[nodiscard]] bool isUri(const QString &text);
[[nodiscard]] bool isUriReference(const QString &text);
/** RFC 3987 */
[[nodiscard]] bool isIri(const QString &text);
[[nodiscard]] bool isIriReference(const QString &text);
/** RFC 6570 */
[[nodiscard]] bool isUriTemplate(const QString &text);

} // namespace schema
