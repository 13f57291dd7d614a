#pragma once

#include "diagnostic.h"

#include <QByteArrayView>
#include <QList>

namespace secrets {

/** The result of scanText(): names of secrets, and secrets, in a text of any syntax. */
struct TextScan {
    /** base::secretWords(), by place, also those with escapes of JSON such as `\u0074oken`. */
    QList<base::Span> words;
    /** Secrets that their own bytes show: keys and tokens of a known shape, private keys, credentials after a scheme,
     * user names with passwords in URLs; also percent-encoded, or with escapes of JSON. References to secrets and
     * placeholders such as `{token}` are none. In no order, and one can be inside another. */
    QList<base::Span> secrets;
};
[[nodiscard]] TextScan scanText(QByteArrayView text);

/**
 * The values after names of secrets in sentences, comments, URLs and strings: `?token=x`, `# password: x`,
 * `{\"secret\": \"x\"}`. `words` are base::secretWords(text), or those that may be such names: of the keys of a
 * document its tree says more.
 */
[[nodiscard]] QList<base::Span> namedSecrets(QByteArrayView text, const QList<base::Span> &words);

/** Both, by place, none inside another. */
[[nodiscard]] QList<base::Span> secretsInText(QByteArrayView text);

/** Spans by place; those that overlap are one. */
[[nodiscard]] QList<base::Span> mergedSpans(QList<base::Span> spans);

} // namespace secrets
