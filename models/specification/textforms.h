#pragma once

#include "objecttype.h"

#include <QString>

namespace specification {

/** Returns true if `key` has the form that the specification requires of the names in a map, `keys`. */
[[nodiscard]] bool isName(QByteArrayView key, Keys keys);
/** True for the text of a whole number that is not negative; 1.0 and 1e3 are whole. */
[[nodiscard]] bool isCount(QByteArrayView number);
/** True for the text of a number that is greater than 0. */
[[nodiscard]] bool isPositive(QByteArrayView number);
[[nodiscard]] bool isUrl(const QString &text, Text form);
[[nodiscard]] bool isEmail(const QString &text);

} // namespace specification
