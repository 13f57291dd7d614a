#pragma once

#include <QRandomGenerator>
#include <QString>

namespace walk {

/** The number of a session and the seed of all of its choices. */
struct SessionId {
    quint32 seed = 1;
    quint32 session = 0;
};

/**
 * The random choices of one act. They depend on the session and the number of the act alone, so that an act makes the
 * same choices when others before it are left out.
 */
class Dice final
{
public:
    Dice(const SessionId &id, int act)
        : m_generator(seedOf(id, act))
    {}

    /** A number from 0 to `limit` - 1. */
    [[nodiscard]] int below(qsizetype limit) { return m_generator.bounded(static_cast<int>(limit)); }
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }
    /** An entry of a list that is not empty. */
    template<typename List>
    [[nodiscard]] const typename List::value_type &of(const List &list)
    {
        return list.at(below(list.size()));
    }

private:
    [[nodiscard]] static QRandomGenerator seedOf(const SessionId &id, int act)
    {
        const quint32 numbers[] = {id.seed, id.session, static_cast<quint32>(act)};
        return QRandomGenerator(numbers);
    }

    QRandomGenerator m_generator;
};

} // namespace walk
