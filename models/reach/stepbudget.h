#pragma once

#include <QtGlobal>

namespace reach {

/** Counts the steps of a comparison, so that no input makes it endless. A step is the work for one segment of a path, a
 * few nanoseconds. */
class StepBudget final
{
public:
    explicit StepBudget(qint64 steps)
        : m_left(steps)
    {}

    /** Takes steps for work that is done. Returns false if there are none left, and the comparison has to end. */
    bool take(qint64 steps)
    {
        m_left -= steps;
        return m_left > 0;
    }
    [[nodiscard]] bool isSpent() const { return m_left <= 0; }

private:
    qint64 m_left;
};

} // namespace reach
