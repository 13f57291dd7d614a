#pragma once

#include <QProcessEnvironment>
#include <QStringList>

#include <mutex>

namespace soak {

/** How to run a program. */
struct RunRequest {
    QString program;
    QStringList arguments;
    QString folder;           ///< The working directory.
    QStringList environment;  ///< NAME=value.
    QString outputFile;       ///< Gets standard output and standard error.
    qint64 addressSpace = 0;  ///< RLIMIT_AS in bytes; 0: none.
    int processorSeconds = 0; ///< RLIMIT_CPU; the program is killed there. 0: none.
    int wallSeconds = 0;      ///< The program is killed after so many seconds.
    /** Locked while the process starts, if there is one: the kernel counts the memory of the process that starts it as
     * its own, so that other threads should not have much then. */
    std::mutex *starting = nullptr;
};

/** What a program did and took. */
struct RunResult {
    int exitCode = -1; ///< -1: it ended by `signal` or could not be started.
    int signal = 0;
    bool isLate = false;         ///< It was killed after `wallSeconds`.
    double processorSeconds = 0; ///< User and system time.
    double wallSeconds = 0;
    double residentMiB = 0; ///< The most memory that was resident.
    double outputMiB = 0;
};

/** Runs a program to its end with bounds, without input. Thread-safe. */
[[nodiscard]] RunResult runBounded(const RunRequest &request);

/** The environment of a program whose home, settings, state and cache are in `folder`. */
[[nodiscard]] QStringList environmentAt(const QString &folder);

/**
 * Moves this process, and the programs that it starts, to a network of its own that has only the loopback interface.
 * False if the system does not permit it. Call it before there is a second thread.
 */
[[nodiscard]] bool leaveNetwork();

} // namespace soak
