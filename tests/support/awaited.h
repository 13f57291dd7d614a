#pragma once

#include <QFuture>
#include <QtTest>

namespace support {

/** The answer of a future, with the event loop running meanwhile; a failure value where it was cancelled. */
template<typename Outcome>
Outcome awaited(QFuture<Outcome> future)
{
    const bool ended = QTest::qWaitFor([&] { return future.isFinished(); }, 20'000);
    if (!ended || future.resultCount() == 0)
        return Outcome(Outcome::Failure::cancelled());
    return future.result();
}

} // namespace support
