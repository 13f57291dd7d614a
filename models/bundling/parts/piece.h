#pragma once

#include "document.h"

namespace bundling {

/** An object to copy to another document or place, with its references as they have to be there. */
struct Piece {
    document::Snapshot snapshot; ///< A document with the object.
    document::Pointer pointer;   ///< The place of the object in it.
    document::Value value;       ///< The value of the object.
};

/** Writes a piece to a place of a document: as a new entry, also in a new object, or instead of the value there. Its
 * text and comments are kept if it is in YAML as the document; see document::copyInto(). */
base::Result<void> putPiece(document::Document &document, const document::Pointer &place, const Piece &piece);

/** Replaces the object `holder` with a reference by a piece. The members that the object has beside its `$ref` replace
 * members of the piece with an equal name, unless the piece is no object. */
base::Result<void> replaceByPiece(document::Document &document, const document::Pointer &holder, const Piece &piece);

} // namespace bundling
