#pragma once

#include "diagnostic.h"

#include <QByteArrayView>
#include <QList>

namespace secrets {

/** The result of scanText(): the words of secret names, and the secrets, in a text of any syntax. */
struct TextScan {
    /** The words of secret names, by place: base::secretWords() of the text, and words that are written with escapes of
     * JSON, such as `\u0074oken`. */
    QList<base::Span> words;
    /**
     * The secrets that their own bytes show, in no order; one can be inside another. These are keys and tokens of a
     * known shape, private keys, credentials after a scheme, and user names with passwords in URLs, also
     * percent-encoded or with escapes of JSON. References to secrets and placeholders such as `{token}` are not
     * included.
     */
    QList<base::Span> secrets;
};
[[nodiscard]] TextScan scanText(QByteArrayView text);

/**
 * Finds the values after names of secrets in sentences, comments, URLs and strings: `?token=x`, `# password: x`,
 * `{\"secret\": \"x\"}`. `words` are base::secretWords(text), or only some of them: the keys of a document are read
 * from its tree instead.
 */
[[nodiscard]] QList<base::Span> namedSecrets(QByteArrayView text, const QList<base::Span> &words);

/** All secrets of scanText() and namedSecrets() in a text, by place, none inside another. */
[[nodiscard]] QList<base::Span> secretsInText(QByteArrayView text);

/** Sorts spans by place and joins spans that overlap. */
[[nodiscard]] QList<base::Span> mergedSpans(QList<base::Span> spans);

} // namespace secrets
