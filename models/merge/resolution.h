#pragma once

#include "conflict.h"
#include "documentchange.h"

namespace merge {

/** One of the three versions of a merge. */
enum class SideName : quint8 { Base, Ours, Theirs };

/** The three versions of a merge as Merged has them. */
struct SideSnapshots {
    document::Snapshot base;
    document::Snapshot ours;
    document::Snapshot theirs;

    [[nodiscard]] const document::Snapshot &of(SideName name) const;
};

/** Returns the place of a conflict on a side; std::nullopt if the side does not have it. */
[[nodiscard]] const std::optional<document::Pointer> &placeOn(const SidePlaces &places, SideName name);

/** A merged document in which a conflict has what one side has. */
struct Resolution {
    document::Edited edited;
    /** The place of the conflict after the edit; of an entry that the edit removed, the place it had. */
    document::Pointer place;
};

/**
 * Gives the place of a conflict what one side has there: the value, the key of a conflict of names, the comments of one
 * of comments; an entry that the side does not have is removed, one that only the side has is added after its
 * neighbors. `place` is where the conflict is in `merged` now, with `-` for an item that is not there. All other bytes
 * stay; the text is written in the indentation, line breaks and format of `merged`. Errors: NotFound if the collection
 * of the entry is gone; Unsupported for the kinds Lines and Finding, and if the text can't be written there, for
 * example because of an alias. Has no state.
 */
[[nodiscard]] base::Result<Resolution> withSide(const document::Snapshot &merged, const Conflict &conflict,
                                                const document::Pointer &place, SideName name,
                                                const SideSnapshots &sides);

/**
 * Returns the edit that makes `text` the text of a document: one replacement, of what differs. For texts that were made
 * from that of the document.
 */
[[nodiscard]] document::Edited replacedText(const document::Snapshot &before, const QByteArray &text);

} // namespace merge
