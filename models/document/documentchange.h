#pragma once

#include "result.h"
#include "snapshot.h"
#include "splice.h"

#include <functional>
#include <optional>

namespace document {

/** What an edit, an undo or a redo did: the splices in order, and the places whose value, keys or order changed. */
struct Change {
    QList<Splice> splices;
    QList<Pointer> pointers; ///< The smallest set of places; the root when nothing better is known.

    /** True if the value at `pointer` can differ: it, an ancestor, or a value inside it changed. */
    [[nodiscard]] bool touches(const Pointer &pointer) const;
};

/** The value that an edit changed, or the entry that it added, removed, moved or gave another key. */
struct Subject {
    Pointer place;
    bool isEntry = false;
    friend bool operator==(const Subject &, const Subject &) = default;
};

/** Where the user sees what undo or redo has done. */
struct SteppedPlace {
    /** The place of the value or entry that was changed; that of its collection if the entry does not exist any more.
     * The root if it is not known. */
    Pointer place;
    bool isThere = false; ///< False if the entry does not exist any more.
};

/** Of two edits that are one step, the subject is that of the first, unless only the second is about an entry. */
void join(std::optional<Subject> &subject, const std::optional<Subject> &next);

/** The result of an edit of a snapshot. Without splices nothing changed. */
struct Edited {
    Snapshot snapshot;
    QList<Splice> splices;                        ///< In the order they were made.
    QList<Splice> inverse;                        ///< Takes them back, in the order they are to be made.
    QList<Pointer> pointers;                      ///< Whose value, keys or order changed.
    std::optional<Subject> before = std::nullopt; ///< The subject in the text before; nothing for a new entry.
    std::optional<Subject> after = std::nullopt;  ///< The subject in the text after; nothing for a removed entry.
};

using EditResult = base::Result<Edited>;
/** Makes an edit of a snapshot. */
using Editing = std::function<EditResult(const Snapshot &before)>;

} // namespace document
