#pragma once

#include "snapshot.h"

#include <optional>

namespace workspace {

/** A run of whole entries of a block mapping, parsed as a document of its own. */
struct ChangedPiece {
    base::Span span;          ///< In the text around it.
    document::Pointer parent; ///< The mapping whose entries they are.
    document::Snapshot snapshot;
};

/** The lines of `now` that differ from `before`, as bytes; for a removal the lines on both sides of it. */
[[nodiscard]] std::optional<base::Span> changedLines(const document::Snapshot &before, const document::Snapshot &now);

/**
 * The smallest run of entries around the bytes that can be parsed without the text around it. Nothing if there is
 * none, such as in brackets, or if it refers to anchors elsewhere or has more than `limit` bytes.
 */
[[nodiscard]] std::optional<ChangedPiece> pieceAround(const document::Snapshot &snapshot, const base::Span &bytes,
                                                      qsizetype limit);

} // namespace workspace
