#pragma once

#include "renamewithreferences.h"

namespace openapi {

/** A removal that is ready to be applied. */
struct RemovalPlan {
    QList<RenamedDocument> documents; ///< Only changed documents. The document with the thing is the first.
    QList<Place> alsoRemoved;         ///< Places that only named it: tags of operations, settings of the gateway …
    /** References that lead nowhere afterwards: what would break. */
    QList<Place> broken;
};

/**
 * Removes the thing at a place: an entry with its content, a tag, a variable of a server. For `operationId`s, removes
 * the id. Names that mean nothing without it are removed too: in the tags of operations, parents of tags, mappings of
 * discriminators and the gateway's settings for operations and security schemes. References, links, the braces of
 * server URLs and security requirements stay, because what should replace them is not known; without a requirement,
 * for example, anybody could call the operation.
 *
 * Errors as those of planRename().
 */
[[nodiscard]] base::Result<RemovalPlan> planRemoval(const DocumentSet &set, const Place &place);
/** The same for several separate places of one document. */
[[nodiscard]] base::Result<RemovalPlan> planRemoval(const DocumentSet &set, const QString &address,
                                                    const QList<document::Pointer> &places);

} // namespace openapi
