#pragma once

#include "worker.h"

#include <QTimer>
#include <QWidget>

#include <functional>

namespace designer {

/**
 * Keeps what a widget shows up to date with work on a worker: while the widget is visible, immediately or after a pause
 * in edits, and when it becomes visible. One piece of work runs at a time; the next one starts when the last one ends.
 */
class WorkerLoop final : public QObject
{
    Q_OBJECT

public:
    /** Creates the loop. `start` calls run(), or returns false if there is nothing to show now. */
    WorkerLoop(QWidget &shown, std::function<bool()> start);

    void request();
    /** Does what request() does, after a pause without other calls. */
    void requestSoon();

    /** Runs `work()`, which returns a Result, on a worker, and calls `handler(result)`. Call it in `start` only. */
    template<typename Work, typename Handler>
    void run(Work work, Handler handler)
    {
        base::runOnWorker(this, std::move(work), [this, handler = std::move(handler)](const auto &outcome) mutable {
            m_isRunning = false;
            handler(outcome);
            if (m_isStale)
                request();
        });
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_shown;
    std::function<bool()> m_start;
    QTimer m_pause;
    bool m_isStale = true;
    bool m_isRunning = false;
};

} // namespace designer
