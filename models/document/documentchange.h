#pragma once

#include "result.h"
#include "snapshot.h"
#include "splice.h"

#include <functional>
#include <optional>

namespace document {

/**
 * What an edit, an undo or a redo changed: its splices in order, and the places in the document whose value, keys or
 * order changed.
 */
struct Change {
    QList<Splice> splices;
    /** The changed places, as few and as deep as they are known; the root when nothing better is known. */
    QList<Pointer> pointers;

    /**
     * True if the value at `pointer` may have changed: its own place, an ancestor or a place inside it is among the
     * changed ones.
     */
    [[nodiscard]] bool touches(const Pointer &pointer) const;
};

/**
 * What an edit is about: the value that it changed, or (`isEntry`) the entry that it added, removed, moved or renamed.
 */
struct Subject {
    Pointer place;
    bool isEntry = false;
    friend bool operator==(const Subject &, const Subject &) = default;
};

/** The place that is shown to the user after undo or redo, because the step changed it. */
struct SteppedPlace {
    /**
     * The place of the value or entry that the step changed; the place of its collection if the entry does not exist
     * any more; the root if neither is known.
     */
    Pointer place;
    bool isThere = false; ///< False if the step removed the entry, so that `place` is its collection.
};

/**
 * Joins the subjects of two successive edits that are one undo step into `subject`: the first one's, unless only the
 * second is about an entry.
 */
void join(std::optional<Subject> &subject, const std::optional<Subject> &next);

/**
 * The result of an edit of a snapshot: the new snapshot and the splices that made it. Without splices nothing changed.
 */
struct Edited {
    Snapshot snapshot;
    QList<Splice> splices; ///< The splices of the edit, in the order in which they were made.
    /** The splices that undo the edit, in the order in which they are to be made. */
    QList<Splice> inverse;
    QList<Pointer> pointers; ///< The places whose value, keys or order changed.
    /** What the edit is about, as a place in the text before it; std::nullopt for a new entry. */
    std::optional<Subject> before = std::nullopt;
    /** What the edit is about, as a place in the text after it; std::nullopt for a removed entry. */
    std::optional<Subject> after = std::nullopt;
};

using EditResult = base::Result<Edited>;
/** A function that makes an edit of the snapshot `before` and returns the result. */
using Editing = std::function<EditResult(const Snapshot &before)>;

} // namespace document
