#pragma once

#include "entry.h"
#include "valuewriter.h"

namespace document {

/** Returns the newline that ends the line with `offset`, or a line near it; "\n" when there is none. */
[[nodiscard]] QByteArray newlineNear(const Snapshot &snapshot, qsizetype offset);

/** Returns the blanks at the beginning of the line with `offset`. */
[[nodiscard]] QByteArray marginAt(const Snapshot &snapshot, qsizetype offset);

/** True if the entries of a collection in brackets are on lines of their own. */
[[nodiscard]] bool isSpread(const Snapshot &snapshot, const CollectionView &collection);

/** Learns the style in which new entries of a collection are written from the text in and near the collection. */
class StyleProbe final
{
public:
    /** Makes the probe of the collection at `collection`, or of an empty value that is about to become a collection. */
    StyleProbe(const Snapshot &snapshot, const Pointer &collection);
    /** Returns the probe of the collection that has the entry at `pointer`; for the root, a probe of no collection. */
    [[nodiscard]] static StyleProbe around(const Snapshot &snapshot, const Pointer &pointer);

    /** Returns the style for a new entry that will be the `index`-th of the collection. */
    [[nodiscard]] WriteStyle forEntry(qsizetype index) const;
    /** Returns the style for a new value of an entry of the collection, or of the root. */
    [[nodiscard]] WriteStyle forValueOf(const EntryView &entry) const;

private:
    explicit StyleProbe(const Snapshot &snapshot)
        : m_snapshot(snapshot)
    {}
    void learnShape(WriteStyle &style, qsizetype index) const;
    void learnQuotes(WriteStyle &style, qsizetype index) const;
    void learnIndentation(WriteStyle &style) const;
    void learnGaps(WriteStyle &style) const;
    void learnUnit(WriteStyle &style) const;

    Snapshot m_snapshot;
    /** The collections on the path from the root to the collection, which is the last one. */
    QList<CollectionView> m_chain;
};

} // namespace document
