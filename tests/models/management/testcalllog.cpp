#include "calllog.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using management::CallLog;

/** The calls of a run, bounded. */
class TestCallLog final : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheNewestCalls()
    {
        CallLog log;
        QSignalSpy added(&log, &CallLog::added);
        for (qsizetype i = 0; i < management::MaximumLoggedCalls + 10; ++i)
            log.add(call("/" + QByteArray::number(i), 0));
        QCOMPARE(log.calls().size(), management::MaximumLoggedCalls);
        QCOMPARE(added.size(), management::MaximumLoggedCalls + 10);
        QCOMPARE(log.calls().constFirst()->request.target, QByteArray("/10"));
        QCOMPARE(log.calls().constLast()->request.target,
                 QByteArray::number(management::MaximumLoggedCalls + 9).prepend('/'));
    }

    void keepsNoMoreBytesThanItsBound()
    {
        CallLog log;
        constexpr qsizetype size = 1024 * 1024;
        for (int i = 0; i < 40; ++i)
            log.add(call("/", size));
        QCOMPARE(log.calls().size(), management::MaximumLoggedBytes / size);
        log.add(call("/huge", management::MaximumLoggedBytes + 1));
        QCOMPARE(log.calls().size(), 0);
        log.add(call("/", size));
        QCOMPARE(log.calls().size(), 1);
    }

    void numbersCallsInTheirOrder()
    {
        CallLog log;
        for (int i = 0; i < 3; ++i)
            log.add(call("/", 0));
        QCOMPARE(log.calls().at(2)->id, log.calls().at(0)->id + 2);
        log.clear();
        log.add(call("/", 0));
        QCOMPARE(log.calls().constFirst()->id, quint64(4));
    }

    void tellsThatItIsCleared()
    {
        CallLog log;
        log.add(call("/", 10));
        QSignalSpy cleared(&log, &CallLog::cleared);
        log.clear();
        QCOMPARE(cleared.size(), 1);
        QCOMPARE(log.calls().size(), 0);
    }

private:
    static traffic::Exchange call(const QByteArray &target, qsizetype bodySize)
    {
        traffic::Exchange made;
        made.request.target = target;
        made.responseBody = {QByteArray(bodySize, 'x'), bodySize};
        return made;
    }
};

GATEWRIGHT_TEST(TestCallLog, QCoreApplication)
#include "testcalllog.moc"
