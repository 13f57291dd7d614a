#pragma once

#include "value.h"

#include <QMap>
#include <QStringList>

namespace management {

/** Returns true for a value of a policy's member that means the same as a missing member: null, false, 0, an empty
 * text, array or object, an object with such members only, and for limits each number up to 0. `key` is the name of the
 * member. */
[[nodiscard]] bool isDefaultValue(const document::Value &value, QByteArrayView key);

/** Returns true for two JSON numbers that are equal, or differ by the error of rounding to a 64-bit floating-point
 * number. */
[[nodiscard]] bool isSameNumber(const document::Value &left, const document::Value &right);

/** Returns true for two lists in which the order and the repetition of items mean nothing, such as tags, and that have
 * the same items. */
[[nodiscard]] bool haveSameItems(const document::Value &left, const document::Value &right);

/** An allowed URL of a policy, with the methods of all entries that are equal except for their methods. */
struct UrlRule {
    document::Value entry;
    qsizetype index = 0; ///< The index of the first of these entries.
    bool allowsAll = false;
    QStringList methods; ///< In upper case, sorted; empty if all methods are allowed.
};

/** Returns the allowed URLs of a policy's access right by what they are besides their methods. */
[[nodiscard]] QMap<QByteArray, UrlRule> urlRules(const document::Value &allowedUrls);

} // namespace management
