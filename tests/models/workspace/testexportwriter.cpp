#include "exportwriter.h"
#include "fakestore.h"
#include "testprogram.h"

#include <QCoreApplication>
#include <QSemaphore>
#include <QTest>

using workspace::ExportWriter;

namespace {

base::Result<QByteArray> text(const QByteArray &bytes)
{
    return bytes;
}

/** A store on a slow disk: a write waits until it is allowed. */
class SlowStore final : public support::FakeStore
{
public:
    QSemaphore allowed;

    [[nodiscard]] base::Result<void> write(const QString &path, const QByteArray &bytes) override
    {
        allowed.acquire();
        return FakeStore::write(path, bytes);
    }
};

} // namespace

/** Exports are written while the window goes on, and are complete when it ends. */
class TestExportWriter final : public QObject
{
    Q_OBJECT

private slots:
    void writesWhileTheCallerGoesOn();
    void writesInOrder();
    void saysWhatFailed();
    void finishesWhenItIsDestroyed();
};

void TestExportWriter::writesWhileTheCallerGoesOn()
{
    SlowStore store;
    ExportWriter writer(store);
    QThread *makingThread = nullptr;
    QThread *toldIn = nullptr;
    writer.write(
        u"/a"_qs,
        [&makingThread] {
            makingThread = QThread::currentThread();
            return text("one");
        },
        [&toldIn](const base::Result<void> &written) {
            QVERIFY(written.isOk());
            toldIn = QThread::currentThread();
        });
    QVERIFY(writer.isWriting());
    QVERIFY(!store.files.contains(u"/a"_qs));
    store.allowed.release();
    QTRY_VERIFY(!writer.isWriting());
    QCOMPARE(store.files.value(u"/a"_qs), QByteArray("one"));
    QCOMPARE(toldIn, QThread::currentThread());
    QVERIFY(makingThread && makingThread != QThread::currentThread());
    QVERIFY(store.files.insertingThread() != QThread::currentThread());
}

void TestExportWriter::writesInOrder()
{
    support::FakeStore store;
    ExportWriter writer(store);
    QStringList told;
    for (int i = 0; i < 20; ++i) {
        const QString number = QString::number(i);
        writer.write(
            u"/same"_qs, [number] { return text(number.toUtf8()); },
            [&told, number](const base::Result<void> &) { told.append(number); });
    }
    QTRY_COMPARE(told.size(), 20);
    QVERIFY(std::is_sorted(told.begin(), told.end(),
                           [](const QString &a, const QString &b) { return a.toInt() < b.toInt(); }));
    QCOMPARE(store.files.value(u"/same"_qs), QByteArray("19"));
}

void TestExportWriter::saysWhatFailed()
{
    support::FakeStore store;
    ExportWriter writer(store);
    QList<base::ErrorCode> codes;
    const auto note = [&codes](const base::Result<void> &written) {
        codes.append(written.isOk() ? base::ErrorCode::Cancelled : written.error().code);
    };
    writer.write(
        u"/a"_qs,
        []() -> base::Result<QByteArray> {
            return base::Error{base::ErrorCode::TooLarge, {}};
        },
        note);
    QTRY_COMPARE(codes, QList<base::ErrorCode>{base::ErrorCode::TooLarge});
    QVERIFY(!store.files.contains(u"/a"_qs));
    store.failure = base::Error{base::ErrorCode::DiskFull, u"/a"_qs};
    writer.write(
        u"/a"_qs, [] { return text("x"); }, note);
    QTRY_COMPARE(codes, (QList<base::ErrorCode>{base::ErrorCode::TooLarge, base::ErrorCode::DiskFull}));
    writer.run(
        [](workspace::DocumentStore &) -> base::Result<void> {
            return base::Error{base::ErrorCode::AlreadyExists, u"/b"_qs};
        },
        note);
    QTRY_COMPARE(codes.size(), 3);
    QCOMPARE(codes.last(), base::ErrorCode::AlreadyExists);
}

void TestExportWriter::finishesWhenItIsDestroyed()
{
    SlowStore store;
    store.allowed.release(2);
    bool isTold = false;
    {
        ExportWriter writer(store);
        for (const QString &path : {u"/a"_qs, u"/b"_qs})
            writer.write(
                path, [] { return text("x"); }, [&isTold](const base::Result<void> &) { isTold = true; });
    }
    QVERIFY(store.files.contains(u"/a"_qs) && store.files.contains(u"/b"_qs));
    QCoreApplication::processEvents();
    QVERIFY(!isTold);
}

GATEWRIGHT_TEST(TestExportWriter, QCoreApplication)
#include "testexportwriter.moc"
