#pragma once

#include "pointer.h"
#include "snapshotdata.h"

namespace document {

/** A tile of a tree and its node; offsets are in the tree's text. */
struct EntryPlace {
    const TreeNode *node = nullptr; ///< None for what does not exist.
    qsizetype nodeStart = 0;
    TilePlace tile; ///< Its offset counts from the tree's start here.

    /** Where the value's node begins, when the value is a collection. */
    [[nodiscard]] qsizetype childStart() const { return tile.offset + tile.tile->valueContent; }
};

/** The entry of the index-th document. */
[[nodiscard]] EntryPlace documentEntry(const SnapshotData &data, qsizetype index);
/** The index-th entry of the collection that is the value of `entry`. */
[[nodiscard]] EntryPlace entryAt(const EntryPlace &entry, qsizetype index);
/** The entry that the token names in the value of `entry`; aliases are not followed. */
[[nodiscard]] EntryPlace entryNamed(const SnapshotData &data, const EntryPlace &entry, QByteArrayView token);
/** The entry at the pointer in the first document; aliases are not followed. */
[[nodiscard]] EntryPlace entryAtPointer(const SnapshotData &data, const Pointer &pointer);

/** The number of the first entry with that key, or -1. */
[[nodiscard]] qsizetype indexOfKey(const SnapshotData &data, const TreeNode &mapping, qsizetype start,
                                   QByteArrayView key);
/** The decoded key of a tile that begins at `start` in a collection of that indentation. */
[[nodiscard]] QByteArray decodedKey(const SnapshotData &data, const Tile &tile, qsizetype start, int indent);
/** The index that a token of a pointer names, or -1. */
[[nodiscard]] qsizetype indexOfToken(QByteArrayView token);

/** The deepest place in the first document whose entry covers the byte. */
[[nodiscard]] Pointer pointerAt(const SnapshotData &data, qsizetype treeOffset);

} // namespace document
