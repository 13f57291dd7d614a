#pragma once

#include "lintedfiles.h"

#include <QMutex>
#include <QSemaphore>
#include <QThreadPool>

#include <map>

namespace commands {

/** Lints files on all processor cores. Large files wait for others to end, so that the memory is bounded. */
class LintWorkers final : public QObject
{
    Q_OBJECT

public:
    using Use = std::function<void(const ApiFindings &)>;

    /** Creates the workers. `files` and everything that the two functions use must outlive them. `further` is called by
     * one thread at a time, and so is `use`, in the order of the files. */
    LintWorkers(const LintedFiles &files, LintedFiles::Further further, Use use);

    void start();

signals:
    void finished();

private:
    void work();
    void take(qsizetype index, const ApiFindings &findings);

    const LintedFiles &m_files;
    LintedFiles::Further m_further;
    Use m_use;
    QSemaphore m_memory; ///< Counts the megabytes of text that may still be read into memory.
    QMutex m_mutex;      ///< Guards the progress of the workers: the members from `m_next` to `m_waiting`.
    qsizetype m_next = 0;
    qsizetype m_nextUsed = 0;
    int m_running = 0;
    std::map<qsizetype, ApiFindings> m_waiting; ///< Results that are ready before the results of earlier files.
    QMutex m_furtherMutex;
    QThreadPool m_pool; ///< The threads. Destroyed first, which waits for the workers.
};

} // namespace commands
