#pragma once

#include "blocksplicer.h"
#include "foldedpiece.h"

namespace document {

/**
 * Takes one splice into a tree: finds the deepest collection whose tiles cover it, reads those tiles again, and copies
 * the nodes above. Of the last of them only the front is read when the splice ends there; its value stays. Where a
 * piece can't be read alone it tries the collection around it.
 */
class TreeSplicer final : public BlockSplicer
{
public:
    /** `stream` is the tree of `before`; `after` is that text with the splice. At most `budget` bytes are read. */
    TreeSplicer(TreeRoot stream, const Text &before, const Text &after, Format format, const Splice &splice,
                qsizetype budget)
        : BlockSplicer(std::move(stream), before, after, format, splice, budget)
    {}

    /** True when stream() is the tree of the new text; else fault() is why the smallest piece was refused. */
    [[nodiscard]] bool run();

private:
    bool replaceIn(qsizetype level);
    bool replaceInFlow(qsizetype level);
    bool replaceFlowRun(qsizetype level, Run run, const FoldedPiece &folded);
    [[nodiscard]] FoldedPiece fold(const Level &level, Run run, base::Span span) const;
};

} // namespace document
