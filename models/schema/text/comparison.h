#pragma once

#include "node.h"

#include <QString>

namespace schema {

/** The state of comparisons of values: the steps that they have left, and whether they met a repeated name. */
struct Comparison {
    /**
     * The number of steps that are left; each value takes one. If negative, the result of a comparison means nothing.
     */
    int steps = 0;
    /** True if an object has two members with the same name; the result of a comparison then means nothing. */
    bool isRepeated = false;
    QString repeated = {}; ///< The name of the repeated member.
};

/** The number of bytes of a text that one step compares or matches. */
inline constexpr qsizetype BytesPerStep = 64;

/** True if two values are equal as JSON values: numbers by value, members in any order. */
[[nodiscard]] bool isEqual(const document::Node &left, const document::Node &right, Comparison &comparison);
/** Returns the hash of a value; values that isEqual() calls equal have equal hashes. */
[[nodiscard]] size_t hashOf(const document::Node &node, Comparison &comparison);
/** Returns the hash, as hashOf() computes it, of a value that is this text. */
[[nodiscard]] size_t hashOfText(const QByteArray &text);

} // namespace schema
