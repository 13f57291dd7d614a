#include "visitedpairs.h"

#include <algorithm>

namespace difference {

bool VisitedPairs::visit(qsizetype pair)
{
    const auto known = m_orders.constFind(pair);
    if (known == m_orders.constEnd()) {
        m_orders.insert(pair, m_visited.size());
        m_visited.append(pair);
        return true;
    }
    for (Recording &recording : m_recordings)
        recording.isDependent = recording.isDependent || *known < recording.first;
    return false;
}

bool VisitedPairs::visitAll(const QList<qsizetype> &pairs)
{
    if (std::ranges::any_of(pairs, [this](qsizetype pair) { return m_orders.contains(pair); }))
        return false;
    for (const qsizetype pair : pairs)
        visit(pair);
    return true;
}

std::optional<QList<qsizetype>> VisitedPairs::endRecording()
{
    const Recording recording = m_recordings.takeLast();
    return recording.isDependent ? std::nullopt : std::optional(m_visited.sliced(recording.first));
}

} // namespace difference
