#pragma once

#include "document.h"
#include "result.h"

#include <QFuture>
#include <QObject>
#include <QTimer>

class QThreadPool;

namespace workspace {

/**
 * Cross-checks a document on a worker: after it is opened, when edits pause, and before a save. At most one run is in
 * progress; the result for an older text is dropped.
 */
class CrossChecker final : public QObject
{
    Q_OBJECT

public:
    static constexpr int RestMs = 1000;

    /** Runs in threads of `workers`. */
    CrossChecker(document::Document &document, QThreadPool &workers, QObject *parent);

    /** What yaml-cpp reads differently in the changes that a save would write. */
    [[nodiscard]] QFuture<base::Result<base::Diagnostics>> checkChange();

signals:
    /** What yaml-cpp reads differently in the current text. */
    void finished(const base::Diagnostics &differences);

private:
    void checkSoon();
    void check();

    document::Document &m_document;
    QThreadPool &m_workers;
    QTimer m_rest;
    quint64 m_generation = 0;
    bool m_isRunning = false;
};

} // namespace workspace
