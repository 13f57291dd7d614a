#pragma once

#include "documentset.h"
#include "lossreport.h"

namespace conversion {

/** How references to places of the document are written. */
enum class References : quint8 {
    AsTheyAre, ///< Only references to what moves are rewritten.
    Pointers,  ///< All have a JSON Pointer into the document, because the version knows no other names of schemas.
};

/** Rewrites the references of a document before its parts move, so that they lead to the same parts afterwards. Adds a
 * loss for each reference to a part that is removed. `address` is the address of the document, for references by its
 * own name. Errors: those of the edits of a document. */
[[nodiscard]] base::Result<void> redirectReferences(document::Document &document, const QString &address,
                                                    const MovedPlaces &moves, References form, LossReport &report);

} // namespace conversion
