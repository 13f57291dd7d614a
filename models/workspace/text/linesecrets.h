#pragma once

#include "diagnostic.h"

#include <QByteArrayView>
#include <QList>

namespace workspace {

/** The secrets of a text without a tree, such as one with an open quote, as guessed from its lines. */
struct LineSecrets {
    QList<base::Span> secrets; ///< The bytes of the secrets, in no order; one can be inside another.
    /** The words of secret names that are not in keys: a sentence can name a secret with them. */
    QList<base::Span> words;
};

/**
 * Finds the secrets that treeSecrets() would find in a valid text, with keys and values guessed from lines and
 * brackets. `words` are base::secretWords() of the text. If reading takes too much work, all of the text from there on
 * is a secret.
 */
[[nodiscard]] LineSecrets lineSecrets(QByteArrayView text, const QList<base::Span> &words, bool isJson);

} // namespace workspace
