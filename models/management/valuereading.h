#pragma once

#include "error.h"
#include "value.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <initializer_list>
#include <optional>

namespace management {

/** Reads members of answers. A member of the wrong type is treated as missing. */

/** The error for a value of another type at this JSON Pointer. */
[[nodiscard]] base::Error wrongTypeAt(const QString &pointer);

[[nodiscard]] bool hasMember(const document::Value &object, QByteArrayView key);
/** A string, or a number as its digits. */
[[nodiscard]] QString readText(const document::Value &object, QByteArrayView key);
/** The first of the members that is not empty. */
[[nodiscard]] QString firstText(const document::Value &object, std::initializer_list<QByteArrayView> keys);
/** The strings of an array. Other elements are skipped. */
[[nodiscard]] QStringList readTexts(const document::Value &object, QByteArrayView key);
/** An integer of at least 0, which may be written as a text. Otherwise 0. */
[[nodiscard]] int readCount(const document::Value &object, QByteArrayView key);
/** A 64-bit integer. `1e3` and `5.0` are integers too. */
[[nodiscard]] std::optional<qint64> wholeNumber(const document::Value &value);
[[nodiscard]] std::optional<double> realNumber(const document::Value &value);

/** The object with `key` set. A new key is appended. */
[[nodiscard]] document::Value withMember(const document::Value &object, QByteArrayView key,
                                         const document::Value &value);
/** The object without this member. */
[[nodiscard]] document::Value withoutMember(const document::Value &object, QByteArrayView key);

} // namespace management
