#include "splicelevels.h"

#include "characters.h"
#include "scanner.h"
#include "tilereplacement.h"

namespace document {

SpliceLevels::SpliceLevels(TreeRoot stream, const Text &before, const Text &after, Format format, const Splice &splice,
                           qsizetype budget)
    : m_before(before)
    , m_after(after)
    , m_format(format)
    , m_from(splice.offset)
    , m_to(splice.offset + splice.removed)
    , m_delta(splice.inserted.size() - splice.removed)
    , m_budget(budget)
    , m_stream(std::move(stream))
{}

/** Finds the deepest collection that has the splice between bytes of its own. */
void SpliceLevels::descend()
{
    NodeRef node = m_stream.node;
    qsizetype start = 0;
    while (node) {
        Level level{node, start, node->tileCovering(m_from - start)};
        m_levels.push_back(level);
        const Tile *tile = level.tile.tile;
        if (!tile || !tile->child)
            return;
        start += level.tile.offset + tile->valueContent;
        if (!holdsSplice(*tile->child, start))
            return;
        node = tile->child;
    }
}

/** Text inserted between two tiles can belong to the collection at the end of the first. */
void SpliceLevels::descendIntoPrevious()
{
    const Level &deepest = m_levels.back();
    const bool isBetween = m_from == m_to && deepest.node->isBlock() && deepest.tile.index > 0 &&
                           deepest.start + deepest.tile.offset == m_from;
    if (!isBetween)
        return;
    TilePlace place = deepest.node->tileAt(deepest.tile.index - 1);
    for (qsizetype start = deepest.start; place.tile->child && place.tile->child->isBlock();) {
        const NodeRef node = place.tile->child;
        start += place.offset + place.tile->valueContent;
        if (start + qsizetype(node->width) != m_from || node->count == 0)
            return;
        m_levels.back().tile = place;
        place = node->tileAt(node->count - 1);
        m_levels.push_back({node, start, place, true});
    }
}

bool SpliceLevels::holdsSplice(const TreeNode &node, qsizetype start) const
{
    const qsizetype end = start + node.width;
    switch (node.layout) {
    case Layout::Flow:
        return m_from > start && m_to < end;
    case Layout::Pair:
        return m_from > start && m_to < end && node.count == 1 && node.tileAt(0).tile->child;
    case Layout::Block:
        break;
    }
    return m_from >= start && (m_to < end || end == m_before.size());
}

/** Where the tile begins, or all tiles end. */
qsizetype SpliceLevels::startOf(const Level &level, qsizetype index)
{
    const TreeNode &node = *level.node;
    return level.start + (index < qsizetype(node.count) ? node.tileAt(index).offset : node.head + node.tilesWidth());
}

/** The tiles that the splice is in or touches. */
SpliceLevels::Run SpliceLevels::coveringRun(const Level &level) const
{
    const TreeNode &node = *level.node;
    if (node.count == 0)
        return {0, 0};
    const TilePlace first = node.tileCovering(m_from - level.start);
    const TilePlace last = node.tileCovering(m_to - level.start);
    return {first.index, last.index + 1};
}

ScanContext SpliceLevels::contextOf(qsizetype index, Run run) const
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    ScanContext context{node.kind, node.layout, node.indent, int(index)};
    const qsizetype from = startOf(level, run.first);
    context.firstCompact = node.isBlock() && run.first == 0 && from > 0 && !is(m_before.at(from - 1), Break);
    return context;
}

/** Reads a piece of the new text that begins at `from`; what is wrong with it counts when it is whole. */
PieceResult SpliceLevels::scan(const QByteArray &text, qsizetype from, const ScanContext &context, bool isWhole)
{
    m_budget -= text.size();
    m_bytesRead += text.size();
    PieceResult piece = scanPiece(text, context, m_format);
    if (!piece.ok && !m_fault.rule && piece.fault.rule && isWhole) {
        m_fault = piece.fault;
        m_fault.span.offset += from;
    }
    return piece;
}

/** Puts the new tiles into their node and copies the nodes above it. */
void SpliceLevels::publish(qsizetype index, Run run, PieceResult &piece, qsizetype tail)
{
    const Level &level = m_levels[size_t(index)];
    m_path.clear();
    for (qsizetype above = 0; above < index; ++above)
        m_path.push_back(m_levels[size_t(above)].tile.index);
    const bool one = run.end - run.first == 1 && piece.tiles.size() == 1;
    if (one && piece.tiles.front().keyHash == level.node->tileAt(run.first).tile->keyHash)
        m_path.push_back(run.first);
    quint8 flags = piece.flags;
    NodeRef node = replaceTiles(*level.node, run.first, run.end - run.first, piece.tiles, tail, flags);
    for (qsizetype above = index - 1; above >= 0; --above) {
        const Level &parent = m_levels[size_t(above)];
        Tile tile = *parent.tile.tile;
        tile.child = std::move(node);
        tile.width = quint32(qsizetype(tile.width) + m_delta);
        tile.valueEnd = quint32(qsizetype(tile.valueEnd) + m_delta);
        flags |= tile.child->flags;
        node = replaceTiles(*parent.node, parent.tile.index, 1, std::span(&tile, 1), tailWidth(*parent.node), flags);
    }
    m_result = {m_stream.arena, std::move(node)};
}

} // namespace document
