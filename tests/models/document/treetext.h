#pragma once

#include "snapshotdata.h"

namespace tests {

/** Writes a tree as text, one line a tile, so that a failing comparison shows the whole difference. */
class TreeText
{
public:
    [[nodiscard]] static QByteArray write(const document::Snapshot &snapshot)
    {
        TreeText writer;
        writer.append(*snapshot.data()->stream, 0);
        return writer.m_out;
    }

    /** What is wrong with the sums of the tree; empty when nothing is (property: tiles have no gaps, spans nest). */
    [[nodiscard]] static QByteArray fault(const document::Snapshot &snapshot)
    {
        const document::SnapshotData &data = *snapshot.data();
        if (qsizetype(data.stream->width) != data.treeText.size())
            return "the stream's width is not the size of the text";
        return faultIn(*data.stream);
    }

private:
    static QByteArray faultIn(const document::TreeNode &node)
    {
        qsizetype end = node.head;
        QByteArray found;
        node.forEach([&](const document::TilePlace &place) {
            if (place.offset != end)
                found = "a tile does not begin where the one before ends";
            end += place.tile->width;
            if (found.isEmpty())
                found = faultIn(*place.tile);
            const document::TilePlace again = node.tileAt(place.index);
            if (again.tile != place.tile || again.offset != place.offset)
                found = "a tile is not found by its number";
            const document::TilePlace covering = node.tileCovering(place.offset);
            if (place.tile->width > 0 && covering.tile != place.tile)
                found = "a tile is not found by its place";
            return found.isEmpty();
        });
        if (found.isEmpty() && end > qsizetype(node.width))
            return "the tiles are wider than their node";
        if (found.isEmpty() && node.isBlock() && node.kind != document::NodeKind::Stream &&
            end != qsizetype(node.width))
            return "a block has bytes after its tiles";
        return found;
    }

    static QByteArray faultIn(const document::Tile &tile)
    {
        const qsizetype width = tile.width;
        const base::Span key = tile.keySpan();
        const base::Span value = tile.valueSpan();
        if (qsizetype(tile.lead) > width || key.end() > width || value.end() > width || key.length < 0 ||
            value.length < 0)
            return "a span leaves its tile";
        if (tile.keyStyle != document::ScalarStyle::Empty && key.end() > value.offset)
            return "key and value overlap";
        for (const auto &[child, from] :
             {std::pair(tile.child, tile.valueContent), std::pair(tile.keyChild, tile.keyContent)}) {
            if (!child)
                continue;
            if (qsizetype(from) + child->width > width)
                return "a node leaves its tile";
            const QByteArray found = faultIn(*child);
            if (!found.isEmpty())
                return found;
        }
        return {};
    }

    void append(const document::TreeNode &node, int depth, bool inKey = false)
    {
        m_out += QByteArray(depth, ' ') + "node " + QByteArray::number(int(node.kind)) + " layout " +
                 QByteArray::number(int(node.layout)) + " width " + QByteArray::number(node.width) + " head " +
                 QByteArray::number(node.head) + " indent " + QByteArray::number(inKey ? 0 : node.indent) + '\n';
        node.forEach([&](const document::TilePlace &place) {
            append(*place.tile, depth + 1, inKey);
            return true;
        });
    }

    /** A key is on one line, so its indentation has no meaning and is not compared. */
    void append(const document::Tile &tile, int depth, bool inKey)
    {
        m_out += QByteArray(depth, ' ') + "tile";
        for (const quint32 number :
             {tile.width, tile.lead, tile.keyOffset, tile.keyContent, tile.keyEnd, tile.valueOffset, tile.valueContent,
              tile.valueEnd, tile.keyHash, quint32(tile.keyStyle), quint32(tile.valueStyle), quint32(tile.flags)})
            m_out += ' ' + QByteArray::number(number);
        m_out += '\n';
        if (tile.keyChild)
            append(*tile.keyChild, depth + 1, true);
        if (tile.child)
            append(*tile.child, depth + 1, inKey);
    }

    QByteArray m_out;
};

} // namespace tests
