#pragma once

#include "objecttype.h"

#include <QString>

namespace specification {

/** Returns true if a member of a map or object can have the name `key`, which has to be of the form `keys`. */
[[nodiscard]] bool isName(QByteArrayView key, Keys keys);
/** Returns true for the text of a whole number that is not negative; 1.0 and 1e3 are whole. */
[[nodiscard]] bool isCount(QByteArrayView number);
/** Returns true for the text of a number that is greater than 0. */
[[nodiscard]] bool isPositive(QByteArrayView number);
[[nodiscard]] bool isUrl(const QString &text, Text form);
[[nodiscard]] bool isEmail(const QString &text);

} // namespace specification
