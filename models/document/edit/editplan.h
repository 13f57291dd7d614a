#pragma once

#include "entry.h"
#include "result.h"
#include "splice.h"
#include "valuewriter.h"

namespace document {

/**
 * How an edit writes strings: in the style of neighboring values, or in double quotes, which are correct everywhere.
 */
enum class Quoting : quint8 { LikeNeighbours, Double };

/**
 * Turns edits at places of a snapshot into splices, without making them. The caller makes the splice, checks that the
 * text then has the wanted value, and tries again with Quoting::Double if it does not.
 */
class EditPlan final
{
public:
    explicit EditPlan(const Snapshot &snapshot, Quoting quoting = Quoting::LikeNeighbours)
        : m_snapshot(snapshot)
        , m_quoting(quoting)
    {}

    /** Returns the splice that replaces the value at an existing place. */
    [[nodiscard]] base::Result<Splice> replace(const Pointer &pointer, const Value &value) const;
    /**
     * Returns the splice that adds a member to a mapping, or an item to a sequence (the key is not used), as its
     * `index`-th entry.
     */
    [[nodiscard]] base::Result<Splice> insert(const Pointer &collection, qsizetype index, const QByteArray &key,
                                              const Value &value) const;
    /**
     * Returns the splice that adds, as the `index`-th entry, the text of an entry that was removed from the same
     * collection.
     */
    [[nodiscard]] base::Result<Splice> insertText(const Pointer &collection, qsizetype index, const QByteArray &text,
                                                  const WriteStyle &style) const;
    [[nodiscard]] base::Result<Splice> remove(const Pointer &pointer) const;
    [[nodiscard]] base::Result<Splice> rename(const Pointer &pointer, const QByteArray &key) const;
    /** Returns the splice that makes the value the root of a text that has none. */
    [[nodiscard]] Splice firstRoot(const Value &value) const;
    /** Returns the text of an entry with the comments above it, in the form that insertText() takes. */
    [[nodiscard]] QByteArray entryText(const Pointer &pointer) const;

private:
    [[nodiscard]] WriteStyle quoted(WriteStyle style) const;
    [[nodiscard]] base::Result<Splice> insertFirst(const Pointer &collection, const CollectionView &empty,
                                                   const QByteArray &key, const Value &value) const;
    [[nodiscard]] base::Result<Splice> removeOnly(const Pointer &pointer, const EntryView &entry) const;

    const Snapshot &m_snapshot;
    Quoting m_quoting;
};

/**
 * Returns the splice without the bytes at its two ends that it would replace by equal ones. Never cuts inside of a
 * character or of a CR LF line break.
 */
[[nodiscard]] Splice trimmed(const Snapshot &snapshot, Splice splice);

} // namespace document
