#include "anchortable.h"

#include "propertytext.h"
#include "text.h"
#include "tree.h"

#include <algorithm>

namespace document {

namespace {

using Targets = QHash<QByteArray, QList<AnchorTable::Target>>;

class AnchorCollector
{
public:
    AnchorCollector(const Text &text, Targets &targets)
        : m_text(text)
        , m_targets(targets)
    {}

    void visit(const TreeNode &node, qsizetype start)
    {
        if ((node.flags & TreeNode::HasAnchors) == 0)
            return;
        node.forEach([&](const TilePlace &place) {
            if (node.kind == NodeKind::Stream)
                m_document = place.index;
            visitTile(*place.tile, start + place.offset, node.indent);
            return true;
        });
    }

private:
    void visitTile(const Tile &tile, qsizetype start, int indent)
    {
        if (tile.has(Tile::KeyProperties))
            add(tile, start, indent, true, tile.keyOffset, tile.keyContent);
        if (tile.keyChild)
            visit(*tile.keyChild, start + tile.keyContent);
        if (tile.has(Tile::ValueProperties))
            add(tile, start, indent, false, tile.valueOffset, tile.valueContent);
        if (tile.child)
            visit(*tile.child, start + tile.valueContent);
    }

    void add(const Tile &tile, qsizetype start, int indent, bool isKey, qsizetype from, qsizetype to)
    {
        QByteArray scratch;
        const QByteArrayView anchor = propertyIn(m_text.view({start + from, to - from}, scratch), '&');
        if (!anchor.isEmpty())
            m_targets[anchor.sliced(1).toByteArray()].append({&tile, start, indent, isKey, start + from, m_document});
    }

    const Text &m_text;
    Targets &m_targets;
    qsizetype m_document = 0;
};

} // namespace

AnchorTable::AnchorTable(const TreeNode &stream, const Text &text)
{
    AnchorCollector(text, m_targets).visit(stream, 0);
}

AnchorTable::Target AnchorTable::find(const QByteArray &name, qsizetype offset, qsizetype document) const
{
    const auto targets = m_targets.constFind(name);
    if (targets == m_targets.constEnd())
        return {};
    const auto next = std::lower_bound(targets->begin(), targets->end(), offset,
                                       [](const Target &target, qsizetype at) { return target.offset < at; });
    if (next == targets->begin() || (next - 1)->document != document)
        return {};
    return *(next - 1);
}

} // namespace document
