#include "mergedmappings.h"

namespace document {

TilePart mergeSourceOf(const TilePart &mapping)
{
    const SnapshotData &data = *mapping.data;
    const TreeNode *node = mapping.collection();
    if (data.format == Format::Json)
        return {};
    const qsizetype index = indexOfKey(data, *node, mapping.collectionStart(), "<<");
    if (index < 0 || node->tileAt(index).tile->keyStyle != ScalarStyle::Plain)
        return {};
    const TilePart source = mapping.child(node->tileAt(index)).resolved();
    return source.kind() == Kind::Mapping || source.kind() == Kind::Sequence ? source : TilePart();
}

MergedMappings::MergedMappings(const TilePart &mapping)
{
    m_seen.insert(mapping.collection());
    push(mergeSourceOf(mapping));
}

void MergedMappings::push(const TilePart &source)
{
    const TreeNode *node = source.collection();
    if (!node || m_seen.contains(node))
        return;
    if (source.kind() == Kind::Mapping) {
        m_pending.push_back(source);
        return;
    }
    m_seen.insert(node);
    for (qsizetype i = qsizetype(node->count) - 1; i >= 0; --i) {
        if (const TilePart item = source.child(node->tileAt(i)).resolved(); item.kind() == Kind::Mapping)
            m_pending.push_back(item);
    }
}

TilePart MergedMappings::next()
{
    while (!m_pending.empty()) {
        const TilePart mapping = m_pending.back();
        m_pending.pop_back();
        if (m_seen.contains(mapping.collection()))
            continue;
        m_seen.insert(mapping.collection());
        push(mergeSourceOf(mapping));
        return mapping;
    }
    return {};
}

} // namespace document
