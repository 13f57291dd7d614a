#include "pathrowtree.h"

#include <QHash>

namespace apimap {

namespace {

/** A segment of paths, with the segments that follow it. */
struct Segment {
    QString text;
    const MapRow *row = nullptr; ///< The path that ends here.
    QList<qsizetype> children;   ///< Their indexes in the list of all segments.
    QHash<QString, qsizetype> byText;
};

/** All segments, the root first. They are in one list, because a path can have more of them than the stack has room
 * for. */
class SegmentTree final
{
public:
    void add(const MapRow &row)
    {
        qsizetype at = 0;
        for (const QString &segment : QString::fromUtf8(row.path).mid(1).split(u'/'))
            at = childOf(at, segment);
        m_segments[at].row = &row;
    }

    [[nodiscard]] QList<MapRow> rows() const;

private:
    qsizetype childOf(qsizetype parent, const QString &text)
    {
        const auto found = m_segments.at(parent).byText.constFind(text);
        if (found != m_segments.at(parent).byText.constEnd())
            return *found;
        const qsizetype child = m_segments.size();
        m_segments[parent].byText.insert(text, child);
        m_segments[parent].children.append(child);
        m_segments.append({text, nullptr, {}, {}});
        return child;
    }

    QList<Segment> m_segments{Segment()};
};

QList<MapRow> SegmentTree::rows() const
{
    struct Open {
        qsizetype segment;
        QString prefix; ///< The segments before it that have no row.
        int depth;
    };
    QList<MapRow> rows;
    QList<Open> open;
    const auto push = [this, &open](const Segment &parent, const QString &prefix, int depth) {
        for (auto child = parent.children.crbegin(); child != parent.children.crend(); ++child)
            open.append({*child, prefix, depth});
    };
    push(m_segments.first(), {}, 0);
    while (!open.isEmpty()) {
        Open next = open.takeLast();
        const Segment &segment = m_segments.at(next.segment);
        QString label = std::move(next.prefix);
        label += u'/' + segment.text;
        if (!segment.row && segment.children.size() == 1) {
            open.append({segment.children.first(), std::move(label), next.depth}); // Not copied at each segment.
            continue;
        }
        MapRow row = segment.row ? *segment.row : MapRow();
        row.label = label;
        row.depth = next.depth;
        rows.append(std::move(row));
        push(segment, {}, next.depth + 1);
    }
    return rows;
}

} // namespace

QList<MapRow> asTree(const QList<MapRow> &rows)
{
    SegmentTree tree;
    for (const MapRow &row : rows)
        tree.add(row);
    return tree.rows();
}

} // namespace apimap
