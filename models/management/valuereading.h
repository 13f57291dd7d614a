#pragma once

#include "error.h"
#include "value.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <initializer_list>
#include <optional>

namespace management {

/** Functions that read members of answers. A member of the wrong type is treated as missing. */

/** The error WrongType for a value of a wrong type at this JSON Pointer. */
[[nodiscard]] base::Error wrongTypeAt(const QString &pointer);

[[nodiscard]] bool hasMember(const document::Value &object, QByteArrayView key);
/** The text of a member: a string, or a number as its digits. Empty if it is missing. */
[[nodiscard]] QString readText(const document::Value &object, QByteArrayView key);
/** The text of the first of these members whose readText() is not empty; empty if there is none. */
[[nodiscard]] QString firstText(const document::Value &object, std::initializer_list<QByteArrayView> keys);
/** The strings of a member that is an array. Elements of other types are skipped. */
[[nodiscard]] QStringList readTexts(const document::Value &object, QByteArrayView key);
/** The number of a member that is an integer of at least 0, or a text with one. Otherwise 0. */
[[nodiscard]] int readCount(const document::Value &object, QByteArrayView key);
/** The value of a JSON number that is a 64-bit integer, also if it is written as `1e3` or `5.0`. Nothing for other
 * values. */
[[nodiscard]] std::optional<qint64> wholeNumber(const document::Value &value);
[[nodiscard]] std::optional<double> realNumber(const document::Value &value);

/** Returns the object with the member `key` set to `value`. A new key is appended. */
[[nodiscard]] document::Value withMember(const document::Value &object, QByteArrayView key,
                                         const document::Value &value);
/** Returns the object without the member `key`. */
[[nodiscard]] document::Value withoutMember(const document::Value &object, QByteArrayView key);

} // namespace management
