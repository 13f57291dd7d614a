#pragma once

#include "result.h"
#include "snapshot.h"

#include <QFuture>
#include <QObject>
#include <QTimer>

class QThreadPool;

namespace workspace {

class OpenDefinition;

/**
 * Has another YAML reader look at a definition, on a worker: once it is open, whenever edits have come to rest, and at
 * what a save would change. At most one run is on the way; an answer that is not about the present text is dropped.
 */
class SecondReader final : public QObject
{
    Q_OBJECT

public:
    static constexpr int RestMs = 1000;

    /** Reads in threads of `workers`, one text after the other when a folder is opened; `definition` is the parent. */
    SecondReader(OpenDefinition &definition, QThreadPool &workers);

    /** What the readers read differently in what a save of the present text would change. */
    [[nodiscard]] QFuture<base::Result<base::Diagnostics>> objections();

private:
    void readSoon();
    void read();

    OpenDefinition &m_definition;
    QThreadPool &m_workers;
    QTimer m_rest;
    quint64 m_generation = 0;
    bool m_isRunning = false;
};

} // namespace workspace
