#pragma once

#include "snapshot.h"

#include <optional>

namespace workspace {

/** A run of whole entries of a YAML block mapping, parsed as a document of its own. */
struct ChangedPiece {
    base::Span span;          ///< The bytes of the entries in the whole text.
    document::Pointer parent; ///< The JSON Pointer of the mapping that contains the entries.
    document::Snapshot snapshot;
};

/** The bytes of the lines of `now` that differ from `before`; for a removal the lines on both sides of it. Nothing if
 * the texts are equal. */
[[nodiscard]] std::optional<base::Span> changedLines(const document::Snapshot &before, const document::Snapshot &now);

/**
 * The smallest run of entries of a block mapping that contains `bytes` and can be parsed without the text around it.
 * Nothing if there is none, such as in brackets, or if all runs refer to anchors outside of them or have more than
 * `limit` bytes.
 */
[[nodiscard]] std::optional<ChangedPiece> pieceAround(const document::Snapshot &snapshot, const base::Span &bytes,
                                                      qsizetype limit);

} // namespace workspace
