#include "pathrows.h"

#include "openapilimits.h"
#include "operations.h"

#include <algorithm>

namespace openapi {

using document::Node;
using document::Splice;
using Kind = PathRowsChange::Kind;

namespace {

/** A range that includes the first and the last row. Empty if the last is before the first. */
struct Rows {
    qsizetype first = 0;
    qsizetype last = -1;
    [[nodiscard]] qsizetype count() const { return last - first + 1; }
    [[nodiscard]] bool contains(qsizetype row) const { return row >= first && row <= last; }
};

/** The inserted ranges of the splices in the final text. */
QList<base::Span> splicedSpans(const QList<Splice> &splices)
{
    QList<base::Span> spans;
    for (const Splice &splice : splices) {
        const qsizetype end = splice.offset + splice.removed;
        const qsizetype growth = splice.inserted.size() - splice.removed;
        for (base::Span &span : spans) {
            if (span.end() < splice.offset)
                continue;
            const qsizetype first = std::min(span.offset, splice.offset);
            const qsizetype last = std::max(span.end(), end) + growth;
            span = span.offset > end ? base::Span{span.offset + growth, span.length} : base::Span{first, last - first};
        }
        spans.append({splice.offset, splice.inserted.size()});
    }
    return spans;
}

/** The last row whose key starts at or before the byte, or -1. */
qsizetype rowAt(const Node &paths, qsizetype offset)
{
    qsizetype from = 0;
    qsizetype to = paths.childCount();
    while (from < to) {
        const qsizetype middle = from + (to - from) / 2;
        if (paths.keySpanAt(middle).offset <= offset)
            from = middle + 1;
        else
            to = middle;
    }
    return from - 1;
}

/** The rows of the ranges and their neighbours, because text between two keys can belong to both. */
QList<Rows> touchedRows(const Node &paths, const QList<base::Span> &spans)
{
    QList<Rows> touched;
    for (const base::Span &span : spans) {
        const qsizetype last = paths.childCount() - 1;
        touched.append(
            {std::max<qsizetype>(rowAt(paths, span.offset), 0), std::min(rowAt(paths, span.end()) + 1, last)});
    }
    return touched;
}

/** The rows that differ, before and after the edit, with their names. */
class Comparison final
{
public:
    Comparison(const Node &paths, qsizetype rowsBefore, const std::function<QByteArray(qsizetype)> &nameBefore)
        : m_paths(paths)
        , m_rowsBefore(rowsBefore)
        , m_nameBefore(nameBefore)
    {}

    [[nodiscard]] PathRowsChange compare(const QList<Rows> &touched)
    {
        PathRowsChange change;
        m_after = {m_paths.childCount(), -1};
        for (const Rows &rows : touched) {
            m_after.first = std::min(m_after.first, rows.first);
            m_after.last = std::max(m_after.last, rows.last);
            for (qsizetype row = rows.first; row <= rows.last; ++row) {
                if (!isPath(m_paths.keyAt(row)))
                    return change;
                if (!change.touched.contains(row))
                    change.touched.append(row);
            }
        }
        // The rows after the touched ones are unchanged, so their number is the same.
        m_before = {m_after.first, m_rowsBefore - (m_paths.childCount() - m_after.last)};
        if (m_before.count() < 0 || m_after.first > m_rowsBefore || m_before.last >= m_rowsBefore)
            return change;
        trim();
        classify(change);
        return change;
    }

private:
    void trim()
    {
        while (m_before.count() > 0 && m_after.count() > 0 &&
               m_paths.keyAt(m_after.first) == m_nameBefore(m_before.first)) {
            ++m_before.first;
            ++m_after.first;
        }
        while (m_before.count() > 0 && m_after.count() > 0 &&
               m_paths.keyAt(m_after.last) == m_nameBefore(m_before.last)) {
            --m_before.last;
            --m_after.last;
        }
    }

    void classify(PathRowsChange &change) const
    {
        change.row = m_before.first;
        change.count = 1;
        if (m_before.count() <= 0 && m_after.count() <= 0) {
            change.kind = Kind::Same;
        } else if (m_before.count() <= 0) {
            change.kind = Kind::Inserted;
            change.count = m_after.count();
        } else if (m_after.count() <= 0) {
            change.kind = Kind::Removed;
            change.count = m_before.count();
        } else if (m_before.count() == 1 && m_after.count() == 1) {
            change.kind = Kind::Renamed;
        } else if (m_before.count() == m_after.count()) {
            if (isMove(change.touched, m_before.last, m_after.first, -1))
                change = {Kind::Moved, m_before.last, 1, m_after.first, change.touched};
            else if (isMove(change.touched, m_before.first, m_after.last, 1))
                change = {Kind::Moved, m_before.first, 1, m_after.last, change.touched};
        }
    }

    /** Compares only touched rows. The others are unchanged and in the same order. */
    [[nodiscard]] bool isMove(const QList<qsizetype> &touched, qsizetype from, qsizetype to, qsizetype shift) const
    {
        return m_paths.keyAt(to) == m_nameBefore(from) &&
               std::all_of(touched.cbegin(), touched.cend(), [&](qsizetype row) {
                   return row == to || !m_after.contains(row) || m_paths.keyAt(row) == m_nameBefore(row + shift);
               });
    }

    const Node &m_paths;
    const qsizetype m_rowsBefore;
    const std::function<QByteArray(qsizetype)> &m_nameBefore;
    Rows m_before;
    Rows m_after;
};

} // namespace

PathRowsChange pathRowsChange(const Node &paths, const QList<Splice> &splices, qsizetype rowsBefore,
                              const std::function<QByteArray(qsizetype row)> &nameBefore)
{
    if (!paths.isMapping() || paths.childCount() == 0 || splices.isEmpty())
        return {};
    const QList<Rows> touched = touchedRows(paths, splicedSpans(splices));
    qsizetype count = 0;
    for (const Rows &rows : touched)
        count += rows.count();
    return count > MaximumTouchedRows ? PathRowsChange{} : Comparison(paths, rowsBefore, nameBefore).compare(touched);
}

bool mayDiffer(const Node &pathsBefore, const Node &paths, const document::Snapshot &now)
{
    if (!pathsBefore.exists() && !paths.exists())
        return false;
    // The content of an alias is elsewhere in the document.
    return now.hasAliases() || !document::isShared(pathsBefore, paths);
}

} // namespace openapi
