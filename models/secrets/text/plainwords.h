#pragma once

#include <QByteArrayView>

namespace secrets {

/** True for a text in the place of a secret: `<token>`, `{token}`, `$TOKEN`, `YOUR_API_KEY`, `xxx`, `string`, and the
 * last word of the name itself. */
[[nodiscard]] bool isPlaceholder(QByteArrayView value, QByteArrayView name = {});

/** True for a word that is no word of prose: with digits, marks, or many changes of
 * case. */
[[nodiscard]] bool looksRandom(QByteArrayView word);

/** True for a part of a program, which is often after `token = `: a variable, call or element. */
[[nodiscard]] bool isExpression(QByteArrayView value);

/** True for words of a sentence: one of them is `the`, `is` or the like. */
[[nodiscard]] bool isProse(QByteArrayView words);

} // namespace secrets
