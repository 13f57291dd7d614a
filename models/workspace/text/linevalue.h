#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

namespace workspace {

class LineReader;

/**
 * The bytes of the scalar that is the value of a key in a text without a tree, such as one with an open quote. Quotes
 * are not included; a string whose quote is not closed ends at the last line that is deeper than the key. Text that
 * follows a closing quote or bracket is part of the value, which then includes its quotes or brackets. Empty if `key`
 * is not a key, or its value is a collection, `null`, `true` or `false`.
 */
[[nodiscard]] base::Span valueOfKey(const LineReader &reader, base::Span key);

/** True for the plain scalars of YAML `null`, `~`, `true` and `false`. */
[[nodiscard]] bool isWordOfYaml(QByteArrayView word);

/** True if a value is only a reference to a secret: one without quotes, with at most a comment after it, or one that is
 * the text of a block scalar. */
[[nodiscard]] bool isOnlyReference(QByteArrayView text, base::Span value);

/** The bytes of the comment that begins with the `#` at `hash`, without the `#`. Empty if this `#` does not begin a
 * comment. */
[[nodiscard]] base::Span commentAt(QByteArrayView text, qsizetype hash);

/** The end of the comments in the lines below a block collection that belong to it: they are deeper than the line with
 * its key, also without their `#`, or they are commented-out items of its list. `collection` begins after the key. */
[[nodiscard]] qsizetype endOfCommentsBelow(QByteArrayView text, base::Span collection);

/** The bytes after the colon of the key that ends at `keyEnd`, to the end of its line, without blanks at both ends.
 * Empty if there is no colon. */
[[nodiscard]] base::Span restOfLine(QByteArrayView text, qsizetype keyEnd);

/** The end of the comment after a plain scalar that ends at `valueEnd`; `valueEnd` if there is none. */
[[nodiscard]] qsizetype commentEnd(QByteArrayView text, qsizetype valueEnd);

} // namespace workspace
