#pragma once

#include "objecttype.h"

#include <QString>

namespace specification {

/** True if a member of a map or object of that kind can have this name. */
[[nodiscard]] bool isName(QByteArrayView key, Keys keys);
/** True for the text of a whole number that is not negative; 1.0 and 1e3 are whole. */
[[nodiscard]] bool isCount(QByteArrayView number);
/** True for the text of a number that is greater than 0. */
[[nodiscard]] bool isPositive(QByteArrayView number);
[[nodiscard]] bool isUrl(const QString &text, Text form);
[[nodiscard]] bool isEmail(const QString &text);

} // namespace specification
