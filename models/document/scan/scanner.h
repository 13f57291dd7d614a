#pragma once

#include "format.h"
#include "scanresult.h"

namespace document {

/** Parses a whole text in the given format into a tree, or returns why it was refused. */
[[nodiscard]] ScanResult scan(const QByteArray &text, Format format);

/**
 * Parses entries of one collection from the front of `piece`. In a block collection it stops at an entry that does not
 * belong to the collection. A piece in brackets must be entries that each end with a comma, or the rest of the
 * collection with its closing bracket.
 */
[[nodiscard]] PieceResult scanPiece(const QByteArray &piece, const ScanContext &context, Format format);

} // namespace document
