#include "secretclipboard.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <QTimer>

using namespace std::chrono_literals;

/** A copied secret does not stay on the clipboard. */
class TestSecretClipboard final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        clipboard()->clear();
        qDeleteAll(timers());
    }

    void takesTheSecretOffAgain()
    {
        forms::copySecret(u"s3cret"_qs, 1ms);
        QCOMPARE(clipboard()->text(), u"s3cret"_qs);
        QTRY_COMPARE(clipboard()->text(), QString());
    }

    void leavesWhatWasCopiedMeanwhile()
    {
        forms::copySecret(u"s3cret"_qs, 1ms);
        clipboard()->setText(u"mine"_qs);
        // A later copy has gone, so the earlier one's time is over as well.
        bool isOver = false;
        QTimer::singleShot(2ms, this, [&isOver] { isOver = true; });
        QTRY_VERIFY(isOver);
        QCOMPARE(clipboard()->text(), u"mine"_qs);
    }

    void keepsItForTenSeconds()
    {
        forms::copySecret(u"s3cret"_qs);
        QCOMPARE(timers().size(), 1);
        QTimer *timer = timers().constFirst();
        QVERIFY(timer->isActive());
        QVERIFY(timer->isSingleShot());
        QVERIFY(timer->intervalAsDuration() == 10s);
        QCOMPARE(clipboard()->text(), u"s3cret"_qs);
        // The same timer, brought forward, is the one that takes it off, and goes.
        timer->start(0ms);
        QTRY_COMPARE(clipboard()->text(), QString());
        QTRY_VERIFY(timers().isEmpty());
    }

private:
    static QList<QTimer *> timers() { return clipboard()->findChildren<QTimer *>(u"secretOnClipboard"_qs); }
    static QClipboard *clipboard() { return QGuiApplication::clipboard(); }
};

GATEWRIGHT_TEST(TestSecretClipboard, QApplication)
#include "testsecretclipboard.moc"
