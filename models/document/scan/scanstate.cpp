#include "scanstate.h"

#include "documentlimits.h"
#include "scalartext.h"

#include <algorithm>

namespace document {

namespace {

constexpr qsizetype LongestFinding = 60;

quint32 hashOf(const Part &key)
{
    const QByteArrayView raw(key.content, key.end - key.content);
    if (!key.raw)
        return keyHash(decodeScalar(raw, key.style, -1));
    const bool quoted = key.style == ScalarStyle::DoubleQuoted || key.style == ScalarStyle::SingleQuoted;
    return keyHash(quoted ? raw.sliced(1, raw.size() - 2) : raw);
}

} // namespace

bool ScanState::fail(const char *rule, const char *from, const char *to, QByteArray found)
{
    if (!m_fault.rule)
        m_fault = {rule, {from - m_begin, std::max<qsizetype>(0, to - from)}, std::move(found)};
    return false;
}

bool ScanState::failAt(const char *rule, const char *at)
{
    const char *to = at;
    while (to < m_end && !is(*to, Break) && to - at < LongestFinding)
        ++to;
    while (to > at && is(to[-1], White))
        --to;
    while (to > at && to < m_end && (static_cast<unsigned char>(*to) & 0xC0) == 0x80)
        --to;
    return fail(rule, at, to, QByteArray(at, to - at));
}

bool ScanState::enter()
{
    if (++m_depth <= MaximumDepth)
        return true;
    return fail("document-too-deep", m_p, m_p + 1, QByteArray::number(MaximumDepth));
}

void ScanState::setKey(Tile &tile, const char *start, Part &&key)
{
    tile.keyOffset = quint32(key.start - start);
    tile.keyContent = quint32(key.content - start);
    tile.keyEnd = quint32(key.end - start);
    tile.keyStyle = key.style;
    if (key.raw)
        tile.flags |= Tile::KeyIsRaw;
    if (key.properties)
        tile.flags |= Tile::KeyProperties;
    tile.keyChild = std::move(key.child);
    const bool quiet = key.style == ScalarStyle::Collection || key.style == ScalarStyle::Alias ||
                       key.style == ScalarStyle::Literal || key.style == ScalarStyle::Folded;
    if (quiet)
        tile.flags |= Tile::Quiet;
    else
        tile.keyHash = hashOf(key);
}

void ScanState::setValue(Tile &tile, const char *start, Part &&value)
{
    tile.valueOffset = quint32(value.start - start);
    tile.valueContent = quint32(value.content - start);
    tile.valueEnd = quint32(value.end - start);
    tile.valueStyle = value.style;
    if (value.raw)
        tile.flags |= Tile::ValueIsRaw;
    if (value.properties)
        tile.flags |= Tile::ValueProperties;
    tile.child = std::move(value.child);
}

NodeRef ScanState::takeNode(const NodeShape &shape, const char *start, Below outer, quint8 outerFlags)
{
    const TreeBuilder builder(m_arena.get());
    const Below below = std::exchange(m_below, outer);
    const std::span tiles(m_tiles.data() + below.tiles, m_tiles.size() - below.tiles);
    const auto width = quint32(m_p - start);
    NodeRef node;
    if (m_leaves.size() == below.leaves) {
        node = builder.makeNode(shape, width, tiles, m_flags);
    } else {
        builder.appendLeaves(m_leaves, tiles);
        const std::span leaves(m_leaves.data() + below.leaves, m_leaves.size() - below.leaves);
        TreeBuilder::setSums(leaves);
        node = builder.makeNode(shape, width, leaves, m_flags);
        m_leaves.resize(below.leaves);
    }
    m_tiles.resize(below.tiles);
    m_flags = node->flags | outerFlags;
    return node;
}

void ScanState::cutLeaves()
{
    const auto from = m_tiles.begin() + qsizetype(m_below.tiles);
    const std::span tiles(from, TreeNode::LargestFlat);
    TreeBuilder(m_arena.get()).appendLeaves(m_leaves, tiles);
    m_tiles.erase(from, from + qsizetype(tiles.size()));
}

ScanResult ScanState::takeStream(const char *start)
{
    NodeRef stream = takeNode({NodeKind::Stream}, start, {}, 0);
    return {{std::move(m_arena), std::move(stream)}, {}};
}

} // namespace document
