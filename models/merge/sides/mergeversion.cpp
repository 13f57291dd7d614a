#include "mergeversion.h"

#include <QSet>

namespace merge {

bool VersionEntry::isCompact() const
{
    const qsizetype start = view.tile().offset;
    return start > 0 && version->text[start - 1] != '\n' && version->text[start - 1] != '\r';
}

std::optional<VersionCollection> VersionCollection::of(const VersionEntry &entry)
{
    const auto view = entry.view.valueCollection();
    if (!view || (!entry.value.isMapping() && !entry.value.isSequence()))
        return std::nullopt;
    VersionCollection collection;
    collection.m_version = entry.version;
    collection.m_view = *view;
    collection.m_node = entry.value;
    collection.m_place = entry.place;
    return collection;
}

QByteArrayView VersionCollection::tileAt(qsizetype index) const
{
    return m_version->view(tileWithoutComma(m_view.entryAt(index)));
}

VersionEntry VersionCollection::entryAt(qsizetype index) const
{
    return {m_version, m_view.entryAt(index), m_node.childAt(index), placeOf(index)};
}

document::Pointer VersionCollection::placeOf(qsizetype index) const
{
    return isMapping() ? m_place.child(m_node.keyAt(index)) : m_place.child(index);
}

bool VersionCollection::hasDuplicates() const
{
    if (!isMapping())
        return false;
    QSet<QByteArray> keys;
    for (qsizetype i = 0; i < count(); ++i)
        keys.insert(m_node.keyAt(i));
    return keys.size() < count();
}

std::optional<VersionEntry> rootOf(const Version &version)
{
    const auto view = document::EntryView::at(version.snapshot, {});
    if (!view)
        return std::nullopt;
    return VersionEntry{&version, *view, version.snapshot.root(), {}};
}

} // namespace merge
