#pragma once

#include "diagnostic.h"

#include <QByteArrayView>
#include <QList>

namespace base {

/**
 * The words in the names of keys, header fields and parameters whose values are secrets, such as `password` and
 * `api_key`. The only list of them: messages, redaction and recovery use it.
 */
[[nodiscard]] QList<Span> secretWords(QByteArrayView text);

/** True if one of the words is in the text, in any case. */
[[nodiscard]] bool hasSecretWord(QByteArrayView text);

/**
 * True if a value with this name is a secret: the name ends with one of the words, in any case, as `clientSecret` and
 * `X-API-Key` do. `tokenUrl` is the name of something else.
 */
[[nodiscard]] bool isSecretName(QByteArrayView name);

} // namespace base
