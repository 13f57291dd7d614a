#pragma once

#include <QString>

namespace schema {

/** RFC 3339 */
[[nodiscard]] bool isDateTime(const QString &text);
[[nodiscard]] bool isDate(const QString &text);
[[nodiscard]] bool isTime(const QString &text);
/** Appendix A of RFC 3339 */
[[nodiscard]] bool isDuration(const QString &text);

} // namespace schema
