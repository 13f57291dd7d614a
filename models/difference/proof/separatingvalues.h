#pragma once

#include "apichange.h"
#include "value.h"

#include <QRandomGenerator>

namespace difference {

/** Returns values that a change of a schema can separate: values at its limits, of each type, and those it names. */
[[nodiscard]] QList<document::Value> candidatesFor(const Change &change);
/** Returns the values that are a value with one member or item more or less. New members have one of `names`. */
[[nodiscard]] QList<document::Value> variationsOf(const document::Value &value, const QList<QByteArray> &names);
/** Returns a value with a random part replaced by one of `others`, removed or repeated, or with one of `names` added.
 * Neither list is empty. */
[[nodiscard]] document::Value changedValue(const document::Value &value, const QList<document::Value> &others,
                                           const QList<QByteArray> &names, QRandomGenerator &random);
/** Returns a value with the property at a path replaced or added; std::nullopt if the path is not in the value. `items`
 * is the first item of a list, `*` any further property. */
[[nodiscard]] std::optional<document::Value> withValueAt(const document::Value &value, const QByteArrayList &path,
                                                         const document::Value &leaf);
/** Returns the values that are a value without one of its members or items, at any depth. */
[[nodiscard]] QList<document::Value> smallerValues(const document::Value &value);

} // namespace difference
