#pragma once

#include "usedtext.h"

namespace mutations {

/** What to do, and what is too much. */
struct Plan {
    QString program; ///< Run on every `programEvery`th text; empty: on none.
    quint32 seed = 1;
    quint32 first = 0;
    int inputs = 1;
    int jobs = 1;              ///< Processes that work at the same time.
    int processorSeconds = 10; ///< For one text, and for one run of the program.
    int programEvery = 50;
    QString kept; ///< The folder where texts of violations are written; empty: nowhere.
};

/** What was done. */
struct Totals {
    int inputs = 0;
    int programRuns = 0;
    int violations = 0;
    double processorSeconds = 0; ///< The most for one text.
    quint32 slowest = 0;         ///< That text.
    double programSeconds = 0;   ///< The most for one run of the program.
    quint32 slowestRun = 0;
    double programMiB = 0;
    double residentMiB = 0; ///< The most memory of a process that works on many texts.
    quint32 largest = 0;    ///< The text with which it had that.
};

/** The text that has this number. */
[[nodiscard]] QByteArray textOf(const QList<Source> &sources, const Plan &plan, quint32 number);

/** Works on all texts of a plan in processes of its own, so that a crash ends only one of them. Violations are printed
 * with the command that repeats them. Call it before there is a second thread. */
[[nodiscard]] Totals workOnAll(const QList<Source> &sources, const Plan &plan);

} // namespace mutations
