#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

namespace secrets {

/** The end of a value without quotes that begins at `from`, as in a URL, a comment or a sentence. Punctuation at its
 * end is not part of it. */
[[nodiscard]] qsizetype endOfBareValue(QByteArrayView text, qsizetype from);

/** The end of a value that begins at `from` and can contain blanks, such as that of a header field: the end of its
 * line, or of the string that contains it. */
[[nodiscard]] qsizetype endOfFieldValue(QByteArrayView text, qsizetype from);

/** The end of a list of parameters that begins at `from`, such as `a="b", c="d"`. The list can continue in the next
 * line after a comma. */
[[nodiscard]] qsizetype endOfParameters(QByteArrayView text, qsizetype from);

/** The bytes of the secret after `name` in any text, where the name is not a key of a document: `password=x`,
 * `Authorization: Bearer x`, `"token": "x"` in a string. Quotes are not included. Empty if no secret follows. */
[[nodiscard]] base::Span namedSecret(QByteArrayView text, const base::Span &name);

} // namespace secrets
