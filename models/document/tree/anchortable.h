#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>

namespace document {

class Text;
struct Tile;
struct TreeNode;

/**
 * The table of all anchors of a document's text, by name and in the order of the text. Offsets count in the tree's
 * text.
 */
class AnchorTable final
{
public:
    struct Target {
        const Tile *tile = nullptr; ///< The tile with the node that has the anchor; null when the name is not known.
        qsizetype start = 0;        ///< The offset of the tile.
        int indent = -1;            ///< The indentation of the collection that has the tile.
        bool isKey = false;
        qsizetype offset = 0;   ///< The offset of the node that has the anchor.
        qsizetype document = 0; ///< The number of the YAML document with the anchor.
    };

    AnchorTable() = default;
    /** Collects the anchors of a tree; `text` is the text that the tree covers. */
    AnchorTable(const TreeNode &stream, const Text &text);

    /**
     * Returns the last node with the anchor `name` before `offset` in the same document; a target without a tile if
     * there is none.
     */
    [[nodiscard]] Target find(const QByteArray &name, qsizetype offset, qsizetype document) const;

private:
    QHash<QByteArray, QList<Target>> m_targets;
};

} // namespace document
