#pragma once

#include "decimal.h"
#include "node.h"
#include "pointer.h"

namespace schema {

/** A value of the instance, or the name of a property, and the way to it. */
struct Instance {
    const Instance *parent = nullptr;
    document::Node node;
    QByteArray token;
    bool isName = false; ///< The name itself: `token` is the value.

    [[nodiscard]] bool isString() const { return isName || node.isString(); }
    [[nodiscard]] QByteArray text() const { return isName ? token : node.bytes(); }
    [[nodiscard]] document::Pointer pointer() const;
    [[nodiscard]] base::Span span() const;
};

/** The TypeBit of a value; for whole numbers also NumberBit. 0 for what JSON has no type for, such as infinity. */
[[nodiscard]] quint8 typeOf(const Instance &instance);
[[nodiscard]] QString typeName(quint8 bits);

/** Equality of JSON: numbers by value, members in any order. Takes one of `steps` for each value; false when none are
 * left. */
[[nodiscard]] bool isEqual(const document::Node &left, const document::Node &right, int &steps);
/** The same for equal values, as long as there are steps left. */
[[nodiscard]] size_t hashOf(const document::Node &node, int &steps);
/** The value as compact JSON, cut where it is long. */
[[nodiscard]] QString shownValue(const document::Node &node);

} // namespace schema
