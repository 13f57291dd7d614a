#pragma once

#include "text.h"
#include "treeroot.h"

#include <vector>

namespace document {

/**
 * A syntax error for which a text was refused: the id of a rule of models/rules, its place in the scanned bytes, and
 * the text that was found there.
 */
struct ScanFault {
    const char *rule = nullptr;
    base::Span span;
    QByteArray found;
};

/**
 * Returns the diagnostic of a syntax error. It quotes the text that was found, unless that may be a part of a secret.
 */
[[nodiscard]] base::Diagnostic diagnosticOf(const ScanFault &fault, const Text &text);

/** The context of a piece of text that is scanned alone: in which collection its entries are. */
struct ScanContext {
    NodeKind kind = NodeKind::Mapping;
    Layout layout = Layout::Block;
    int indent = 0; ///< The indentation of the collection.
    int depth = 1;  ///< The number of collections that enclose the entries, their own included.
    /** True if the first entry of a block collection begins in the middle of a line, at the column `indent`. */
    bool firstCompact = false;
    bool closes = false; ///< True if the piece ends with the bracket that closes the flow collection.
};

/** The result of scanning a whole text: its tree, or the syntax error. */
struct ScanResult {
    TreeRoot stream; ///< The tree of the text; null if the text is not valid.
    ScanFault fault;
};

/** The result of scanning a piece of a text alone: entries of one collection, or the syntax error. */
struct PieceResult {
    bool ok = false;
    std::vector<Tile> tiles;
    qsizetype consumed = 0; ///< The number of bytes that were scanned; if the piece closes the collection, all of them.
    quint8 flags = 0;       ///< The flags (TreeNode::Flag) of the scanned tiles.
    ScanFault fault;
};

} // namespace document
