#pragma once

#include "scanner.h"
#include "snapshotdata.h"
#include "splice.h"

#include <optional>

namespace document {

/**
 * Takes one splice into a tree: finds the deepest collection whose tiles cover it, reads those tiles again, and copies
 * the nodes above. Where a piece cannot be read alone it goes to the collection around.
 */
class TreeSplicer final
{
public:
    /** `stream` is the tree of `before`; `after` is that text with the splice. At most `budget` bytes are read. */
    TreeSplicer(NodeRef stream, const Text &before, const Text &after, Format format, const Splice &splice,
                qsizetype budget);

    /** True when stream() is the tree of the new text; else fault() is why the smallest piece was refused. */
    [[nodiscard]] bool run();
    [[nodiscard]] NodeRef stream() const { return m_result; }
    [[nodiscard]] const ScanFault &fault() const { return m_fault; }
    /** How many collections lie around the tiles that were read again, and the one of them that changed alone, or -1.
     */
    [[nodiscard]] qsizetype depth() const { return m_depth; }
    [[nodiscard]] qsizetype onlyTile() const { return m_onlyTile; }

private:
    /** A collection on the way down to the splice, and its tile that the way goes on through. */
    struct Level {
        NodeRef node;
        qsizetype start = 0;
        TilePlace tile;
    };
    /** Tiles from `first` up to and without `end`. */
    struct Run {
        qsizetype first = 0;
        qsizetype end = 0;
    };

    void descend();
    [[nodiscard]] bool holdsSplice(const TreeNode &node, qsizetype start) const;
    bool replaceIn(qsizetype level);
    bool replaceInFlow(qsizetype level);
    bool replaceInBlock(qsizetype level);
    bool replaceBlockRun(qsizetype level, Run run);
    [[nodiscard]] Run coveringRun(const Level &level) const;
    [[nodiscard]] bool startsWithColon(const Level &level, qsizetype index) const;
    [[nodiscard]] bool mayTouchPrevious(const Level &level, qsizetype first, const QByteArray &lead) const;
    [[nodiscard]] qsizetype triviaEnd(qsizetype offset) const;
    [[nodiscard]] bool breaksAt(qsizetype offset) const;
    PieceResult read(base::Span span, const ScanContext &context);
    void publish(qsizetype level, Run run, PieceResult &piece, qsizetype tail);

    NodeRef m_stream;
    NodeRef m_result;
    const Text &m_before;
    const Text &m_after;
    Format m_format;
    qsizetype m_from; ///< The splice in the old text.
    qsizetype m_to;
    qsizetype m_delta;
    qsizetype m_budget;
    std::vector<Level> m_levels;
    ScanFault m_fault;
    qsizetype m_depth = 0;
    qsizetype m_onlyTile = -1;
};

} // namespace document
