#include "rowfolds.h"

#include <algorithm>

namespace traffic {

void RowFolds::reset(qsizetype rowCount)
{
    m_rowCount = rowCount;
    m_closed.clear();
    m_hidden.clear();
}

void RowFolds::close(const bodies::Fold &fold)
{
    if (m_closed.size() >= Most || fold.last <= fold.first)
        return;
    m_closed.insert(fold.first, fold);
    refresh();
}

void RowFolds::open(qsizetype row)
{
    if (m_closed.remove(row) > 0)
        refresh();
}

bool RowFolds::reveal(qsizetype row)
{
    const qsizetype removed = m_closed.removeIf(
        [row](const auto &entry) { return entry.value().first < row && row <= entry.value().last; });
    if (removed > 0)
        refresh();
    return removed > 0;
}

std::optional<bodies::Fold> RowFolds::closedAt(qsizetype row) const
{
    const auto found = m_closed.constFind(row);
    return found == m_closed.cend() ? std::nullopt : std::optional(*found);
}

void RowFolds::refresh()
{
    m_hidden.clear();
    qsizetype hidden = 0;
    for (const bodies::Fold &fold : std::as_const(m_closed)) {
        if (!m_hidden.isEmpty() && fold.first <= m_hidden.last().last)
            continue; // Another closed fold contains it.
        m_hidden.append({fold.first + 1, fold.last, hidden});
        hidden += fold.last - fold.first;
    }
}

qsizetype RowFolds::lineCount() const
{
    if (m_hidden.isEmpty())
        return m_rowCount;
    const Hidden &last = m_hidden.last();
    return m_rowCount - last.hiddenBefore - (last.end() - last.first);
}

qsizetype RowFolds::rowOfLine(qsizetype line) const
{
    const auto after = std::upper_bound(m_hidden.cbegin(), m_hidden.cend(), line, [](qsizetype at, const Hidden &one) {
        return at < one.first - one.hiddenBefore;
    });
    if (after == m_hidden.cbegin())
        return line;
    const Hidden &before = *std::prev(after);
    return line + before.hiddenBefore + before.end() - before.first;
}

qsizetype RowFolds::lineOfRow(qsizetype row) const
{
    const auto after = std::upper_bound(m_hidden.cbegin(), m_hidden.cend(), row,
                                        [](qsizetype at, const Hidden &one) { return at < one.first; });
    if (after == m_hidden.cbegin())
        return row;
    const Hidden &before = *std::prev(after);
    return row <= before.last ? before.first - 1 - before.hiddenBefore
                              : row - before.hiddenBefore - (before.end() - before.first);
}

} // namespace traffic
