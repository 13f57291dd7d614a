#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

namespace workspace {

class LineReader;

/**
 * The value of a key in a text without a tree, such as one with an open quote. Quotes are not included; an open one
 * ends at the last line that is deeper than the key. What follows a closing quote or bracket is part of the value, and
 * then they are, too. Empty if the text is not a key, or its value is a collection, `null`, `true` or `false`.
 */
[[nodiscard]] base::Span valueOfKey(const LineReader &reader, base::Span key);

/** True for `null`, `true` and `false`. */
[[nodiscard]] bool isWordOfYaml(QByteArrayView word);

/** True for a reference to a secret without quotes, with nothing but a comment after it, and for one that is the text
 * of a block scalar. */
[[nodiscard]] bool isOnlyReference(QByteArrayView text, base::Span value);

/** The text of a comment, without its `#`. Empty if the `#` does not begin one. */
[[nodiscard]] base::Span commentAt(QByteArrayView text, qsizetype hash);

/** The end of the comments in the lines below a block collection, as far as they belong to it: they are deeper than the
 * line with its key, also without their `#`, or items of its list. `collection` begins after the key. */
[[nodiscard]] qsizetype endOfCommentsBelow(QByteArrayView text, base::Span collection);

/** Everything after a key's colon on its line, without blanks at both ends; empty without a colon. */
[[nodiscard]] base::Span restOfLine(QByteArrayView text, qsizetype keyEnd);

/** The end of the comment after a plain scalar that ends at `valueEnd`; `valueEnd` if there is none. */
[[nodiscard]] qsizetype commentEnd(QByteArrayView text, qsizetype valueEnd);

} // namespace workspace
