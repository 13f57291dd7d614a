#pragma once

#include "conflict.h"
#include "mergelimits.h"
#include "mergeversion.h"

#include <vector>

namespace merge {

/** A change of theirs that is to be made in ours. Places are those of the unchanged versions. */
struct Edit {
    enum class Kind : quint8 {
        Entry,  ///< Replace a whole entry, with key and comments.
        Lead,   ///< Replace the lines above an entry by `lines` or, if there are none, by those of theirs.
        Key,    ///< Rename a key.
        Head,   ///< Replace what is between the key and a collection: comments, an anchor, a tag.
        Value,  ///< Replace a value, and the comment after it if `withTrail`.
        Trail,  ///< Replace the comment after a value.
        Insert, ///< Insert an entry as the `index`-th one of the collection at `place`.
        Remove, ///< Remove an entry with its comments.
        Order,  ///< Give the members with the keys `lines` this order.
        Before, ///< Replace the text before the root by `lines.first()`.
        After,  ///< Replace the text after the root by `lines.first()`.
    };
    Kind kind = Kind::Value;
    document::Pointer place = {};  ///< The entry in ours, or the collection for Insert and Order.
    document::Pointer source = {}; ///< The entry in theirs.
    qsizetype index = 0;
    QByteArrayList lines = {};
    bool withTrail = false;
};

/** Returns where the versions have an entry; null for a version that does not have it. */
[[nodiscard]] SidePlaces placesOf(const VersionEntry *base, const VersionEntry *ours, const VersionEntry *theirs);

/**
 * The edits that bring the changes of theirs into ours, in the order of the text of ours, and the conflicts.
 * Made from the last edit to the first one, the places of the remaining edits stay valid.
 */
struct MergePlan {
    explicit MergePlan(const Limits &given)
        : limits(given)
    {}

    void add(Edit edit);
    /** Adds a conflict between entries; null for a version that does not have the entry. */
    void addConflict(ConflictKind kind, const document::Pointer &place, const VersionEntry *base,
                     const VersionEntry *ours, const VersionEntry *theirs, const QStringList &arguments = {});
    void addConflict(Conflict conflict);

    Limits limits;
    std::vector<Edit> edits;
    QList<Conflict> conflicts;
    qsizetype conflictCount = 0;
    bool isTooLarge = false; ///< True if there are more changes than the limit, so that the plan is incomplete.
};

} // namespace merge
