#pragma once

#include <QByteArrayView>

namespace secrets {

/** True for a placeholder that is written instead of a secret: `<token>`, `{token}`, `$TOKEN`, `YOUR_API_KEY`, `xxx`,
 * `string`, and the last word of `name`, the secret's own name. */
[[nodiscard]] bool isPlaceholder(QByteArrayView value, QByteArrayView name = {});

/** True for a word that is unlikely in prose, such as a random token: it has digits, special characters or many changes
 * of case. */
[[nodiscard]] bool looksRandom(QByteArrayView word);

/** True for an expression of a programming language, such as a variable, call or element, which often follows `token =
 * `. */
[[nodiscard]] bool isExpression(QByteArrayView value);

/** True for words that look like a part of a sentence: one of them is `the`, `is` or the like. */
[[nodiscard]] bool isProse(QByteArrayView words);

} // namespace secrets
