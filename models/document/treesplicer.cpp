#include "treesplicer.h"

#include "characters.h"

#include <algorithm>

namespace document {

namespace {

qsizetype startOf(const TreeNode &node, qsizetype start, qsizetype index)
{
    return start + (index < qsizetype(node.count) ? node.tileAt(index).offset : node.head + node.tilesWidth());
}

/** True when what stands last in the tile is a block scalar, which may take in lines that follow. */
bool endsWithBlockScalar(const Tile &tile)
{
    const Tile *last = &tile;
    while (last->child && last->child->isBlock() && last->child->count > 0)
        last = last->child->tileAt(last->child->count - 1).tile;
    const auto isBlock = [](ScalarStyle style) {
        return style == ScalarStyle::Literal || style == ScalarStyle::Folded;
    };
    return isBlock(last->valueStyle) || isBlock(last->keyStyle) || last->keyChild;
}

/** True when a comment in the trivia stands deeper than the entries. */
bool hasDeepComment(QByteArrayView trivia, int indent)
{
    qsizetype at = 0;
    while (at < trivia.size()) {
        const qsizetype line = at;
        while (at < trivia.size() && is(trivia[at], White))
            ++at;
        if (at < trivia.size() && trivia[at] == '#' && at - line > indent)
            return true;
        while (at < trivia.size() && !is(trivia[at], Break))
            ++at;
        ++at;
    }
    return false;
}

} // namespace

TreeSplicer::TreeSplicer(NodeRef stream, const Text &before, const Text &after, Format format, const Splice &splice,
                         qsizetype budget)
    : m_stream(std::move(stream))
    , m_before(before)
    , m_after(after)
    , m_format(format)
    , m_from(splice.offset)
    , m_to(splice.offset + splice.removed)
    , m_delta(splice.inserted.size() - splice.removed)
    , m_budget(budget)
{}

bool TreeSplicer::run()
{
    descend();
    for (qsizetype level = qsizetype(m_levels.size()) - 1; level > 0 && m_budget > 0; --level) {
        if (m_levels[size_t(level)].node->layout != Layout::Pair && replaceIn(level))
            return true;
    }
    return false;
}

/** Follows the splice down to the deepest collection that holds it between other bytes of its own. */
void TreeSplicer::descend()
{
    NodeRef node = m_stream;
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

bool TreeSplicer::holdsSplice(const TreeNode &node, qsizetype start) const
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

bool TreeSplicer::replaceIn(qsizetype level)
{
    return m_levels[size_t(level)].node->layout == Layout::Flow ? replaceInFlow(level) : replaceInBlock(level);
}

/** The tiles that hold the splice or that it touches. */
TreeSplicer::Run TreeSplicer::coveringRun(const Level &level) const
{
    const TreeNode &node = *level.node;
    if (node.count == 0)
        return {0, 0};
    const TilePlace first = node.tileCovering(m_from - level.start);
    const TilePlace last = node.tileCovering(m_to - level.start);
    return {first.index, last.index + 1};
}

bool TreeSplicer::replaceInFlow(qsizetype index)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    const Run run = coveringRun(level);
    ScanContext context{node.kind, Layout::Flow, node.indent, int(index)};
    context.closes = run.end == qsizetype(node.count);
    const qsizetype from = startOf(node, level.start, run.first);
    const qsizetype to = (context.closes ? level.start + node.width : startOf(node, level.start, run.end)) + m_delta;
    PieceResult piece = read({from, to - from}, context);
    if (!piece.ok || piece.consumed != to - from)
        return false;
    // In JSON the comma before may not be the last.
    if (m_format == Format::Json && run.first > 0 && piece.tiles.empty())
        return false;
    qsizetype covered = 0;
    for (const Tile &tile : piece.tiles)
        covered += tile.width;
    publish(index, run, piece, context.closes ? to - from - covered : tailWidth(node));
    return true;
}

bool TreeSplicer::replaceInBlock(qsizetype index)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    Run run = coveringRun(level);
    // An entry behind `? key` that begins with a colon is its value.
    if (run.first > 0 && node.tileAt(run.first - 1).tile->has(Tile::ExplicitKey))
        --run.first;
    while (run.end < qsizetype(node.count) && startsWithColon(level, run.end))
        ++run.end;
    const Run wider{std::max<qsizetype>(0, run.first - 1), std::min<qsizetype>(node.count, run.end + 1)};
    return replaceBlockRun(index, run) || (wider.end > run.end && replaceBlockRun(index, {run.first, wider.end})) ||
           (wider.first < run.first && replaceBlockRun(index, {wider.first, run.end})) ||
           (wider.first < run.first && wider.end > run.end && replaceBlockRun(index, wider));
}

bool TreeSplicer::startsWithColon(const Level &level, qsizetype index) const
{
    const TilePlace place = level.node->tileAt(index);
    return m_before.at(level.start + place.offset + place.tile->lead) == ':';
}

/** Reads the tiles with the trivia that follow, which must be left over. */
bool TreeSplicer::replaceBlockRun(qsizetype index, Run run)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    const qsizetype from = startOf(node, level.start, run.first);
    const qsizetype to = startOf(node, level.start, run.end) + m_delta;
    // Only the text's last line may end without a break, and no break may be cut in two.
    if (to < m_after.size() && !breaksAt(to))
        return false;
    if (from > 0 && m_after.at(from - 1) == '\r' && m_after.at(from) == '\n')
        return false;
    ScanContext context{node.kind, Layout::Block, node.indent, int(index)};
    const char before = from > 0 ? m_before.at(from - 1) : '\n';
    context.firstCompact = run.first == 0 && !is(before, Break);
    const base::Span span{from, triviaEnd(to) - from};
    PieceResult piece = read(span, context);
    if (!piece.ok || piece.consumed != to - from || piece.tiles.empty())
        return false;
    const qsizetype firstEntry = run.first < qsizetype(node.count) ? from + qsizetype(node.tileAt(run.first).tile->lead)
                                                                   : from;
    if (run.first > 0 && m_from <= firstEntry) {
        const QByteArray lead = m_after.bytes({from, qsizetype(piece.tiles.front().lead)});
        if (mayTouchPrevious(level, run.first, lead))
            return false;
    }
    publish(index, run, piece, tailWidth(node));
    return true;
}

/** True when the tile before might take in some of the new trivia. */
bool TreeSplicer::mayTouchPrevious(const Level &level, qsizetype first, const QByteArray &lead) const
{
    return endsWithBlockScalar(*level.node->tileAt(first - 1).tile) || hasDeepComment(lead, level.node->indent);
}

bool TreeSplicer::breaksAt(qsizetype offset) const
{
    const char last = m_after.at(offset - 1);
    return last == '\n' || (last == '\r' && m_after.at(offset) != '\n');
}

/** Where the first line from `offset` on begins that is neither blank nor a comment. */
qsizetype TreeSplicer::triviaEnd(qsizetype offset) const
{
    constexpr qsizetype Window = 4096;
    qsizetype line = offset;
    bool blank = true;
    bool comment = false;
    for (qsizetype at = offset; at < m_after.size(); at += Window) {
        QByteArray scratch;
        const QByteArrayView view = m_after.view({at, Window}, scratch);
        for (qsizetype i = 0; i < view.size(); ++i) {
            if (is(view[i], Break)) {
                line = at + i + 1;
                blank = true;
                comment = false;
            } else if (blank && view[i] == '#') {
                comment = true;
                blank = false;
            } else if (!comment && !is(view[i], White)) {
                return line;
            } else if (!is(view[i], White)) {
                blank = false;
            }
        }
        if (at - offset > m_budget)
            break;
    }
    return m_after.size();
}

PieceResult TreeSplicer::read(base::Span span, const ScanContext &context)
{
    if (span.length > m_budget)
        return {};
    m_budget -= span.length;
    PieceResult piece = scanPiece(m_after.bytes(span), context, m_format);
    if (!piece.ok && !m_fault.rule && piece.fault.rule) {
        m_fault = piece.fault;
        m_fault.span.offset += span.offset;
    }
    return piece;
}

/** Puts the new tiles into their node and copies the nodes above it. */
void TreeSplicer::publish(qsizetype index, Run run, PieceResult &piece, qsizetype tail)
{
    const Level &level = m_levels[size_t(index)];
    m_depth = index;
    const bool one = run.end - run.first == 1 && piece.tiles.size() == 1;
    m_onlyTile = one && piece.tiles.front().keyHash == level.node->tileAt(run.first).tile->keyHash ? run.first : -1;
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
    m_result = std::move(node);
}

} // namespace document
