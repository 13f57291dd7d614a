#pragma once

#include "treewalk.h"

namespace document {

/** What Node is made of: the way from its tile to bytes, types and neighbours. */
class NodeReader final
{
public:
    using Part = Node::Part;
    /** Merge keys that refer to mappings with merge keys are followed so far. */
    static constexpr int MergeDepth = 16;

    [[nodiscard]] static Node make(const std::shared_ptr<const SnapshotData> &data, const Tile *tile, qsizetype start,
                                   int indent, bool isKey);
    /** Key or value of a tile of the collection that `node` is; the place counts from the collection's start. */
    [[nodiscard]] static Node child(const Node &node, const TilePlace &place, Part part);

    [[nodiscard]] static Part keyPart() { return Part::Key; }
    [[nodiscard]] static Part valuePart() { return Part::Value; }

    [[nodiscard]] static ScalarStyle style(const Node &node);
    /** The collection that the node is, or null. */
    [[nodiscard]] static const TreeNode *collection(const Node &node);
    /** Where the collection begins in the tree's text. */
    [[nodiscard]] static qsizetype collectionStart(const Node &node);
    /** The bytes of a scalar or alias in the tree's text, without properties. */
    [[nodiscard]] static base::Span contentSpan(const Node &node);
    [[nodiscard]] static QByteArray decode(const Node &node);
    [[nodiscard]] static ScalarType resolve(const Node &scalar, const QByteArray &text);
    [[nodiscard]] static QByteArray property(const Node &node, char mark);
    [[nodiscard]] static QByteArray keyText(const Node &key);
    [[nodiscard]] static QByteArray aliasName(const Node &alias);
    [[nodiscard]] static Node target(const Node &alias);
    [[nodiscard]] static Node member(const Node &mapping, QByteArrayView key, int mergeDepth);
    [[nodiscard]] static base::Result<Value> value(const Node &node);
    [[nodiscard]] static Value scalarValue(const Node &scalar);
};

} // namespace document
