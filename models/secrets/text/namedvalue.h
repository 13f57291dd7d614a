#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

namespace secrets {

/** The end of a value without quotes that begins at `from`, as in a URL, a comment or a sentence. */
[[nodiscard]] qsizetype endOfBareValue(QByteArrayView text, qsizetype from);

/** The end of a value that can have blanks, such as the rest of a header field: the end of its line, or of the string
 * around. */
[[nodiscard]] qsizetype endOfFieldValue(QByteArrayView text, qsizetype from);

/** The end of parameters such as `a="b", c="d"`, which can continue in the next line after a comma. */
[[nodiscard]] qsizetype endOfParameters(QByteArrayView text, qsizetype from);

/**
 * The secret after a name in any text that is not a key of a document: `password=x`, `Authorization: Bearer x`,
 * `"token": "x"` in a string. Quotes are not included. Empty if none follows.
 */
[[nodiscard]] base::Span namedSecret(QByteArrayView text, const base::Span &name);

} // namespace secrets
