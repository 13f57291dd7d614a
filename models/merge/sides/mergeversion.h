#pragma once

#include "entrytext.h"
#include "snapshot.h"

namespace merge {

/** One of the three versions that are merged: its snapshot, and its whole text, whose bytes can be compared quickly. */
struct Version {
    explicit Version(document::Snapshot parsed)
        : snapshot(std::move(parsed))
        , text(snapshot.text())
    {}

    [[nodiscard]] QByteArrayView view(base::Span span) const
    {
        return QByteArrayView(text).sliced(span.offset, span.length);
    }

    document::Snapshot snapshot;
    QByteArray text;
};

/** An entry of a collection in one version, or the root. The version must outlive it. */
struct VersionEntry {
    const Version *version = nullptr;
    document::EntryView view;
    document::Node value;
    document::Pointer place;

    [[nodiscard]] QByteArrayView text(base::Span span) const { return version->view(span); }
    /** The bytes of the entry with its comments, without its comma. */
    [[nodiscard]] QByteArrayView tile() const { return text(tileWithoutComma(view)); }
    /** True if the entry begins on the line of another one, or of the indicator of its parent. */
    [[nodiscard]] bool isCompact() const;
};

/** A mapping or sequence in one version. The version must outlive it. */
class VersionCollection final
{
public:
    /** Returns the collection that is the value of an entry; std::nullopt for other values. */
    [[nodiscard]] static std::optional<VersionCollection> of(const VersionEntry &entry);

    [[nodiscard]] qsizetype count() const { return m_node.childCount(); }
    [[nodiscard]] bool isMapping() const { return m_node.isMapping(); }
    [[nodiscard]] const document::Node &node() const { return m_node; }
    [[nodiscard]] const document::CollectionView &view() const { return m_view; }
    [[nodiscard]] const document::Pointer &place() const { return m_place; }
    [[nodiscard]] QByteArray keyAt(qsizetype index) const { return m_node.keyAt(index); }
    [[nodiscard]] document::Node valueAt(qsizetype index) const { return m_node.childAt(index); }
    [[nodiscard]] QByteArrayView tileAt(qsizetype index) const;
    [[nodiscard]] VersionEntry entryAt(qsizetype index) const;
    [[nodiscard]] document::Pointer placeOf(qsizetype index) const;
    /** True if two entries have the same key. */
    [[nodiscard]] bool hasDuplicates() const;

private:
    const Version *m_version = nullptr;
    document::CollectionView m_view;
    document::Node m_node;
    document::Pointer m_place;
};

/** Returns the root of a version as an entry without key; std::nullopt for an empty text. */
[[nodiscard]] std::optional<VersionEntry> rootOf(const Version &version);

} // namespace merge
