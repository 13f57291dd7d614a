#pragma once

#include "node.h"

#include <QString>

namespace schema {

/** What comparisons of values take and find. */
struct Comparison {
    int steps = 0;           ///< That are left, one for each value. Negative: the result means nothing.
    bool isRepeated = false; ///< An object has two members with the same name. The result means nothing.
    QString repeated = {};   ///< That name.
};

/** Bytes of text that are compared or matched in one step. */
inline constexpr qsizetype BytesPerStep = 64;

/** Equality of JSON: numbers by value, members in any order. */
[[nodiscard]] bool isEqual(const document::Node &left, const document::Node &right, Comparison &comparison);
/** The same for equal values. */
[[nodiscard]] size_t hashOf(const document::Node &node, Comparison &comparison);
/** Of a value that is this text. */
[[nodiscard]] size_t hashOfText(const QByteArray &text);

} // namespace schema
