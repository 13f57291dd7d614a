#include "secretclipboard.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QTest>
#include <QTimer>

using namespace std::chrono_literals;

/** A copied secret is removed from the clipboard. */
class TestSecretClipboard final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        clipboard()->clear();
        qDeleteAll(timers());
    }

    void clearsTheClipboard()
    {
        forms::copySecret(u"s3cret"_qs, 1ms);
        QCOMPARE(clipboard()->text(), u"s3cret"_qs);
        QTRY_COMPARE(clipboard()->text(), QString());
    }

    void leavesALaterCopy()
    {
        forms::copySecret(u"s3cret"_qs, 1ms);
        clipboard()->setText(u"mine"_qs);
        // The later copy was cleared, so the timer of the earlier one has ended too.
        bool isOver = false;
        QTimer::singleShot(2ms, this, [&isOver] { isOver = true; });
        QTRY_VERIFY(isOver);
        QCOMPARE(clipboard()->text(), u"mine"_qs);
    }

    void isMarkedForClipboardManagers()
    {
        forms::copySecret(u"s3cret"_qs);
        QCOMPARE(clipboard()->mimeData()->data(u"x-kde-passwordManagerHint"_qs), QByteArray("secret"));
        QCOMPARE(clipboard()->text(), u"s3cret"_qs);
    }

    void clearsTheClipboardOnQuit()
    {
        forms::copySecret(u"s3cret"_qs);
        quit();
        QCOMPARE(clipboard()->text(), QString());
    }

    void leavesALaterCopyOnQuit()
    {
        forms::copySecret(u"s3cret"_qs);
        clipboard()->setText(u"mine"_qs);
        quit();
        QCOMPARE(clipboard()->text(), u"mine"_qs);
    }

    void clearsItAfterTenSeconds()
    {
        forms::copySecret(u"s3cret"_qs);
        QCOMPARE(timers().size(), 1);
        QTimer *timer = timers().constFirst();
        QVERIFY(timer->isActive());
        QVERIFY(timer->isSingleShot());
        QVERIFY(timer->intervalAsDuration() == 10s);
        QCOMPARE(clipboard()->text(), u"s3cret"_qs);
        // The timer is started early. It clears the clipboard and is deleted.
        timer->start(0ms);
        QTRY_COMPARE(clipboard()->text(), QString());
        QTRY_VERIFY(timers().isEmpty());
    }

private:
    static void quit()
    {
        QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        QApplication::exec();
    }
    static QList<QTimer *> timers() { return clipboard()->findChildren<QTimer *>(u"secretOnClipboard"_qs); }
    static QClipboard *clipboard() { return QGuiApplication::clipboard(); }
};

GATEWRIGHT_TEST(TestSecretClipboard, QApplication)
#include "testsecretclipboard.moc"
