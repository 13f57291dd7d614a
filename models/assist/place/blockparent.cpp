#include "blockparent.h"

#include "textplace.h"

#include <algorithm>

namespace assist {

namespace {

using document::Node;
using document::Pointer;
using document::Snapshot;

/** Lines above that are read while the text is not valid. */
constexpr qsizetype MostLinesAbove = 20'000;
/** Bytes in which the dash of an item is looked for. */
constexpr qsizetype MostBeforeItem = 1000;

qsizetype columnOf(const Snapshot &snapshot, qsizetype offset)
{
    return offset - snapshot.offsetAt({snapshot.positionAt(offset).line, 1});
}

/** The column of the dash before an item, or -1. */
qsizetype dashColumn(const Snapshot &snapshot, const Node &item)
{
    const qsizetype end = item.span().offset;
    const qsizetype start = std::max<qsizetype>(0, end - MostBeforeItem);
    const QByteArray before = snapshot.text({start, end - start});
    const qsizetype dash = before.lastIndexOf('-');
    return dash < 0 || !before.mid(dash + 1).trimmed().isEmpty() ? -1 : columnOf(snapshot, start + dash);
}

class ParentSearch final
{
public:
    ParentSearch(const Snapshot &snapshot, qsizetype column, bool isItem)
        : m_snapshot(snapshot)
        , m_column(column)
        , m_isItem(isItem)
    {}

    [[nodiscard]] BlockParent run(qsizetype line, const QList<qsizetype> &dashes)
    {
        for (auto dash = dashes.crbegin(); dash != dashes.crend(); ++dash)
            meetItem(*dash);
        const qsizetype last = std::max<qsizetype>(1, line - MostLinesAbove);
        for (qsizetype above = line - 1; above >= last; --above) {
            const LineParts parts = linePartsOf(m_snapshot, above);
            if (parts.isEmpty() || parts.text.startsWith("---") || parts.text.startsWith('%'))
                continue;
            const base::Span span{parts.start, parts.text.size()};
            if (isInTree(m_snapshot, span))
                return fromTree(parts);
            if (!meetLine(parts))
                return {};
            if (m_flowOpening >= 0 && m_tokens.isEmpty())
                return {};
        }
        return last == 1 ? found({}) : BlockParent();
    }

private:
    [[nodiscard]] BlockParent found(const Pointer &container) const
    {
        return {true, container / Pointer(m_tokens), m_flowOpening, m_keys};
    }

    /** The entry is in the value of an item with its dash there. */
    bool meetItem(qsizetype dash)
    {
        if (m_column <= dash)
            return false;
        enter("-", dash, true);
        return true;
    }
    void enter(const QByteArray &token, qsizetype column, bool isItem)
    {
        m_tokens.prepend(token);
        m_column = column;
        m_isItem = isItem;
    }

    /** Compares with the entries of a line that is not in the tree. False if its value contains no entries. */
    bool meetLine(const LineParts &parts)
    {
        if (parts.colon >= 0) {
            const bool isList = m_isItem && m_column == parts.content;
            if (m_column > parts.content || isList) {
                if (!takesEntries(parts))
                    return false;
                enter(parts.key(), parts.content, false);
            } else if (m_column == parts.content && m_tokens.isEmpty()) {
                m_keys.append(parts.key());
            }
        }
        for (auto dash = parts.dashes.crbegin(); dash != parts.dashes.crend(); ++dash)
            meetItem(*dash);
        return true;
    }
    bool takesEntries(const LineParts &parts)
    {
        const QByteArrayView value = parts.valueText();
        if ((value.startsWith('{') || value.startsWith('[')) && m_tokens.isEmpty()) {
            m_flowOpening = parts.start + parts.value;
            return true;
        }
        return value.isEmpty() || value.startsWith('&') || value.startsWith('!');
    }

    [[nodiscard]] BlockParent fromTree(const LineParts &parts) const
    {
        Pointer place = m_snapshot.pointerAt(parts.start + (parts.content < parts.text.size() ? parts.content : 0));
        for (; !place.isRoot(); place = place.parent()) {
            const bool isEntryOfMapping = m_snapshot.at(place.parent()).resolved().isMapping();
            const Node node = m_snapshot.at(place);
            if (isEntryOfMapping) {
                const qsizetype column = columnOf(m_snapshot, m_snapshot.keySpan(place).offset);
                if (m_column > column || (m_isItem && m_column == column))
                    return takesEntries(node) ? found(place) : BlockParent();
                if (m_column == column)
                    return found(place.parent());
            } else if (const qsizetype dash = dashColumn(m_snapshot, node); dash >= 0) {
                if (m_column > dash)
                    return takesEntries(node) ? found(place) : BlockParent();
                if (m_column == dash && m_isItem)
                    return found(place.parent());
            }
        }
        return found({});
    }
    /** False for a scalar, a flow collection, and a collection whose entries are in another column. */
    [[nodiscard]] bool takesEntries(const Node &node) const
    {
        if (node.isScalar())
            return node.span().length == 0 || (node.isNull() && node.bytes().isEmpty());
        if (node.kind() == document::Kind::Alias)
            return false;
        if (const QByteArray first = m_snapshot.text({node.contentSpan().offset, 1}); first == "{" || first == "[")
            return false;
        if (node.isMapping() && node.childCount() > 0 && !m_isItem)
            return columnOf(m_snapshot, node.keySpanAt(0).offset) == m_column;
        if (node.isSequence() && node.childCount() > 0)
            return dashColumn(m_snapshot, node.childAt(0)) == m_column;
        return true;
    }

    const Snapshot &m_snapshot;
    qsizetype m_column;
    bool m_isItem;
    QList<QByteArray> m_tokens;
    QByteArrayList m_keys;
    qsizetype m_flowOpening = -1;
};

} // namespace

BlockParent blockParentOf(const Snapshot &snapshot, qsizetype line, qsizetype column, bool isItem,
                          const QList<qsizetype> &dashes)
{
    return ParentSearch(snapshot, column, isItem).run(line, dashes);
}

} // namespace assist
