#pragma once

#include "diagnostic.h"

#include <QByteArrayView>
#include <QList>

namespace base {

/**
 * The largest number of bytes of a name that is searched for around a secret word; longer than any such name. In a long
 * line of letters, each word would otherwise search all of it.
 */
inline constexpr qsizetype LongestSecretName = 128;

/**
 * Returns where a text contains words that are in the names of keys, header fields and parameters whose values are
 * secrets, such as `password` and `api_key`. Messages, redaction and recovery all use this list of words.
 */
[[nodiscard]] QList<Span> secretWords(QByteArrayView text);

/** True if the text contains one of the words of names of secrets, such as `password`, in any case. */
[[nodiscard]] bool hasSecretWord(QByteArrayView text);

/**
 * True if a value with this name is a secret: the name ends with a word such as `secret` or `api-key`, in any case, as
 * `clientSecret` and `X-API-Key` do. False for `tokenUrl`, whose value is not a secret.
 */
[[nodiscard]] bool isSecretName(QByteArrayView name);

/**
 * True if the value of a parameter of a query or form with this name, not percent-encoded, is a secret. Unlike
 * isSecretName(), true also for names such as `code` and `sig`, which are secrets in a URL and something else in a
 * document.
 */
[[nodiscard]] bool isSecretParameter(QByteArrayView name);

/**
 * True if all values in a collection with this key are secrets: also for keys such as `x-secrets` and
 * `x-secret-values`. False for `x-password-policy`, which contains rules.
 */
[[nodiscard]] bool isSecretCollection(QByteArrayView key);

} // namespace base
