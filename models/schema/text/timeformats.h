#pragma once

#include <QString>

namespace schema {

/** True for a date and time in the format of RFC 3339. */
[[nodiscard]] bool isDateTime(const QString &text);
[[nodiscard]] bool isDate(const QString &text);
[[nodiscard]] bool isTime(const QString &text);
/** True for a duration in the format of RFC 3339, appendix A. */
[[nodiscard]] bool isDuration(const QString &text);

} // namespace schema
