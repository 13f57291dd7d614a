#include "entry.h"

#include "treewalk.h"

namespace document {

namespace {

base::Span shifted(base::Span span, qsizetype by)
{
    return {span.offset + by, span.length};
}

} // namespace

std::optional<CollectionView> CollectionView::at(const Snapshot &snapshot, const Pointer &pointer)
{
    const std::optional<EntryView> entry = EntryView::at(snapshot, pointer);
    return entry ? entry->valueCollection() : std::nullopt;
}

Kind CollectionView::kind() const
{
    return m_node->kind == NodeKind::Mapping ? Kind::Mapping : Kind::Sequence;
}

Layout CollectionView::layout() const
{
    return m_node->layout;
}

int CollectionView::indent() const
{
    return m_node->indent;
}

qsizetype CollectionView::count() const
{
    return m_node->count;
}

EntryView CollectionView::entryAt(qsizetype index) const
{
    const TilePlace place = m_node->tileAt(index);
    EntryView entry;
    entry.m_data = m_data;
    entry.m_node = m_node;
    entry.m_nodeStart = m_start;
    entry.m_tile = place.tile;
    entry.m_start = m_start + place.offset;
    entry.m_index = index;
    return entry;
}

base::Span CollectionView::span() const
{
    return m_data->toText(shifted(m_node->contentSpan(), m_start));
}

base::Span CollectionView::head() const
{
    return m_data->toText({m_start, qsizetype(m_node->head)});
}

base::Span CollectionView::tail() const
{
    const qsizetype covered = m_node->head + m_node->tilesWidth();
    return m_data->toText({m_start + covered, qsizetype(m_node->width) - covered});
}

std::optional<EntryView> EntryView::at(const Snapshot &snapshot, const Pointer &pointer)
{
    const EntryPlace place = entryAtPointer(*snapshot.data(), pointer);
    if (!place.node)
        return std::nullopt;
    EntryView entry;
    entry.m_data = snapshot.data();
    entry.m_node = place.node;
    entry.m_nodeStart = place.nodeStart;
    entry.m_tile = place.tile.tile;
    entry.m_start = place.tile.offset;
    entry.m_index = place.tile.index;
    return entry;
}

base::Span EntryView::tile() const
{
    return m_data->toText({m_start, qsizetype(m_tile->width)});
}

base::Span EntryView::lead() const
{
    return m_data->toText({m_start, qsizetype(m_tile->lead)});
}

base::Span EntryView::entry() const
{
    const qsizetype end = std::max<qsizetype>(m_tile->itemEnd(), m_tile->lead);
    return m_data->toText({m_start + m_tile->lead, end - m_tile->lead});
}

bool EntryView::hasComma() const
{
    return m_node->layout == Layout::Flow && m_tile->width > 0 && m_tile->itemEnd() < qsizetype(m_tile->width) &&
           m_data->treeText.at(m_start + m_tile->width - 1) == ',';
}

bool EntryView::hasKey() const
{
    return m_node->kind == NodeKind::Mapping;
}

bool EntryView::isExplicitKey() const
{
    return m_tile->has(Tile::ExplicitKey);
}

base::Span EntryView::key() const
{
    return hasKey() ? m_data->toText(shifted(m_tile->keySpan(), m_start)) : base::Span();
}

base::Span EntryView::keyContent() const
{
    if (!hasKey())
        return {};
    if (m_tile->keyChild)
        return m_data->toText(shifted(m_tile->keyChild->contentSpan(), m_start + m_tile->keyContent));
    return m_data->toText({m_start + m_tile->keyContent, qsizetype(m_tile->keyEnd) - m_tile->keyContent});
}

ScalarStyle EntryView::keyStyle() const
{
    return m_tile->keyStyle;
}

std::optional<qsizetype> EntryView::colon() const
{
    if (!hasKey() || m_tile->has(Tile::NoColon))
        return std::nullopt;
    // Between the key and its colon are only white space, breaks and comments.
    bool comment = false;
    for (qsizetype at = m_start + m_tile->keySpan().end(); at < m_start + qsizetype(m_tile->width); ++at) {
        const char c = m_data->treeText.at(at);
        if (c == ':' && !comment)
            return m_data->toText(at);
        comment = (comment || c == '#') && c != '\n' && c != '\r';
    }
    return std::nullopt;
}

base::Span EntryView::value() const
{
    return m_data->toText(shifted(m_tile->valueSpan(), m_start));
}

base::Span EntryView::valueContent() const
{
    if (m_tile->child)
        return m_data->toText(shifted(m_tile->child->contentSpan(), m_start + m_tile->valueContent));
    return m_data->toText({m_start + m_tile->valueContent, qsizetype(m_tile->valueEnd) - m_tile->valueContent});
}

ScalarStyle EntryView::valueStyle() const
{
    return m_tile->valueStyle;
}

QByteArray EntryView::blockHeader() const
{
    constexpr qsizetype LongestHeader = 3;
    if (m_tile->valueStyle != ScalarStyle::Literal && m_tile->valueStyle != ScalarStyle::Folded)
        return {};
    const qsizetype from = m_start + m_tile->valueContent;
    QByteArray header = m_data->treeText.bytes(
        {from, std::min<qsizetype>(LongestHeader, m_tile->valueEnd - m_tile->valueContent)});
    qsizetype length = 1;
    while (length < header.size() &&
           (header[length] == '+' || header[length] == '-' || (header[length] >= '1' && header[length] <= '9')))
        ++length;
    return header.first(length);
}

std::optional<CollectionView> EntryView::valueCollection() const
{
    if (!m_tile->child)
        return std::nullopt;
    CollectionView collection;
    collection.m_data = m_data;
    collection.m_node = m_tile->child.data();
    collection.m_start = m_start + m_tile->valueContent;
    return collection;
}

int EntryView::indent() const
{
    return m_node->indent;
}

std::optional<CollectionView> EntryView::collection() const
{
    if (m_node->kind == NodeKind::Stream)
        return std::nullopt;
    CollectionView collection;
    collection.m_data = m_data;
    collection.m_node = m_node;
    collection.m_start = m_nodeStart;
    return collection;
}

} // namespace document
