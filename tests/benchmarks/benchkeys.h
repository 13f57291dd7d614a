#pragma once

#include "benchtimes.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QThread>
#include <QWidget>

#include <functional>

namespace bench {

/** Runs the event loop until it has painted and no event waits. */
inline void paint()
{
    // The first turn delivers the request to paint, the second what the painting has posted.
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
}

/** Presses a key and releases it. */
inline void press(QWidget *widget, int key, const QString &text)
{
    QKeyEvent override(QEvent::ShortcutOverride, key, Qt::NoModifier, text);
    QCoreApplication::sendEvent(widget, &override);
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text);
    QCoreApplication::sendEvent(widget, &down);
    QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, text);
    QCoreApplication::sendEvent(widget, &up);
}

/** Runs the event loop for that long; `turn` gets the processor time of each turn that does something. */
inline void waitFor(int milliseconds, const std::function<void(double)> &turn = {})
{
    constexpr double Noticeable = 0.05;
    QElapsedTimer timer;
    for (timer.start(); timer.elapsed() < milliseconds;) {
        const double used = millisecondsOf([] { QCoreApplication::processEvents(); });
        if (turn && used > Noticeable)
            turn(used);
        QThread::usleep(500);
    }
}

} // namespace bench
