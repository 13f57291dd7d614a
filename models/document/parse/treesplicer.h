#pragma once

#include "blocksplicer.h"
#include "foldedpiece.h"

namespace document {

/**
 * Applies one splice to the tree of a document: finds the deepest collection whose entries cover the splice, parses
 * these entries again, and copies the nodes above. If the splice ends in front of the value of the last entry, only
 * that front is parsed and the value stays. Where entries can't be parsed alone, the collection around them is tried.
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
