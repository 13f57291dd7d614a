#include "problems.h"

#include "secretline.h"
#include "tilepart.h"
#include "treewalk.h"

#include <algorithm>

namespace document {

namespace {

/** True if two keys of a large mapping can be the same: equal hashes, or keys without one. */
bool mayHaveDuplicates(std::span<const LeafSlot> leaves)
{
    std::vector<quint32> hashes;
    for (const LeafSlot &slot : leaves) {
        const Leaf &leaf = *slot.leaf;
        if (leaf.hasQuiet)
            return true;
        hashes.insert(hashes.end(), leaf.hashes.begin(), leaf.hashes.begin() + leaf.count);
    }
    std::sort(hashes.begin(), hashes.end());
    return std::adjacent_find(hashes.begin(), hashes.end()) != hashes.end();
}

class ProblemFinder
{
public:
    explicit ProblemFinder(const SnapshotData &data)
        : m_data(data)
    {}

    void visit(const TreeNode &node, qsizetype start)
    {
        if (m_problems.size() >= MostProblems)
            return;
        const bool isCandidate = node.kind == NodeKind::Mapping && (node.flags & TreeNode::HasDuplicates);
        if (isCandidate && (!node.isLarge() || mayHaveDuplicates(node.leafSlots())))
            findDuplicates(node, start);
        node.forEach([&](const TilePlace &place) {
            visitTile(*place.tile, start + place.offset, node.indent);
            return true;
        });
    }
    [[nodiscard]] base::Diagnostics take() { return std::move(m_problems); }

private:
    static constexpr qsizetype MostProblems = 1000;

    void visitTile(const Tile &tile, qsizetype start, int indent)
    {
        visitPart(tile, start, indent, true, tile.keyStyle, tile.keyChild, tile.keyContent);
        visitPart(tile, start, indent, false, tile.valueStyle, tile.child, tile.valueContent);
    }

    void visitPart(const Tile &tile, qsizetype start, int indent, bool key, ScalarStyle style, const NodeRef &child,
                   quint32 content)
    {
        if (child && (child->flags & TreeNode::Notable))
            visit(*child, start + content);
        if (style != ScalarStyle::Alias)
            return;
        const TilePart alias{&m_data, &tile, start, indent, key};
        if (alias.resolved().kind() == Kind::Alias)
            addUnknownAnchor(alias);
    }

    void addUnknownAnchor(const TilePart &alias)
    {
        // A password may start with an asterisk.
        QStringList arguments;
        const bool isOneOfMany = m_problems.size() >= MostProblems; // Checking each would take as long as the text is.
        if (!isOneOfMany && !mayBeSecret(m_data.treeText, alias.span()))
            arguments.append(QString::fromUtf8(alias.aliasName()));
        add(u"unknown-anchor", base::Severity::Error, alias.span(), arguments);
    }

    void findDuplicates(const TreeNode &node, qsizetype start)
    {
        QHash<QByteArray, qsizetype> first;
        first.reserve(node.count);
        node.forEach([&](const TilePlace &place) {
            const qsizetype at = start + place.offset;
            const QByteArray key = decodedKey(m_data, *place.tile, at, node.indent);
            base::Span span = place.tile->keySpan();
            span.offset += at;
            const auto known = first.constFind(key);
            if (known == first.constEnd()) {
                first.insert(key, span.offset);
                return true;
            }
            const qsizetype line = m_data.treeText.positionAt(*known).line;
            add(u"duplicate-key", base::Severity::Warning, span, {QString::fromUtf8(key), QString::number(line)});
            return m_problems.size() < MostProblems;
        });
    }

    void add(QStringView rule, base::Severity severity, base::Span span, const QStringList &arguments)
    {
        const QString pointer = pointerAt(m_data, span.offset).toString();
        m_problems.append({rule.toString(), severity, span, pointer, arguments});
    }

    const SnapshotData &m_data;
    base::Diagnostics m_problems;
};

} // namespace

base::Diagnostics findProblems(const SnapshotData &data)
{
    if (data.dirty || (data.stream->flags & TreeNode::Notable) == 0)
        return data.faults;
    ProblemFinder finder(data);
    finder.visit(*data.stream, 0);
    return finder.take();
}

} // namespace document
