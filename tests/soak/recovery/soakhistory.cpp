#include "soakhistory.h"

#include <algorithm>

namespace soak {

bool History::contains(qint64 later, qint64 earlier) const
{
    for (qint64 at = later; at >= 0; at = before(at)) {
        if (at == earlier)
            return true;
    }
    return false;
}

void History::require(const QList<qint64> &numbers)
{
    for (const qint64 number : numbers) {
        if (number >= 0 && !m_dropped.contains(number))
            m_required.insert(number);
    }
    // A text is enough for all that it contains.
    QList<qint64> earlier;
    for (const qint64 number : std::as_const(m_required))
        earlier.append(before(number));
    m_required.subtract(withEarlier(earlier));
}

void History::drop(qint64 number)
{
    for (qint64 at = number; at > 0 && !m_dropped.contains(at); at = before(at)) {
        m_dropped.insert(at);
        m_required.remove(at);
    }
}

QSet<qint64> History::withEarlier(const QList<qint64> &numbers) const
{
    QSet<qint64> all;
    for (const qint64 number : numbers) {
        for (qint64 at = number; at >= 0 && !all.contains(at); at = before(at))
            all.insert(at);
    }
    return all;
}

QList<qint64> History::lost(const QList<qint64> &present) const
{
    const QSet<qint64> there = withEarlier(present);
    QList<qint64> missing;
    std::copy_if(m_required.begin(), m_required.end(), std::back_inserter(missing),
                 [&there](qint64 number) { return !there.contains(number); });
    return missing;
}

QList<qint64> SavedFile::end(qint64 number, qint64 time, int by)
{
    const auto ended = std::find_if(m_saves.rbegin(), m_saves.rend(), [&](const Save &save) {
        return save.number == number && save.by == by && save.end == Unknown;
    });
    if (ended == m_saves.rend())
        return {-1};
    ended->end = time;
    const Save now = *ended;
    const Save *earlier = nullptr;
    for (const Save &save : m_saves) {
        if (save.number == now.number && save.by == now.by)
            continue;
        if (save.end >= now.begin)
            return {}; // At the same time as this one.
        if (!earlier || save.end > earlier->end)
            earlier = &save;
    }
    return earlier ? QList<qint64>{earlier->number} : QList<qint64>();
}

void SavedFile::refuse(qint64 number, int by)
{
    m_saves.removeIf([&](const Save &save) { return save.number == number && save.by == by && save.end == Unknown; });
}

void SavedFile::settle(qint64 content, qint64 time, int by)
{
    for (Save &save : m_saves) {
        if (save.by == by && save.end == Unknown && save.number == content)
            save.end = time;
    }
    m_saves.removeIf([by](const Save &save) { return save.by == by && save.end == Unknown; });
}

bool SavedFile::canHave(qint64 content, qint64 time) const
{
    return std::any_of(m_saves.begin(), m_saves.end(), [&](const Save &save) {
        return save.number == content && std::none_of(m_saves.begin(), m_saves.end(), [&](const Save &other) {
                   return other.end < time && other.begin > save.end;
               });
    });
}

} // namespace soak
