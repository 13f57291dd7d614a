#pragma once

#include "diagnostic.h"

#include <QByteArray>

namespace workspace {

/**
 * The value of a key in a text without a tree, such as one with an open quote. Quotes are not included; an open one
 * ends at the last line that is deeper than the key. Empty if the text is not a key, or its value is a collection,
 * `null`, `true` or `false`.
 */
[[nodiscard]] base::Span valueOfKey(QByteArrayView text, base::Span key, bool isJson);

/** The text of a comment, without its `#`. Empty if the `#` does not begin one. */
[[nodiscard]] base::Span commentAt(QByteArrayView text, qsizetype hash);

/** Everything after a key's colon on its line, without blanks at both ends. */
[[nodiscard]] base::Span restOfLine(QByteArrayView text, qsizetype keyEnd);

/** The end of the comment after a plain scalar that ends at `valueEnd`; `valueEnd` if there is none. */
[[nodiscard]] qsizetype commentEnd(QByteArrayView text, qsizetype valueEnd);

} // namespace workspace
