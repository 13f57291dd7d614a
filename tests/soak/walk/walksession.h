#pragma once

#include "dice.h"
#include "words.h"

#include <QList>
#include <QMap>
#include <QStringList>

namespace walk {

struct Violation {
    QString kind; ///< The same for violations with the same cause.
    QString text;
    int act = 0; ///< The last one that had begun.
};

/** What a session is to do. */
struct SessionPlan {
    SessionId id;
    int acts = 0;
    QList<int> only; ///< Acts that are done; all if it is empty.
};

/** What came of it. */
struct SessionResult {
    QList<Violation> violations;
    QStringList acts;           ///< The acts in words, one line each.
    QList<int> done;            ///< The numbers of those acts.
    QMap<QString, int> figures; ///< The figures of walk::figure, by name.
};

/**
 * Runs a session in a folder of its own: the acts in a process that has the window, in another process after it was
 * closed or killed. Kills it at a random moment after a pause, and then looks for every word in files and records.
 */
[[nodiscard]] SessionResult runSession(const SessionPlan &plan);

/** A short list of acts that has a violation of the same kind. Runs the session again and again. */
[[nodiscard]] SessionPlan shortened(const SessionPlan &plan, const Violation &violation);

} // namespace walk
