#pragma once

#include "diagnostic.h"

#include <QByteArray>

namespace workspace {

/**
 * What stands behind a key in a text whose tree is not known, as while a quote is still open. Quotes are not included;
 * an open one reaches to the last line that is deeper than the key. Empty where the word is no key, or its value a
 * collection, `null`, `true` or `false`.
 */
[[nodiscard]] base::Span valueOfKey(QByteArrayView text, base::Span key, bool isJson);

/** Behind a key's colon: everything on its line, blanks at both ends left out. */
[[nodiscard]] base::Span restOfLine(QByteArrayView text, qsizetype keyEnd);

/** The end of the comment behind a plain scalar that ends at `valueEnd`; that itself where none follows. */
[[nodiscard]] qsizetype commentEnd(QByteArrayView text, qsizetype valueEnd);

} // namespace workspace
