#pragma once

#include "blocksplicer.h"
#include "foldedpiece.h"

namespace document {

/**
 * Applies one splice to a tree: finds the deepest collection whose tiles cover it, scans these tiles again, and copies
 * the enclosing nodes. If the splice ends in the front of the last tile, only that front is scanned and the tile's
 * value stays. Where a piece can't be scanned alone, it tries the enclosing collection.
 */
class TreeSplicer final : public BlockSplicer
{
public:
    /**
     * Prepares the splice: `stream` is the tree of `before`, and `after` is the text `before` with the splice made. At
     * most `budget` bytes are scanned.
     */
    TreeSplicer(TreeRoot stream, const Text &before, const Text &after, Format format, const Splice &splice,
                qsizetype budget)
        : BlockSplicer(std::move(stream), before, after, format, splice, budget)
    {}

    /**
     * Applies the splice. Returns true if stream() is then the tree of the new text; if false, fault() is why the
     * smallest piece was refused.
     */
    [[nodiscard]] bool run();

private:
    bool replaceIn(qsizetype level);
    bool replaceInFlow(qsizetype level);
    bool replaceFlowRun(qsizetype level, Run run, const FoldedPiece &folded);
    [[nodiscard]] FoldedPiece fold(const Level &level, Run run, base::Span span) const;
};

} // namespace document
