#include "blocksplicer.h"

#include "characters.h"
#include "entryfront.h"

#include <algorithm>

namespace document {

namespace {

/** True if the tile ends with a block scalar, which can take in lines that follow. */
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

/** True if a comment in the trivia is indented deeper than the entries. */
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

bool BlockSplicer::replaceInBlock(qsizetype index)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    if (insertBlockTiles(index))
        return true;
    if (level.endsAtSplice)
        return false;
    Run run = coveringRun(level);
    // An entry after `? key` that begins with a colon is its value.
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

/** Reads whole lines alone that were inserted between two tiles or after the last. */
bool BlockSplicer::insertBlockTiles(qsizetype index)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    if (m_from != m_to || node.count == 0 || m_from == 0 || !breaksAt(m_from))
        return false;
    qsizetype at = qsizetype(node.count);
    if (startOf(level, at) != m_from)
        at = node.tileCovering(m_from - level.start).index;
    const bool isPlace = at > 0 && startOf(level, at) == m_from;
    if (!isPlace || node.tileAt(at - 1).tile->has(Tile::ExplicitKey))
        return false;
    return (at == qsizetype(node.count) || !startsWithColon(level, at)) && replaceBlockRun(index, {at, at});
}

/** The end of the front of an entry after the splice: its colon or dash. The text after it does not change. */
std::optional<qsizetype> BlockSplicer::headEnd(const Level &level, const TilePlace &place) const
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
bool BlockSplicer::replaceHeads(qsizetype index, Run run)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    if (run.end == run.first)
        return false;
    const TilePlace last = node.tileAt(run.end - 1);
    const std::optional<qsizetype> oldHead = headEnd(level, last);
    const qsizetype from = startOf(level, run.first);
    if (!oldHead || startsInBreak(from))
        return false;
    const qsizetype headEndOffset = level.start + last.offset + *oldHead;
    const qsizetype length = headEndOffset + m_delta - from;
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

bool BlockSplicer::startsWithColon(const Level &level, qsizetype index) const
{
    const TilePlace place = level.node->tileAt(index);
    return m_before.at(level.start + place.offset + place.tile->lead) == ':';
}

/** Reads the tiles with the trivia that follow, which must be left over. */
bool BlockSplicer::replaceBlockRun(qsizetype index, Run run)
{
    const Level &level = m_levels[size_t(index)];
    const TreeNode &node = *level.node;
    const qsizetype from = startOf(level, run.first);
    const qsizetype to = startOf(level, run.end) + m_delta;
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

/** True if the splice is in the lead of the run, and the previous tile could take in some of its new trivia. */
bool BlockSplicer::mayTouchPrevious(const Level &level, Run run, qsizetype from, qsizetype lead) const
{
    const TreeNode &node = *level.node;
    const qsizetype oldLead = run.first < qsizetype(node.count) ? node.tileAt(run.first).tile->lead : 0;
    if (run.first == 0 || m_from > from + oldLead)
        return false;
    const QByteArray trivia = m_after.bytes({from, lead});
    const bool hasLines = std::any_of(trivia.cbegin(), trivia.cend(), [](char c) { return is(c, Break); });
    return (hasLines && endsWithBlockScalar(*node.tileAt(run.first - 1).tile)) || hasDeepComment(trivia, node.indent);
}

bool BlockSplicer::startsInBreak(qsizetype offset) const
{
    return offset > 0 && m_after.at(offset - 1) == '\r' && m_after.at(offset) == '\n';
}

bool BlockSplicer::breaksAt(qsizetype offset) const
{
    const char last = m_after.at(offset - 1);
    return last == '\n' || (last == '\r' && m_after.at(offset) != '\n');
}

/** Where the first line from `offset` on begins that is neither blank nor a comment. */
qsizetype BlockSplicer::triviaEnd(qsizetype offset) const
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

} // namespace document
