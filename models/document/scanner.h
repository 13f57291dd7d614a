#pragma once

#include "snapshot.h"
#include "text.h"
#include "tree.h"

#include <vector>

namespace document {

/** Why a text was refused: one rule of problemrules.h, where, and what was found. */
struct ScanFault {
    const char *rule = nullptr;
    base::Span span;
    QByteArray found;
};

/** Where a piece stands that is to be read alone: some entries of a collection. */
struct ScanContext {
    NodeKind kind = NodeKind::Mapping;
    Layout layout = Layout::Block;
    int indent = 0;            ///< Of the collection.
    qsizetype column = 0;      ///< Where the piece's first byte stands in its line.
    int depth = 0;             ///< Collections around the entries, the collection itself included.
    bool lastOfFlow = false;   ///< No entry of a flow collection follows, so the last comma may be missing.
    bool firstCompact = false; ///< The first entry stands in the middle of a line.
};

/** What the scanner made of a text. */
struct ScanResult {
    NodeRef stream; ///< None when refused.
    ScanFault fault;
};

/** Entries that were read alone. */
struct PieceResult {
    bool ok = false;
    std::vector<Tile> tiles;
    qsizetype consumed = 0; ///< Bytes the tiles cover.
    quint8 flags = 0;       ///< TreeNode::Flag of what stands in them.
};

/** Reads a whole text. */
[[nodiscard]] ScanResult scan(const QByteArray &text, Format format);

/** Reads entries from the front of `piece` until it ends or an entry does not belong to the collection. */
[[nodiscard]] PieceResult scanPiece(const QByteArray &piece, const ScanContext &context, Format format);

} // namespace document
