#pragma once

#include "entry.h"
#include "valuewriter.h"

namespace document {

/** The newline that ends the line around `offset`, or one near it; "\n" when there is none. */
[[nodiscard]] QByteArray newlineNear(const Snapshot &snapshot, qsizetype offset);

/** The blanks that begin the line of `offset`. */
[[nodiscard]] QByteArray marginAt(const Snapshot &snapshot, qsizetype offset);

/** True if the entries of a collection in brackets are on lines of their own. */
[[nodiscard]] bool isSpread(const Snapshot &snapshot, const CollectionView &collection);

/** Learns the style of new entries of a collection from the text in and around it. */
class StyleProbe final
{
public:
    /** `collection` names a collection, or the empty value that is about to become one. */
    StyleProbe(const Snapshot &snapshot, const Pointer &collection);
    /** The probe of the collection with the entry at `pointer`; the root is in none. */
    [[nodiscard]] static StyleProbe around(const Snapshot &snapshot, const Pointer &pointer);

    /** For a new entry that will be the `index`-th of the collection. */
    [[nodiscard]] WriteStyle forEntry(qsizetype index) const;
    /** For a new value of an entry of the collection, or of the root. */
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
    QList<CollectionView> m_chain; ///< From the root to the collection.
};

} // namespace document
