#pragma once

#include "whendone.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>

#include <functional>

namespace network {

/**
 * Makes one future of several asynchronous steps. Cancelling the future cancels the current step. If the parent is
 * destroyed, the future is cancelled. Its progress is the progress of the current step. The task deletes itself when it
 * has ended.
 */
template<typename Outcome>
class Task final : public QObject
{
public:
    explicit Task(QObject *parent)
        : QObject(parent)
    {
        m_promise.start();
        connect(&m_watcher, &QFutureWatcherBase::canceled, this, [this] { cancelStep(); });
        m_watcher.setFuture(m_promise.future());
    }

    /** Returns the future of the task. Its result is the one given to finish(), unless it is cancelled. */
    [[nodiscard]] QFuture<Outcome> future() const { return m_promise.future(); }

    /** Begins a step: calls `handler(result)` when the step has ended, unless the task was cancelled. */
    template<typename Step, typename Handler>
    void step(QFuture<Step> step, Handler handler)
    {
        m_cancelStep = [step]() mutable { step.cancel(); };
        followProgress(step);
        base::whenDone(step, this, [this, handler = std::move(handler)](const Step &result) mutable {
            if (m_promise.isCanceled())
                finishPromise();
            else
                handler(result);
        });
    }

    /** Sets the result of the future and deletes the task later. Must be called once. */
    void finish(Outcome outcome)
    {
        m_promise.addResult(std::move(outcome));
        finishPromise();
    }

private:
    template<typename Step>
    void followProgress(const QFuture<Step> &step)
    {
        auto *watcher = new QFutureWatcher<Step>(this);
        connect(watcher, &QFutureWatcherBase::progressRangeChanged, this, [this](int least, int most) {
            if (most > least) // A step that does not count says nothing of the one before.
                m_promise.setProgressRange(least, most);
        });
        connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this](int value) {
            if (value > 0)
                m_promise.setProgressValue(value);
        });
        connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
        watcher->setFuture(step);
    }
    void cancelStep()
    {
        if (m_cancelStep)
            m_cancelStep();
    }
    void finishPromise()
    {
        m_promise.finish();
        deleteLater();
    }

    QPromise<Outcome> m_promise;
    QFutureWatcher<Outcome> m_watcher;
    std::function<void()> m_cancelStep;
};

} // namespace network
