#pragma once

#include "boundedrun.h"
#include "hostileinput.h"

#include <functional>

namespace hostile {

/** What to run, and what is too much. */
struct Plan {
    QString program;
    quint32 seed = 1;
    quint32 first = 0; ///< The first input.
    int inputs = 1;
    QByteArray kind;          ///< Only inputs of this kind; empty: all.
    int divisor = 1;          ///< Of the largest sizes.
    int commands = 0;         ///< Of each input, chosen at random; 0: all of them.
    int jobs = 1;             ///< Inputs that are run at the same time.
    int processorSeconds = 5; ///< User and system time of one command.
    double residentMiB = 500;
    QString kept; ///< The folder where the inputs stay; empty: they are removed.
};

/** One command that was run on one input. */
struct Run {
    quint32 input = 0;
    QByteArray kind;
    QStringList command;
    soak::RunResult result;
    QString violation; ///< What is wrong with the result; empty: nothing.
};

/** Runs the commands of a plan. `took` gets each run, one at a time, from any thread. False: an input was not written.
 */
[[nodiscard]] bool runAll(const Plan &plan, const std::function<void(const Run &)> &took);

} // namespace hostile
