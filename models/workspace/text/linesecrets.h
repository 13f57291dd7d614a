#pragma once

#include "diagnostic.h"

#include <QByteArrayView>
#include <QList>

namespace workspace {

/** What the lines of a text without a tree, such as one with an open quote, let guess about its secrets. */
struct LineSecrets {
    QList<base::Span> secrets; ///< In no order, and one can be inside another.
    QList<base::Span> words;   ///< Those that are not in keys: a sentence can name a secret with them.
};

/** As treeSecrets(), with keys and values guessed from lines and brackets. */
[[nodiscard]] LineSecrets lineSecrets(QByteArrayView text, const QList<base::Span> &words, bool isJson);

} // namespace workspace
