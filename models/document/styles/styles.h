#pragma once

#include <QtGlobal>

namespace document {

/** The style in which a value or a key is written. */
enum class ScalarStyle : quint8 {
    Empty, ///< An empty value or key without text; it can have an anchor or a tag.
    Plain,
    SingleQuoted,
    DoubleQuoted,
    Literal, ///< A literal block scalar, which begins with `|`.
    Folded,  ///< A folded block scalar, which begins with `>`.
    Alias,
    Collection, ///< Not a scalar: a mapping or a sequence.
};

/** How the entries of a collection are laid out. */
enum class Layout : quint8 {
    Block,
    Flow, ///< In brackets, as in every JSON collection.
    Pair, ///< `a: b` as an item of a flow sequence: a mapping of one entry without brackets.
};

} // namespace document
