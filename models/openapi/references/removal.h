#pragma once

#include "renamewithreferences.h"

namespace openapi {

/** A removal of named things from a set of documents that is ready to be applied. */
struct RemovalPlan {
    QList<RenamedDocument> documents; ///< The changed documents. The document with the removed thing is the first.
    /** Places that are removed because they only named the thing: tags of operations, settings of the gateway … */
    QList<Place> alsoRemoved;
    /** References whose target is missing after the removal. */
    QList<Place> broken;
};

/**
 * Plans the removal of the thing at a place: an entry with its content, a tag, a variable of a server, or only the id
 * for an `operationId`. Names that mean nothing without the thing are removed too: in the tags of operations, parents
 * of tags, mappings of discriminators and the gateway's settings for operations and security schemes. References,
 * links, the braces of server URLs and security requirements stay, because what should replace them is not known;
 * without a requirement, for example, anybody could call the operation.
 *
 * The errors are those of planRename().
 */
[[nodiscard]] base::Result<RemovalPlan> planRemoval(const DocumentSet &set, const Place &place);
/** Plans the removal of the things at several places of the document at `address`, none inside another, as
 * planRemoval() does for a single place. */
[[nodiscard]] base::Result<RemovalPlan> planRemoval(const DocumentSet &set, const QString &address,
                                                    const QList<document::Pointer> &places);

} // namespace openapi
