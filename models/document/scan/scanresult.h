#pragma once

#include "text.h"
#include "treeroot.h"

#include <vector>

namespace document {

/** Why a text was refused: the id of a rule of models/rules, where, and what was found. */
struct ScanFault {
    const char *rule = nullptr;
    base::Span span;
    QByteArray found;
};

/** Quotes what was found, unless it may be a part of a secret. */
[[nodiscard]] base::Diagnostic diagnosticOf(const ScanFault &fault, const Text &text);

/** The place of a piece that is read alone: some entries of a collection. */
struct ScanContext {
    NodeKind kind = NodeKind::Mapping;
    Layout layout = Layout::Block;
    int indent = 0;            ///< Of the collection.
    int depth = 1;             ///< Collections around the entries, their own included.
    bool firstCompact = false; ///< The first entry of a block is in the middle of a line, at the column `indent`.
    bool closes = false;       ///< The piece ends with the bracket that closes the flow collection.
};

/** The result of scanning a text. */
struct ScanResult {
    TreeRoot stream; ///< None if the text is not valid.
    ScanFault fault;
};

/** Entries that were read alone. */
struct PieceResult {
    bool ok = false;
    std::vector<Tile> tiles;
    qsizetype consumed = 0; ///< Bytes that were read; with a closing bracket all of them.
    quint8 flags = 0;       ///< TreeNode::Flag of the tiles.
    ScanFault fault;
};

} // namespace document
