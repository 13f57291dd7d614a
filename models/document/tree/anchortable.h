#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>

namespace document {

class Text;
struct Tile;
struct TreeNode;

/** Every anchor of a text, by name, in the order of the text. Offsets count in the tree's text. */
class AnchorTable final
{
public:
    struct Target {
        const Tile *tile = nullptr; ///< None when the name is not known.
        qsizetype start = 0;        ///< Of the tile.
        int indent = -1;            ///< Of the collection with the tile.
        bool isKey = false;
        qsizetype offset = 0;   ///< Of the marked node.
        qsizetype document = 0; ///< Number of the document.
    };

    AnchorTable() = default;
    /** `text` is that which the tree of the stream covers. */
    AnchorTable(const TreeNode &stream, const Text &text);

    /** The nearest node with that anchor before `offset` in the same document. */
    [[nodiscard]] Target find(const QByteArray &name, qsizetype offset, qsizetype document) const;

private:
    QHash<QByteArray, QList<Target>> m_targets;
};

} // namespace document
