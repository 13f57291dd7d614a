#pragma once

#include <QtGlobal>

namespace document {

/** How a value or a key is written. */
enum class ScalarStyle : quint8 {
    Empty, ///< No text; there can be properties.
    Plain,
    SingleQuoted,
    DoubleQuoted,
    Literal, ///< `|`
    Folded,  ///< `>`
    Alias,
    Collection, ///< No scalar: a mapping or a sequence.
};

/** How the entries of a collection are laid out. */
enum class Layout : quint8 {
    Block,
    Flow, ///< In brackets; JSON too.
    Pair, ///< `a: b` as an item of a flow sequence: a mapping of one entry without brackets.
};

} // namespace document
