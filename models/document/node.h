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
 * A place in a snapshot: a cheap value that keeps the snapshot alive. Reading a missing place gives missing nodes and
 * empty values, never a crash. Aliases are followed by at() and member(); merge keys are resolved by member(), not by
 * childAt().
 */
class Node final
{
public:
    Node() = default; ///< Missing.

    /** An alias is an Alias until resolved(). */
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] bool exists() const { return kind() != Kind::Missing; }
    [[nodiscard]] bool isMapping() const { return kind() == Kind::Mapping; }
    [[nodiscard]] bool isSequence() const { return kind() == Kind::Sequence; }
    [[nodiscard]] bool isScalar() const { return kind() == Kind::Scalar; }
    /** The type a scalar resolves to: YAML 1.2 core schema, or JSON's own. */
    [[nodiscard]] ScalarType scalarType() const;
    [[nodiscard]] bool isString() const { return isScalar() && scalarType() == ScalarType::String; }
    [[nodiscard]] bool isBool() const { return isScalar() && scalarType() == ScalarType::Bool; }
    [[nodiscard]] bool isNull() const { return isScalar() && scalarType() == ScalarType::Null; }

    /** A scalar's decoded text, UTF-8. */
    [[nodiscard]] QByteArray bytes() const;
    [[nodiscard]] QString text() const { return QString::fromUtf8(bytes()); }
    /** True for a scalar of the type Bool that says true. */
    [[nodiscard]] bool toBool() const;
    /** The whole subtree with aliases resolved, within a budget (TooLarge beyond it). */
    [[nodiscard]] base::Result<Value> value() const;

    /** Entries of a mapping or sequence; no others have any. */
    [[nodiscard]] qsizetype childCount() const;
    /** The value of the index-th entry. */
    [[nodiscard]] Node childAt(qsizetype index) const;
    /** The decoded key of the index-th entry of a mapping, UTF-8. */
    [[nodiscard]] QByteArray keyAt(qsizetype index) const;
    /** The bytes of that key, properties included. */
    [[nodiscard]] base::Span keySpanAt(qsizetype index) const;
    /** The key itself, which may have an anchor, be an alias or a collection. */
    [[nodiscard]] Node keyNodeAt(qsizetype index) const;
    /** The index of the first entry called `key`, -1 if the mapping itself has none. */
    [[nodiscard]] qsizetype indexOf(QByteArrayView key) const;
    /** The first member called `key`. */
    [[nodiscard]] Node member(QByteArrayView key) const;
    /** The node below this one that the pointer names. */
    [[nodiscard]] Node at(const Pointer &pointer) const;
    /** The node that an alias refers to; any other node is itself. */
    [[nodiscard]] Node resolved() const;

    /** The value's own bytes, properties included; for an empty value its place. */
    [[nodiscard]] base::Span span() const;
    /** Those bytes without anchor and tag. */
    [[nodiscard]] base::Span contentSpan() const;
    /** The anchor without its `&`; empty when there is none. */
    [[nodiscard]] QByteArray anchor() const;
    /** The tag as written, such as `!!str`; empty when there is none. */
    [[nodiscard]] QByteArray tag() const;
    /** The anchor that an alias names. */
    [[nodiscard]] QByteArray aliasName() const;

    /** For this folder: the place itself, which is valid as long as this node. */
    [[nodiscard]] TilePart part() const;

private:
    friend class Snapshot;
    friend std::vector<Member> membersOf(const Node &mapping, int &budget);
    Node(std::shared_ptr<const SnapshotData> data, const TilePart &part);
    [[nodiscard]] Node with(const TilePart &part) const;

    std::shared_ptr<const SnapshotData> m_data;
    const Tile *m_tile = nullptr;
    qsizetype m_start = 0; ///< Of the tile, in the tree's text.
    qint32 m_indent = -1;  ///< Of the collection with the tile.
    bool m_isKey = false;
};

/** True when both nodes are one collection in two states of a document: no edit between them touched what is in it.
 * False says nothing. */
[[nodiscard]] bool isShared(const Node &left, const Node &right);

/** Two runs of entries that begin at the same index. */
struct ChangedEntries {
    qsizetype first = 0;
    qsizetype endBefore = 0;
    qsizetype endNow = 0;
};

/** What can differ between two states of one collection: no edit between them touched the entries before and after
 * these. Takes little time for those. */
[[nodiscard]] ChangedEntries changedEntries(const Node &before, const Node &now);

} // namespace document
