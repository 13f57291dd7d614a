#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <limits>

namespace soak {

/**
 * Which text was made from which, and which texts must still be somewhere. Texts are numbers; a text that was made from
 * another one contains it.
 */
class History final
{
public:
    void addEdit(qint64 number, qint64 before) { m_before.insert(number, before); }
    [[nodiscard]] bool isKnown(qint64 number) const { return number == 0 || m_before.contains(number); }
    /** True if `later` was made from `earlier`, or is the same. */
    [[nodiscard]] bool contains(qint64 later, qint64 earlier) const;

    /** From now on these texts, or texts that were made from them, must be there. Those that were dropped need not. */
    void require(const QList<qint64> &numbers);
    /** The user has discarded this text, and with it those that it was made from. */
    void drop(qint64 number);
    [[nodiscard]] bool isDropped(qint64 number) const { return m_dropped.contains(number); }
    /** These texts and all texts that they contain. */
    [[nodiscard]] QSet<qint64> withEarlier(const QList<qint64> &numbers) const;
    /** The required texts that none of these texts contains. */
    [[nodiscard]] QList<qint64> lost(const QList<qint64> &present) const;

private:
    [[nodiscard]] qint64 before(qint64 number) const { return m_before.value(number, -1); }

    QHash<qint64, qint64> m_before;
    QSet<qint64> m_required; ///< None of them contains another.
    QSet<qint64> m_dropped;
};

/** The saves of one file, to tell which of them can be in it. */
class SavedFile final
{
public:
    static constexpr qint64 Unknown = std::numeric_limits<qint64>::max();

    struct Save {
        qint64 number = 0;
        qint64 begin = 0;
        qint64 end = Unknown; ///< Unknown while it runs.
        int by = 0;
    };

    void begin(qint64 number, qint64 time, int by) { m_saves.append({number, time, Unknown, by}); }
    /** Returns the texts that were in the file before, and that this save has replaced; empty if two saves ran at the
     * same time. */
    QList<qint64> end(qint64 number, qint64 time, int by);
    void refuse(qint64 number, int by);
    /** The program was killed. `content` is what is in the file after that. */
    void settle(qint64 content, qint64 time, int by);
    /** False if the content, read at that time, is older than a save that had ended before. */
    [[nodiscard]] bool canHave(qint64 content, qint64 time) const;

private:
    QList<Save> m_saves;
};

} // namespace soak
