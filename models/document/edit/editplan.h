#pragma once

#include "entry.h"
#include "result.h"
#include "splice.h"
#include "valuewriter.h"

namespace document {

/** How strings are written: like their neighbours, or in double quotes, which are right everywhere. */
enum class Quoting : quint8 { LikeNeighbours, Double };

/**
 * Turns edits at places of a snapshot into splices. It changes nothing. The caller checks that the result is the wanted
 * value, and tries again with Quoting::Double if it is not.
 */
class EditPlan final
{
public:
    explicit EditPlan(const Snapshot &snapshot, Quoting quoting = Quoting::LikeNeighbours)
        : m_snapshot(snapshot)
        , m_quoting(quoting)
    {}

    /** Replaces the value at an existing place. */
    [[nodiscard]] base::Result<Splice> replace(const Pointer &pointer, const Value &value) const;
    /** Adds a member of a mapping, or an item (the key is not used), that will be the `index`-th. */
    [[nodiscard]] base::Result<Splice> insert(const Pointer &collection, qsizetype index, const QByteArray &key,
                                              const Value &value) const;
    /** Adds the text of an entry that was removed from the same collection. */
    [[nodiscard]] base::Result<Splice> insertText(const Pointer &collection, qsizetype index, const QByteArray &text,
                                                  const WriteStyle &style) const;
    [[nodiscard]] base::Result<Splice> remove(const Pointer &pointer) const;
    [[nodiscard]] base::Result<Splice> rename(const Pointer &pointer, const QByteArray &key) const;
    /** Makes the value the root of a text without one. */
    [[nodiscard]] Splice firstRoot(const Value &value) const;
    /** The entry, comments above it included, as insertText() takes it. */
    [[nodiscard]] QByteArray entryText(const Pointer &pointer) const;

private:
    [[nodiscard]] WriteStyle quoted(WriteStyle style) const;
    [[nodiscard]] base::Result<Splice> insertFirst(const Pointer &collection, const CollectionView &empty,
                                                   const QByteArray &key, const Value &value) const;
    [[nodiscard]] base::Result<Splice> removeOnly(const Pointer &pointer, const EntryView &entry) const;

    const Snapshot &m_snapshot;
    Quoting m_quoting;
};

/** The splice without the bytes at its ends that it would not change; characters and line breaks are kept whole. */
[[nodiscard]] Splice trimmed(const Snapshot &snapshot, Splice splice);

} // namespace document
