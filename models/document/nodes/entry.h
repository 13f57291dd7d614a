#pragma once

#include "snapshot.h"
#include "styles.h"

#include <optional>

namespace document {

struct Tile;
struct TreeNode;
class EntryView;

/** A collection in the text. Spans count bytes of the snapshot's text. Keeps the snapshot alive. */
class CollectionView final
{
public:
    /** The collection that is the value at `pointer` (aliases and merge keys are not followed); nothing when there is
     * none. */
    [[nodiscard]] static std::optional<CollectionView> at(const Snapshot &snapshot, const Pointer &pointer);

    [[nodiscard]] Kind kind() const; ///< Mapping or Sequence.
    [[nodiscard]] Layout layout() const;
    /** Column (from 0) of the entries of a block collection; for others that of the block around it, -1 at the root. */
    [[nodiscard]] int indent() const;
    [[nodiscard]] qsizetype count() const;
    [[nodiscard]] EntryView entryAt(qsizetype index) const;
    /** From the first byte to the last without leading and trailing trivia; brackets included. */
    [[nodiscard]] base::Span span() const;
    /** The opening bracket; empty for blocks and pairs. */
    [[nodiscard]] base::Span head() const;
    /** What follows the last entry: trivia and the closing bracket; empty for blocks and pairs. */
    [[nodiscard]] base::Span tail() const;

private:
    friend class EntryView;
    std::shared_ptr<const SnapshotData> m_data;
    const TreeNode *m_node = nullptr;
    qsizetype m_start = 0;
};

/** One entry of a collection, or a document's root, in the text. */
class EntryView final
{
public:
    /** The entry that `pointer` names (aliases and merge keys are not followed). The root is an entry without a key. */
    [[nodiscard]] static std::optional<EntryView> at(const Snapshot &snapshot, const Pointer &pointer);

    /** The whole tile: leading trivia, entry, rest of the line with its newline or all up to the comma. */
    [[nodiscard]] base::Span tile() const;
    /** Leading blank and comment lines and the indentation; in flow the blanks before the item. */
    [[nodiscard]] base::Span lead() const;
    /** From the indicator, key or value to the end of the value, without trivia and comma. */
    [[nodiscard]] base::Span entry() const;
    /** Whether a comma ends the tile. */
    [[nodiscard]] bool hasComma() const;

    [[nodiscard]] bool hasKey() const; ///< True for entries of mappings, also with an empty key.
    [[nodiscard]] bool isExplicitKey() const;
    /** The key with its properties, and without them. */
    [[nodiscard]] base::Span key() const;
    [[nodiscard]] base::Span keyContent() const;
    [[nodiscard]] ScalarStyle keyStyle() const;
    /** The offset of the ':'; nothing for items and for entries without one. */
    [[nodiscard]] std::optional<qsizetype> colon() const;

    /** The value with its properties, and without them; for an empty value its place. */
    [[nodiscard]] base::Span value() const;
    [[nodiscard]] base::Span valueContent() const;
    /** A collection is `Collection`. */
    [[nodiscard]] ScalarStyle valueStyle() const;
    /** The `|2-` of a literal or folded value; empty for others. */
    [[nodiscard]] QByteArray blockHeader() const;
    /** The value when it is a collection. */
    [[nodiscard]] std::optional<CollectionView> valueCollection() const;

    /** Column of the entries of the nearest block collection around this one; -1 for a root. */
    [[nodiscard]] int indent() const;
    /** The collection of the entry; nothing for a root. */
    [[nodiscard]] std::optional<CollectionView> collection() const;
    [[nodiscard]] qsizetype index() const { return m_index; }

private:
    friend class CollectionView;
    std::shared_ptr<const SnapshotData> m_data;
    const TreeNode *m_node = nullptr; ///< The collection of the entry.
    qsizetype m_nodeStart = 0;
    const Tile *m_tile = nullptr;
    qsizetype m_start = 0;
    qsizetype m_index = 0;
};

} // namespace document
