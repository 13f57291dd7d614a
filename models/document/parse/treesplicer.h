#pragma once

#include "foldedpiece.h"
#include "format.h"
#include "scanresult.h"
#include "snapshotdata.h"
#include "splice.h"

#include <optional>

namespace document {

/**
 * Takes one splice into a tree: finds the deepest collection whose tiles cover it, reads those tiles again, and copies
 * the nodes above. Of the last of them only the front is read when the splice ends there; its value stays. Where a
 * piece cannot be read alone it goes to the collection around.
 */
class TreeSplicer final
{
public:
    /** `stream` is the tree of `before`; `after` is that text with the splice. At most `budget` bytes are read. */
    TreeSplicer(TreeRoot stream, const Text &before, const Text &after, Format format, const Splice &splice,
                qsizetype budget);

    /** True when stream() is the tree of the new text; else fault() is why the smallest piece was refused. */
    [[nodiscard]] bool run();
    [[nodiscard]] TreeRoot stream() const { return m_result; }
    [[nodiscard]] const ScanFault &fault() const { return m_fault; }
    /** The numbers of the tiles, from the document on down, that hold all that was read again. */
    [[nodiscard]] const std::vector<qsizetype> &path() const { return m_path; }
    /** Bytes that were read, in all tries. */
    [[nodiscard]] qsizetype bytesRead() const { return m_bytesRead; }

private:
    /** A collection on the way down to the splice, and its tile that the way goes on through. */
    struct Level {
        NodeRef node;
        qsizetype start = 0;
        TilePlace tile;
        bool endsAtSplice = false; ///< The splice is an insertion behind its last byte.
    };
    /** Tiles from `first` up to and without `end`. */
    struct Run {
        qsizetype first = 0;
        qsizetype end = 0;
    };

    // treesplicer.cpp: the way down and back, flow collections
    void descend();
    void descendBehind();
    [[nodiscard]] bool holdsSplice(const TreeNode &node, qsizetype start) const;
    bool replaceIn(qsizetype level);
    bool replaceInFlow(qsizetype level);
    bool replaceFlowRun(qsizetype level, Run run, const FoldedPiece &folded);
    [[nodiscard]] FoldedPiece fold(const Level &level, Run run, base::Span span) const;
    [[nodiscard]] static qsizetype startOf(const Level &level, qsizetype index);
    [[nodiscard]] Run coveringRun(const Level &level) const;
    [[nodiscard]] ScanContext contextOf(qsizetype level, Run run) const;
    PieceResult scan(const QByteArray &text, qsizetype from, const ScanContext &context, bool isWhole);
    void publish(qsizetype level, Run run, PieceResult &piece, qsizetype tail);

    // blocksplice.cpp: block collections
    bool replaceInBlock(qsizetype level);
    bool replaceBlockRun(qsizetype level, Run run);
    bool insertBlockTiles(qsizetype level);
    bool replaceHeads(qsizetype level, Run run);
    [[nodiscard]] std::optional<qsizetype> headEnd(const Level &level, const TilePlace &place) const;
    [[nodiscard]] bool startsInBreak(qsizetype offset) const;
    [[nodiscard]] bool startsWithColon(const Level &level, qsizetype index) const;
    [[nodiscard]] bool mayTouchPrevious(const Level &level, Run run, qsizetype from, qsizetype lead) const;
    [[nodiscard]] qsizetype triviaEnd(qsizetype offset) const;
    [[nodiscard]] bool breaksAt(qsizetype offset) const;

    TreeRoot m_stream;
    TreeRoot m_result;
    const Text &m_before;
    const Text &m_after;
    Format m_format;
    qsizetype m_from; ///< The splice in the old text.
    qsizetype m_to;
    qsizetype m_delta;
    qsizetype m_budget;
    std::vector<Level> m_levels;
    ScanFault m_fault;
    std::vector<qsizetype> m_path;
    qsizetype m_bytesRead = 0;
};

} // namespace document
