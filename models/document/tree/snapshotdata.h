#pragma once

#include "anchortable.h"
#include "format.h"
#include "text.h"
#include "treeroot.h"

#include <memory>
#include <mutex>
#include <optional>

namespace document {

/**
 * The bytes of the current text that are not in the tree, because they could not be parsed, and the number of bytes of
 * the tree's text that they replace.
 */
struct Dirty {
    base::Span span;
    qsizetype treeLength = 0;
};

/**
 * The data that the copies of a snapshot share. The tree `stream` covers `treeText` exactly, with one tile for each
 * document. While the text is not valid, `text` differs from `treeText` by the bytes `dirty`.
 */
struct SnapshotData {
    Format format = Format::Yaml;
    quint64 version = 0; ///< The number of the text; every parse of a text keeps it.
    Text text;
    Text treeText;
    TreeRoot stream;
    base::Diagnostics faults; ///< Why the text is not valid; empty for a valid text.
    std::optional<Dirty> dirty;

    /**
     * Converts an offset in the tree's text to an offset in the present text; one inside of the dirty range is cut to
     * that range.
     */
    [[nodiscard]] qsizetype toText(qsizetype treeOffset) const;
    [[nodiscard]] base::Span toText(base::Span treeSpan) const;
    /** Converts an offset in the present text to an offset in the tree's text. */
    [[nodiscard]] qsizetype toTree(qsizetype offset) const;

    mutable std::once_flag problemsOnce;
    /** The syntax errors, or what is wrong in the tree of a valid text; filled on first use. */
    mutable base::Diagnostics problems;
    mutable std::once_flag anchorsOnce;
    mutable AnchorTable anchors; ///< The anchors of the tree's text; filled on first use.
};

/** Returns a number for a new text that no other text of this process has. */
[[nodiscard]] quint64 nextTextVersion();

} // namespace document
