#pragma once

#include "error.h"
#include "value.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <initializer_list>
#include <optional>

namespace management {

/** Liberal reading of answers: a member of a wrong type counts as missing. */

/** The answer holds something of another type at that JSON Pointer. */
[[nodiscard]] base::Error wrongTypeAt(const QString &pointer);

[[nodiscard]] bool hasMember(const document::Value &object, QByteArrayView key);
/** A string, or a number as its digits. */
[[nodiscard]] QString readText(const document::Value &object, QByteArrayView key);
/** The first of the members that is not empty. */
[[nodiscard]] QString firstText(const document::Value &object, std::initializer_list<QByteArrayView> keys);
/** The strings of an array; other elements are left out. */
[[nodiscard]] QStringList readTexts(const document::Value &object, QByteArrayView key);
/** A whole number from 0 on, also where it is written as text; 0 where there is none. */
[[nodiscard]] int readCount(const document::Value &object, QByteArrayView key);
/** A whole number, exact over 64 bits; `1e3` and `5.0` are whole. */
[[nodiscard]] std::optional<qint64> wholeNumber(const document::Value &value);
[[nodiscard]] std::optional<double> realNumber(const document::Value &value);

/** The object with `key` set: in its place, or at the end. */
[[nodiscard]] document::Value withMember(const document::Value &object, QByteArrayView key,
                                         const document::Value &value);
/** The object without any member of that name. */
[[nodiscard]] document::Value withoutMember(const document::Value &object, QByteArrayView key);

} // namespace management
