#pragma once

#include "diagnostic.h"
#include "kinds.h"
#include "pointer.h"
#include "value.h"

#include <memory>
#include <vector>

namespace document {

struct Member;
struct SnapshotData;
struct Tile;
struct TilePart;

/**
 * The value or key at a place in a snapshot: a cheap value that keeps the snapshot alive. Reading a missing place gives
 * missing nodes and empty values, never a crash. Aliases are followed by at() and member(); merge keys are resolved by
 * member(), not by childAt().
 */
class Node final
{
public:
    Node() = default; ///< A missing node.

    /** The kind of the node. An alias has the kind Alias; the node that it refers to is resolved(). */
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] bool exists() const { return kind() != Kind::Missing; }
    [[nodiscard]] bool isMapping() const { return kind() == Kind::Mapping; }
    [[nodiscard]] bool isSequence() const { return kind() == Kind::Sequence; }
    [[nodiscard]] bool isScalar() const { return kind() == Kind::Scalar; }
    /** The type that a scalar resolves to: by the YAML 1.2 core schema, or JSON's own types. */
    [[nodiscard]] ScalarType scalarType() const;
    [[nodiscard]] bool isString() const { return isScalar() && scalarType() == ScalarType::String; }
    [[nodiscard]] bool isBool() const { return isScalar() && scalarType() == ScalarType::Bool; }
    [[nodiscard]] bool isNull() const { return isScalar() && scalarType() == ScalarType::Null; }

    /** The decoded text of a scalar in UTF-8; empty for other nodes. */
    [[nodiscard]] QByteArray bytes() const;
    [[nodiscard]] QString text() const { return QString::fromUtf8(bytes()); }
    /** True for a scalar of the type Bool that means true, such as `true` or `TRUE`. */
    [[nodiscard]] bool toBool() const;
    /**
     * Returns the node's whole subtree as a value, with aliases resolved. Error: TooLarge if aliases add more than
     * MaximumAliasSteps steps.
     */
    [[nodiscard]] base::Result<Value> value() const;
    /**
     * Returns the node's whole subtree as value() does, with the members that YAML merge keys bring in instead of the
     * merge keys. Error: TooLarge if aliases and merge keys add more than MaximumAliasSteps steps.
     */
    [[nodiscard]] base::Result<Value> mergedValue() const;

    /** The number of entries of a mapping or sequence; 0 for other nodes. */
    [[nodiscard]] qsizetype childCount() const;
    /** The value of the index-th entry of a mapping or sequence. */
    [[nodiscard]] Node childAt(qsizetype index) const;
    /** The decoded key of the index-th entry of a mapping, UTF-8. */
    [[nodiscard]] QByteArray keyAt(qsizetype index) const;
    /** The span of the key of the index-th entry of a mapping, with its anchor and tag. */
    [[nodiscard]] base::Span keySpanAt(qsizetype index) const;
    /**
     * The key of the index-th entry of a mapping as a node, which may have an anchor, be an alias or be a collection.
     */
    [[nodiscard]] Node keyNodeAt(qsizetype index) const;
    /**
     * The index of the first entry with the key `key`; -1 if the mapping itself has none. Merge keys are not followed.
     */
    [[nodiscard]] qsizetype indexOf(QByteArrayView key) const;
    /**
     * The value of the first member with the key `key`, own or brought in by a merge key; a missing node if there is
     * none.
     */
    [[nodiscard]] Node member(QByteArrayView key) const;
    /** The node that the pointer names, relative to this node; a missing node if there is none. */
    [[nodiscard]] Node at(const Pointer &pointer) const;
    /** The node that an alias refers to; any other node, and an alias without an anchor, is itself. */
    [[nodiscard]] Node resolved() const;

    /**
     * The span of the node in the snapshot's text, with its anchor and tag; for an empty value an empty span at its
     * place.
     */
    [[nodiscard]] base::Span span() const;
    /** The span of the node in the snapshot's text, without its anchor and tag. */
    [[nodiscard]] base::Span contentSpan() const;
    /** The name of the node's anchor, without the `&`; empty when there is none. */
    [[nodiscard]] QByteArray anchor() const;
    /** The tag of the node as written, such as `!!str`; empty when there is none. */
    [[nodiscard]] QByteArray tag() const;
    /** The name of the anchor that an alias refers to; empty for other nodes. */
    [[nodiscard]] QByteArray aliasName() const;

    /** For the code of this library: the place of the node in the tree, which is valid only while this node exists. */
    [[nodiscard]] TilePart part() const;

private:
    friend class Snapshot;
    friend std::vector<Member> membersOf(const Node &mapping, int &budget);
    Node(std::shared_ptr<const SnapshotData> data, const TilePart &part);
    [[nodiscard]] Node with(const TilePart &part) const;

    std::shared_ptr<const SnapshotData> m_data;
    const Tile *m_tile = nullptr;
    qsizetype m_start = 0; ///< The offset of the tile in the tree's text.
    qint32 m_indent = -1;  ///< The indentation of the collection that has the tile.
    bool m_isKey = false;
};

/**
 * True when both nodes are the same collection in two states of a document and no edit between the two states touched
 * its content. False does not mean that the content differs.
 */
[[nodiscard]] bool isShared(const Node &left, const Node &right);

/**
 * The entries that can differ between two states of a collection: [first, endBefore) in the earlier state and [first,
 * endNow) in the later one.
 */
struct ChangedEntries {
    qsizetype first = 0;
    qsizetype endBefore = 0;
    qsizetype endNow = 0;
};

/**
 * Returns the entries that can differ between two states of a collection; no edit between the states touched the
 * entries before and after the returned ones. The time taken hardly depends on the number of unchanged entries.
 */
[[nodiscard]] ChangedEntries changedEntries(const Node &before, const Node &now);

} // namespace document
