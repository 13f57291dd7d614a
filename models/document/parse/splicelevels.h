#pragma once

#include "format.h"
#include "scanresult.h"
#include "splice.h"

#include <vector>

namespace document {

/**
 * The collections that enclose a splice, from the stream down to the deepest one, and the replacement of tiles in one
 * of them.
 */
class SpliceLevels
{
public:
    [[nodiscard]] TreeRoot stream() const { return m_result; }
    [[nodiscard]] const ScanFault &fault() const { return m_fault; }
    /** The indexes of the tiles, from the document down, that enclose everything that was scanned again. */
    [[nodiscard]] const std::vector<qsizetype> &path() const { return m_path; }
    /** The number of bytes that were scanned, in all tries. */
    [[nodiscard]] qsizetype bytesRead() const { return m_bytesRead; }

protected:
    /** A collection that encloses the splice, and its tile that has the splice. */
    struct Level {
        NodeRef node;
        qsizetype start = 0;
        TilePlace tile;
        bool endsAtSplice = false; ///< True if the splice is an insertion after the collection's last byte.
    };
    /** A run of tiles of one collection, from `first` up to and without `end`. */
    struct Run {
        qsizetype first = 0;
        qsizetype end = 0;
    };

    SpliceLevels(TreeRoot stream, const Text &before, const Text &after, Format format, const Splice &splice,
                 qsizetype budget);

    void descend();
    void descendIntoPrevious();
    [[nodiscard]] static qsizetype startOf(const Level &level, qsizetype index);
    [[nodiscard]] Run coveringRun(const Level &level) const;
    [[nodiscard]] ScanContext contextOf(qsizetype level, Run run) const;
    PieceResult scan(const QByteArray &text, qsizetype from, const ScanContext &context, bool isWhole);
    void publish(qsizetype level, Run run, PieceResult &piece, qsizetype tail);

    const Text &m_before;
    const Text &m_after;
    Format m_format;
    qsizetype m_from; ///< Where the splice begins in the old text; m_to is where it ends.
    qsizetype m_to;
    qsizetype m_delta;
    qsizetype m_budget;
    std::vector<Level> m_levels;

private:
    [[nodiscard]] bool holdsSplice(const TreeNode &node, qsizetype start) const;

    TreeRoot m_stream;
    TreeRoot m_result;
    ScanFault m_fault;
    std::vector<qsizetype> m_path;
    qsizetype m_bytesRead = 0;
};

} // namespace document
