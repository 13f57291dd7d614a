#pragma once

#include "diagnostic.h"
#include "pointer.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace merge {

/** Why both sides' changes of a place can't both be in the merged document. */
enum class ConflictKind : quint8 {
    BothChanged,     ///< Both sides changed the value, to different values.
    BothAdded,       ///< Both sides added an entry with the same name or identity, with different values.
    RemovedByOurs,   ///< Ours removed the entry, theirs changed it.
    RemovedByTheirs, ///< Theirs removed the entry, ours changed it.
    BothRenamed,     ///< Both sides renamed the key, to different keys. Arguments: the key in theirs.
    NameTaken,       ///< Theirs renamed the key to one that ours has for another entry. Arguments: the key in theirs.
    Comments,        ///< Both sides changed the comments of an entry.
    NotWritable,     ///< The change of theirs can't be written in the text of ours, for example because of an alias.
    Lines,           ///< Both sides changed the same lines. Arguments: the first and last line in ours, from 1.
    Finding,         ///< The merged document has a problem that neither side has; see Conflict::finding.
};

/** Where the entry that a conflict is about is on the three sides; std::nullopt for a side that does not have it. */
struct SidePlaces {
    std::optional<document::Pointer> base;
    std::optional<document::Pointer> ours;
    std::optional<document::Pointer> theirs;
};

/** A conflict of a merge, at a place of the merged document, which has there what ours has. */
struct Conflict {
    ConflictKind kind = ConflictKind::BothChanged;
    document::Pointer place; ///< The place in the merged document; of an entry that ours removed, the place it had.
    QStringList arguments;
    /** The values of the place on the three sides, as their texts in YAML or JSON; std::nullopt for a side that does
     * not have the place. Of BothRenamed and NameTaken, the values are the keys. */
    std::optional<QByteArray> base;
    std::optional<QByteArray> ours;
    std::optional<QByteArray> theirs;
    SidePlaces places = {}; ///< Not set for the kinds Lines and Finding.
    base::Diagnostic finding =
        {}; ///< The problem of a conflict of the kind Finding, at its place in the merged document.
};

} // namespace merge
