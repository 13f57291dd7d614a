#pragma once

#include <QList>
#include <QStringList>

namespace management {

/** Finds which entries of two lists belong together, by one key after the other. An entry belongs to one other entry at
 * most. */
class Pairing final
{
public:
    Pairing(qsizetype first, qsizetype second)
        : m_seconds(first, -1)
        , m_firsts(second, -1)
    {}

    /** Which entries with the same key are paired. Unique: those whose key is unique in both lists among the entries
     * that are left. InOrder: the first with the first, and so on. */
    enum class Rule { Unique, InOrder };
    /** Pairs the entries that have no pair yet by keys. Each list has a key for each entry; an empty key is none. */
    void pair(const QStringList &firstKeys, const QStringList &secondKeys, Rule rule);

    /** The index in the second list of the entry that is paired with one of the first; negative if there is none. */
    [[nodiscard]] qsizetype secondOf(qsizetype first) const { return m_seconds.at(first); }
    [[nodiscard]] qsizetype firstOf(qsizetype second) const { return m_firsts.at(second); }
    void setPair(qsizetype first, qsizetype second);

private:
    QList<qsizetype> m_seconds;
    QList<qsizetype> m_firsts;
};

} // namespace management
