#pragma once

#include "snapshot.h"

#include <QList>

namespace workspace {

/** What the tree of a valid text says about its secrets. */
struct TreeSecrets {
    QList<base::Span> secrets; ///< In no order, and one can be inside another.
    QList<base::Span> keys;    ///< Keys with names of secrets, by place. Nothing else has to be known about them.
};

/**
 * Scalars whose key has the name of a secret, everything in collections with such a key, and examples and defaults of
 * parameters, header fields and properties with such a name. `words` are base::secretWords() of the text: the tree is
 * read only where one of them is.
 */
[[nodiscard]] TreeSecrets treeSecrets(const document::Snapshot &snapshot, const QByteArray &text,
                                      const QList<base::Span> &words);

} // namespace workspace
