#pragma once

#include "pointer.h"
#include "snapshotdata.h"

namespace document {

/** The place of an entry in a tree: its tile and the node that has the tile. Offsets are in the tree's text. */
struct EntryPlace {
    const TreeNode *node = nullptr; ///< The node that has the tile; null for an entry that does not exist.
    qsizetype nodeStart = 0;
    TilePlace tile; ///< The tile; here its offset counts from the start of the tree's text.

    /** The offset where the value's node begins, when the value is a collection. */
    [[nodiscard]] qsizetype childStart() const { return tile.offset + tile.tile->valueContent; }
};

/** Returns the entry of the index-th document of the stream. */
[[nodiscard]] EntryPlace documentEntry(const SnapshotData &data, qsizetype index);
/** Returns the index-th entry of the collection that is the value of `entry`. */
[[nodiscard]] EntryPlace entryAt(const EntryPlace &entry, qsizetype index);
/** Returns the entry that a pointer's token names in the value of `entry`; aliases are not followed. */
[[nodiscard]] EntryPlace entryNamed(const SnapshotData &data, const EntryPlace &entry, QByteArrayView token);
/** Returns the entry at the pointer in the first document; aliases are not followed. */
[[nodiscard]] EntryPlace entryAtPointer(const SnapshotData &data, const Pointer &pointer);

/** Returns the index of the first entry of a mapping with that key, or -1. `start` is the offset of the mapping. */
[[nodiscard]] qsizetype indexOfKey(const SnapshotData &data, const TreeNode &mapping, qsizetype start,
                                   QByteArrayView key);
/** Returns the decoded key of a tile that begins at `start` in a collection with the indentation `indent`. */
[[nodiscard]] QByteArray decodedKey(const SnapshotData &data, const Tile &tile, qsizetype start, int indent);
/** Returns the index of an item that a token of a pointer names; -1 if the token is not an index. */
[[nodiscard]] qsizetype indexOfToken(QByteArrayView token);

/** Returns the deepest place in the first document whose entry covers the byte at `treeOffset` of the tree's text. */
[[nodiscard]] Pointer pointerAt(const SnapshotData &data, qsizetype treeOffset);

} // namespace document
