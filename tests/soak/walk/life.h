#pragma once

#include "dice.h"

#include <QList>
#include <QString>

namespace walk {

/** What one process does: the acts of a session from the first one on, until the window is closed or it is killed. */
struct LifePlan {
    QString folder; ///< Of the session.
    SessionId id;
    int first = 0;
    int end = 0;     ///< The number after that of the last act.
    QList<int> only; ///< Acts that are done; all if it is empty.
};

[[nodiscard]] QStringList argumentsOf(const LifePlan &plan);
[[nodiscard]] LifePlan lifePlanOf(const QStringList &arguments);
[[nodiscard]] bool includes(const LifePlan &plan, int act);

/** Runs the designer as the program does, with the files of the session, and acts in its window. Returns the exit
 * code. */
[[nodiscard]] int live(int argc, char **argv, const LifePlan &plan);

} // namespace walk
