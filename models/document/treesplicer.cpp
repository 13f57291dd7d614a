#include "treesplicer.h"

#include "characters.h"
#include "entryfront.h"

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
    descendBehind();
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

/** What is put between two tiles may belong to the end of what the first of them holds. */
void TreeSplicer::descendBehind()
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
    const qsizetype from = startOf(node, level.start, run.first);
    const qsizetype end = run.end == qsizetype(node.count) ? level.start + node.width
                                                           : startOf(node, level.start, run.end);
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

ScanContext TreeSplicer::contextOf(qsizetype index, Run run) const
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    ScanContext context{node.kind, node.layout, node.indent, int(index)};
    const qsizetype from = startOf(node, level.start, run.first);
    context.firstCompact = node.isBlock() && run.first == 0 && from > 0 && !is(m_before.at(from - 1), Break);
    return context;
}

bool TreeSplicer::replaceInBlock(qsizetype index)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    if (insertBlockTiles(index))
        return true;
    if (level.endsAtSplice)
        return false;
    Run run = coveringRun(level);
    // An entry behind `? key` that begins with a colon is its value.
    if (run.first > 0 && node.tileAt(run.first - 1).tile->has(Tile::ExplicitKey))
        --run.first;
    while (run.end < qsizetype(node.count) && startsWithColon(level, run.end))
        ++run.end;
    const Run wider{std::max<qsizetype>(0, run.first - 1), std::min<qsizetype>(node.count, run.end + 1)};
    const auto replace = [&](Run tried) { return replaceHeads(index, tried) || replaceBlockRun(index, tried); };
    return replace(run) || (wider.end > run.end && replace({run.first, wider.end})) ||
           (wider.first < run.first && replace({wider.first, run.end})) ||
           (wider.first < run.first && wider.end > run.end && replace(wider));
}

/** Reads whole lines that were put between two tiles, or behind the last, alone. */
bool TreeSplicer::insertBlockTiles(qsizetype index)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    if (m_from != m_to || node.count == 0 || m_from == 0 || !breaksAt(m_from))
        return false;
    qsizetype at = qsizetype(node.count);
    if (startOf(node, level.start, at) != m_from)
        at = node.tileCovering(m_from - level.start).index;
    const bool isPlace = at > 0 && startOf(node, level.start, at) == m_from;
    if (!isPlace || node.tileAt(at - 1).tile->has(Tile::ExplicitKey))
        return false;
    return (at == qsizetype(node.count) || !startsWithColon(level, at)) && replaceBlockRun(index, {at, at});
}

/** Where the front of an entry ends that lies behind the splice: at its colon or dash. What follows can stay. */
std::optional<qsizetype> TreeSplicer::headEnd(const Level &level, const TilePlace &place) const
{
    const bool mapping = level.node->kind == NodeKind::Mapping;
    if (mapping && !hasSimpleKey(*place.tile))
        return std::nullopt;
    const qsizetype start = level.start + place.offset;
    qsizetype end = mapping ? place.tile->keyEnd : place.tile->lead;
    while (mapping && is(m_before.at(start + end), White))
        ++end;
    if (m_to > start + end || m_before.at(start + end) != (mapping ? ':' : '-'))
        return std::nullopt;
    return end + 1;
}

/** Reads the tiles, but of the last one only its front: however large its value is, it stays as it was. */
bool TreeSplicer::replaceHeads(qsizetype index, Run run)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    if (run.end == run.first)
        return false;
    const TilePlace last = node.tileAt(run.end - 1);
    const std::optional<qsizetype> oldHead = headEnd(level, last);
    const qsizetype from = startOf(node, level.start, run.first);
    if (!oldHead || startsInBreak(from))
        return false;
    const qsizetype behind = level.start + last.offset + *oldHead;
    const qsizetype length = behind + m_delta - from;
    if (length > m_budget)
        return false;
    PieceResult piece = scan(m_after.bytes({from, length}) + '\n', from, contextOf(index, run), false);
    if (!piece.ok || piece.consumed != length + 1 || piece.tiles.empty())
        return false;
    Tile &front = piece.tiles.back();
    if (!isFront(front, node.kind) || mayTouchPrevious(level, run, from, piece.tiles.front().lead))
        return false;
    takeValue(front, *last.tile, qsizetype(front.width) - 1, *oldHead);
    publish(index, run, piece, tailWidth(node));
    return true;
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
    if ((to < m_after.size() && !breaksAt(to)) || startsInBreak(from))
        return false;
    const qsizetype end = triviaEnd(to);
    if (end - from > m_budget)
        return false;
    PieceResult piece = scan(m_after.bytes({from, end - from}), from, contextOf(index, run), true);
    if (!piece.ok || piece.consumed != to - from)
        return false;
    // Whole tiles may go, but not the first, whose place is that of its collection.
    if (piece.tiles.empty() && (to > from || run.first == 0))
        return false;
    const qsizetype lead = piece.tiles.empty() ? end - from : qsizetype(piece.tiles.front().lead);
    if (mayTouchPrevious(level, run, from, lead))
        return false;
    publish(index, run, piece, tailWidth(node));
    return true;
}

/** True when the splice lies in what leads in the run, and the tile before might take in some of its new trivia. */
bool TreeSplicer::mayTouchPrevious(const Level &level, Run run, qsizetype from, qsizetype lead) const
{
    const TreeNode &node = *level.node;
    const qsizetype oldLead = run.first < qsizetype(node.count) ? node.tileAt(run.first).tile->lead : 0;
    if (run.first == 0 || m_from > from + oldLead)
        return false;
    const QByteArray trivia = m_after.bytes({from, lead});
    const bool hasLines = std::any_of(trivia.cbegin(), trivia.cend(), [](char c) { return is(c, Break); });
    return (hasLines && endsWithBlockScalar(*node.tileAt(run.first - 1).tile)) || hasDeepComment(trivia, node.indent);
}

bool TreeSplicer::startsInBreak(qsizetype offset) const
{
    return offset > 0 && m_after.at(offset - 1) == '\r' && m_after.at(offset) == '\n';
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

/** Reads a piece of the new text that begins at `from`; what is wrong with it counts when it is whole. */
PieceResult TreeSplicer::scan(const QByteArray &text, qsizetype from, const ScanContext &context, bool isWhole)
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
void TreeSplicer::publish(qsizetype index, Run run, PieceResult &piece, qsizetype tail)
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
    m_result = std::move(node);
}

} // namespace document
