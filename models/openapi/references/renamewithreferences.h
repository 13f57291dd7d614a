#pragma once

#include "documentchange.h"
#include "documentset.h"

namespace openapi {

/** What a rename makes of one document of a set. */
struct RenamedDocument {
    QString address;
    document::Snapshot before;
    document::Edited edited; ///< Ready to be taken by document::Document::apply().
};

/** What a rename would change, ready to be applied. */
struct RenamePlan {
    Place place;                      ///< Where the entry stands under its new key.
    QList<RenamedDocument> documents; ///< Only those that change; the one that holds the key comes first.
    qsizetype referenceCount = 0;
};

/**
 * Gives the member at a place another key, and every reference that names it or something inside it the new one. Only
 * the bytes of the key and of those references change; quotes stay. The result was read again and names what the old
 * one named. Nothing is written: this may run on a worker.
 *
 * NotFound, WrongType (an item, the root), AlreadyExists; InvalidArgument: a component's name has letters, digits and
 * `.-_` alone; Unsupported, with the place: a reference there cannot be written anew, such as behind an alias, or the
 * document is a URL's; SyntaxError: a document that would have to change is not valid.
 */
[[nodiscard]] base::Result<RenamePlan> planRename(const DocumentSet &set, const Place &place, const QByteArray &key);

} // namespace openapi
