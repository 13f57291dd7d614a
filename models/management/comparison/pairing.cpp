#include "pairing.h"

#include <QHash>

#include <algorithm>

namespace management {

namespace {

/** The entries without a partner, by their keys. */
QHash<QString, QList<qsizetype>> leftEntries(const QStringList &keys, const QList<qsizetype> &partners)
{
    QHash<QString, QList<qsizetype>> entries;
    for (qsizetype i = 0; i < keys.size(); ++i) {
        if (partners.at(i) < 0 && !keys.at(i).isEmpty())
            entries[keys.at(i)].append(i);
    }
    return entries;
}

} // namespace

void Pairing::pair(const QStringList &firstKeys, const QStringList &secondKeys, Rule rule)
{
    const auto firsts = leftEntries(firstKeys, m_seconds);
    const auto seconds = leftEntries(secondKeys, m_firsts);
    for (auto entry = firsts.begin(); entry != firsts.end(); ++entry) {
        const QList<qsizetype> same = seconds.value(entry.key());
        if (rule == Rule::Unique && (entry->size() != 1 || same.size() != 1))
            continue;
        for (qsizetype i = 0; i < std::min(entry->size(), same.size()); ++i)
            setPair(entry->at(i), same.at(i));
    }
}

void Pairing::setPair(qsizetype first, qsizetype second)
{
    m_seconds[first] = second;
    m_firsts[second] = first;
}

} // namespace management
