#pragma once

#include "diagnostic.h"

#include <QByteArrayView>
#include <QList>

namespace base {

/** Longer than any name with one of the words: in a long line of letters, each word would otherwise search all of it.
 */
inline constexpr qsizetype LongestSecretName = 128;

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

/** True for the name of a parameter of a query or form, not percent-encoded, whose value is a secret: also `code` and
 * `sig`, which are secrets in a URL and something else in a document. */
[[nodiscard]] bool isSecretParameter(QByteArrayView name);

/** True for the key of a collection in which all values are secrets: also `x-secrets` and `x-secret-values`. What an
 * `x-password-policy` contains are rules. */
[[nodiscard]] bool isSecretCollection(QByteArrayView key);

} // namespace base
