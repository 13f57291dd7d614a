#pragma once

#include "format.h"
#include "scanresult.h"

namespace document {

/** Reads a whole text. */
[[nodiscard]] ScanResult scan(const QByteArray &text, Format format);

/**
 * Reads entries from the front of `piece`. Blocks end where an entry does not belong to the collection; flow pieces are
 * entries with a comma each, or the rest of the collection with its bracket.
 */
[[nodiscard]] PieceResult scanPiece(const QByteArray &piece, const ScanContext &context, Format format);

} // namespace document
