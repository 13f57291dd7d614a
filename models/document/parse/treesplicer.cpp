#include "treesplicer.h"

namespace document {

bool TreeSplicer::run()
{
    descend();
    descendIntoPrevious();
    for (qsizetype level = qsizetype(m_levels.size()) - 1; level > 0 && m_budget > 0; --level) {
        if (m_levels[size_t(level)].node->layout != Layout::Pair && replaceIn(level))
            return true;
    }
    return false;
}

bool TreeSplicer::replaceIn(qsizetype level)
{
    return m_levels[size_t(level)].node->layout == Layout::Flow ? replaceInFlow(level) : replaceInBlock(level);
}

bool TreeSplicer::replaceInFlow(qsizetype index)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    const Run run = coveringRun(level);
    const qsizetype from = startOf(level, run.first);
    const qsizetype end = run.end == qsizetype(node.count) ? level.start + node.width : startOf(level, run.end);
    const base::Span span{from, end + m_delta - from};
    const FoldedPiece folded = fold(level, run, span);
    return replaceFlowRun(index, run, folded) ||
           (folded.isFolded() && replaceFlowRun(index, run, FoldedPiece(m_after, span)));
}

bool TreeSplicer::replaceFlowRun(qsizetype index, Run run, const FoldedPiece &folded)
{
    const TreeNode &node = *m_levels[size_t(index)].node;
    ScanContext context = contextOf(index, run);
    context.closes = run.end == qsizetype(node.count);
    const QByteArray text = folded.text();
    if (text.size() > m_budget)
        return false;
    PieceResult piece = scan(text, folded.span().offset, context, !folded.isFolded());
    if (!piece.ok || piece.consumed != text.size() || !folded.unfold(piece.tiles))
        return false;
    // In JSON the comma before may not be the last.
    if (m_format == Format::Json && run.first > 0 && piece.tiles.empty())
        return false;
    qsizetype covered = 0;
    for (const Tile &tile : piece.tiles)
        covered += tile.width;
    publish(index, run, piece, context.closes ? folded.span().length - covered : tailWidth(node));
    return true;
}

/** The piece without the collections that the splice does not touch. */
FoldedPiece TreeSplicer::fold(const Level &level, Run run, base::Span span) const
{
    FoldedPiece folded(m_after, span);
    level.node->forEach(
        [&](const TilePlace &place) {
            const NodeRef &child = place.tile->child;
            if (place.index >= run.end || !child)
                return place.index < run.end;
            const qsizetype start = level.start + place.offset + place.tile->valueContent;
            const qsizetype end = start + qsizetype(child->width);
            if (m_to <= start || m_from >= end)
                folded.fold(m_to <= start ? start + m_delta : start, child);
            return true;
        },
        run.first);
    return folded;
}

} // namespace document
