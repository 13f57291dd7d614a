#pragma once

#include "document.h"

namespace openapi {

/** Why an operation can't be moved to a path item; None if it can. */
enum class MoveRefusal {
    None,
    Missing,    ///< The operation or the path item does not exist, or is not an object.
    SamePath,   ///< The operation is in this path item.
    HasMethod,  ///< The path item has an operation with this method.
    Reference,  ///< The path item is a reference: its operations are elsewhere.
    ReferredTo, ///< A reference leads into the operation, and would lead nowhere.
};

/** Returns whether an operation of a document can be moved to a path item in `paths` or `webhooks` of the same
 * document, except that references to the operation are not looked for. */
[[nodiscard]] MoveRefusal targetRefusal(const document::Snapshot &snapshot, const document::Pointer &operation,
                                        const document::Pointer &pathItem);
/** Returns what targetRefusal() returns or, if that is None, whether a reference leads into the operation. Takes time
 * for the whole text. */
[[nodiscard]] MoveRefusal moveRefusal(const document::Snapshot &snapshot, const document::Pointer &operation,
                                      const document::Pointer &pathItem);

/** Moves an operation, with its comments and style, to another path item. Parameters of its old path item that are not
 * in the path become its own, unless it or the new path item has one with the same name and location: what the
 * operation accepts stays the same. Returns its new place. Errors: InvalidArgument if moveRefusal() refuses it. */
[[nodiscard]] base::Result<document::Pointer> moveToPathItem(document::Document &document,
                                                             const document::Pointer &operation,
                                                             const document::Pointer &pathItem);

/** Where paths go: before or after another one. */
enum class MoveSide { Before, After };

/** Moves entries of `paths`, with all of their bytes, next to another entry that is none of them, in the order in which
 * they are given. It is one edit. Error: NotFound. */
[[nodiscard]] base::Result<void> movePaths(document::Document &document, const QList<QByteArray> &paths, MoveSide side,
                                           const QByteArray &beside);

} // namespace openapi
