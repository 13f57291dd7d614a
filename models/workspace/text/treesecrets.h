#pragma once

#include "snapshot.h"

#include <QList>

namespace workspace {

/** The secrets of a valid text, as found in its tree. */
struct TreeSecrets {
    QList<base::Span> secrets; ///< The bytes of the secrets, in no order; one can be inside another.
    /** The keys with names of secrets, by place. No other search looks at them, because their values are decided. */
    QList<base::Span> keys;
};

/**
 * Finds the secrets of a valid text in its tree: scalars whose key has the name of a secret, everything in collections
 * with such a key, and examples and defaults of parameters, header fields and properties with such a name. `words` are
 * base::secretWords() of the text: only the parts of the tree with these words are read.
 */
[[nodiscard]] TreeSecrets treeSecrets(const document::Snapshot &snapshot, const QByteArray &text,
                                      const QList<base::Span> &words);

} // namespace workspace
