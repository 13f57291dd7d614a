#pragma once

#include "anchortable.h"
#include "format.h"
#include "text.h"
#include "treeroot.h"

#include <memory>
#include <mutex>
#include <optional>

namespace document {

/** Bytes of the current text that are not in the tree, and how many bytes of the tree's text they replace. */
struct Dirty {
    base::Span span;
    qsizetype treeLength = 0;
};

/**
 * What a snapshot points to. `stream` covers `treeText` exactly, one tile for each document. While the text is not
 * valid, `text` is ahead of `treeText` by `dirty`.
 */
struct SnapshotData {
    Format format = Format::Yaml;
    quint64 version = 0; ///< The same for every parse of the same text.
    Text text;
    Text treeText;
    TreeRoot stream;
    base::Diagnostics faults; ///< Why the text is not valid.
    std::optional<Dirty> dirty;

    /** A place of the tree's text in the present text; inside the dirty range it is cut to that. */
    [[nodiscard]] qsizetype toText(qsizetype treeOffset) const;
    [[nodiscard]] base::Span toText(base::Span treeSpan) const;
    /** A place of the present text in the tree's text. */
    [[nodiscard]] qsizetype toTree(qsizetype offset) const;

    mutable std::once_flag problemsOnce;
    mutable base::Diagnostics problems; ///< Faults and what the tree shows; filled on first use.
    mutable std::once_flag anchorsOnce;
    mutable AnchorTable anchors; ///< Filled on first use.
};

/** The number of a new text. */
[[nodiscard]] quint64 nextTextVersion();

} // namespace document
