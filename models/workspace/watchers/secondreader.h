#pragma once

#include "document.h"
#include "result.h"

#include <QFuture>
#include <QObject>
#include <QTimer>

class QThreadPool;

namespace workspace {

/**
 * Has another YAML reader look at a document, on a worker: once it is open, whenever edits have come to rest, and at
 * what a save would change. At most one run is on the way; an answer that is not about the present text is dropped.
 */
class SecondReader final : public QObject
{
    Q_OBJECT

public:
    static constexpr int RestMs = 1000;

    /** Reads in threads of `workers`, one text after the other when a folder is opened. */
    SecondReader(document::Document &document, QThreadPool &workers, QObject *parent);

    /** What the readers read differently in what a save of the present text would change. */
    [[nodiscard]] QFuture<base::Result<base::Diagnostics>> objections();

signals:
    /** Where the other reader reads the present text differently. */
    void finished(const base::Diagnostics &opinion);

private:
    void readSoon();
    void read();

    document::Document &m_document;
    QThreadPool &m_workers;
    QTimer m_rest;
    quint64 m_generation = 0;
    bool m_isRunning = false;
};

} // namespace workspace
