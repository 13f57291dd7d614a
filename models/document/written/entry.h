#pragma once

#include "snapshot.h"
#include "styles.h"

#include <optional>

namespace document {

struct Tile;
struct TreeNode;
class EntryView;

/**
 * A mapping or sequence as it is written in the text. Spans count bytes of the snapshot's text. Keeps the snapshot
 * alive.
 */
class CollectionView final
{
public:
    /**
     * Returns the collection that is the value at `pointer` (aliases and merge keys are not followed); std::nullopt
     * when there is none.
     */
    [[nodiscard]] static std::optional<CollectionView> at(const Snapshot &snapshot, const Pointer &pointer);

    [[nodiscard]] Kind kind() const; ///< The kind of the collection: Mapping or Sequence.
    [[nodiscard]] Layout layout() const;
    /**
     * Column (from 0) of the entries of a block collection; for a collection in brackets, of the entries of the
     * enclosing block collection, -1 at the root.
     */
    [[nodiscard]] int indent() const;
    [[nodiscard]] qsizetype count() const;
    [[nodiscard]] EntryView entryAt(qsizetype index) const;
    /** The span of the collection without leading and trailing trivia, brackets included. */
    [[nodiscard]] base::Span span() const;
    /** The span of the opening bracket; empty for block collections and single pairs. */
    [[nodiscard]] base::Span head() const;
    /** The span after the last entry: trivia and the closing bracket; empty for block collections and single pairs. */
    [[nodiscard]] base::Span tail() const;

private:
    friend class EntryView;
    std::shared_ptr<const SnapshotData> m_data;
    const TreeNode *m_node = nullptr;
    qsizetype m_start = 0;
};

/** An entry of a collection, or the root of a document, as it is written in the text. */
class EntryView final
{
public:
    /**
     * Returns the entry that `pointer` names (aliases and merge keys are not followed); std::nullopt when there is
     * none. The root is an entry without a key.
     */
    [[nodiscard]] static std::optional<EntryView> at(const Snapshot &snapshot, const Pointer &pointer);

    /**
     * The span of the whole tile: leading trivia, entry, and the rest of the line with its newline or all bytes up to
     * the comma.
     */
    [[nodiscard]] base::Span tile() const;
    /**
     * The span before the entry: leading blank and comment lines and the indentation; in brackets the blanks before the
     * item.
     */
    [[nodiscard]] base::Span lead() const;
    /** The span from the entry's indicator, key or value to the end of its value, without trivia and comma. */
    [[nodiscard]] base::Span entry() const;
    /** True if a comma ends the entry's tile, which is only so in brackets. */
    [[nodiscard]] bool hasComma() const;

    [[nodiscard]] bool hasKey() const; ///< True for entries of mappings, also with an empty key.
    [[nodiscard]] bool isExplicitKey() const;
    /** The span of the key: key() with its anchor and tag, keyContent() without them. */
    [[nodiscard]] base::Span key() const;
    [[nodiscard]] base::Span keyContent() const;
    [[nodiscard]] ScalarStyle keyStyle() const;
    /** The offset of the entry's ':'; std::nullopt for items and for entries without a colon. */
    [[nodiscard]] std::optional<qsizetype> colon() const;

    /**
     * The span of the value: value() with its anchor and tag, valueContent() without them; an empty span for an empty
     * value.
     */
    [[nodiscard]] base::Span value() const;
    [[nodiscard]] base::Span valueContent() const;
    /** The style in which the value is written; `Collection` for a mapping or sequence. */
    [[nodiscard]] ScalarStyle valueStyle() const;
    /** The header of a literal or folded block scalar, such as `|2-`; empty for other values. */
    [[nodiscard]] QByteArray blockHeader() const;
    /** The value as a collection; std::nullopt when it is not a mapping or sequence. */
    [[nodiscard]] std::optional<CollectionView> valueCollection() const;

    /** Column of the entries of the nearest block collection that encloses this entry; -1 for a root. */
    [[nodiscard]] int indent() const;
    /** The collection that has the entry; std::nullopt for a root. */
    [[nodiscard]] std::optional<CollectionView> collection() const;
    [[nodiscard]] qsizetype index() const { return m_index; }

private:
    friend class CollectionView;
    std::shared_ptr<const SnapshotData> m_data;
    const TreeNode *m_node = nullptr; ///< The collection that has the entry.
    qsizetype m_nodeStart = 0;
    const Tile *m_tile = nullptr;
    qsizetype m_start = 0;
    qsizetype m_index = 0;
};

} // namespace document
