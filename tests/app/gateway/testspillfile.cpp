#include "exchangerecord.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using gateway::BodyStore;
using gateway::ExchangeRecord;

namespace {

constexpr qint64 Kilo = 1024;

QByteArray numbers(qsizetype size)
{
    QByteArray text;
    for (int number = 0; text.size() < size; ++number)
        text += QByteArray::number(number) + ' ';
    return text.first(size);
}

std::shared_ptr<traffic::Exchange> recordedWith(const std::shared_ptr<BodyStore> &store, const QByteArray &body,
                                                qsizetype step = 64 * Kilo, qint64 limit = 16 * Kilo * Kilo)
{
    ExchangeRecord record;
    record.begin({}, {}, limit, store);
    record.responseBegan();
    for (qsizetype at = 0; at < body.size(); at += step)
        record.addResponseBody(QByteArrayView(body).sliced(at, std::min(step, body.size() - at)));
    return record.take();
}

/** A file of this process in the folder that has no name there. */
std::optional<struct stat> namelessFile(const QString &folder)
{
    const QDir descriptors(u"/proc/self/fd"_qs);
    for (const QString &name : descriptors.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)) {
        char target[4096] = {};
        struct stat status {
        };
        if (::readlink(QFile::encodeName(descriptors.filePath(name)).constData(), target, sizeof target - 1) > 0 &&
            QByteArrayView(target).startsWith(folder.toLocal8Bit()) && ::fstat(name.toInt(), &status) == 0 &&
            status.st_nlink == 0)
            return status;
    }
    return std::nullopt;
}

} // namespace

/** Recorded bodies that have no room in memory. */
class TestSpillFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsInMemoryWhatHasRoomThere();
    void putsTheRestIntoAFile();
    void recordsTheSameInPiecesOfAnySize();
    void hasNoNameAndIsForItsOwner();
    void touchesNoDiskBeforeItMust();
    void truncatesWhenTheFileIsFull();
    void truncatesAtTheLimitOfABody();
    void truncatesWithoutAFolderForTheFile();
    void givesTheRoomBack();
    void staysReadableInACopy();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSpillFile::init()
{
    qunsetenv("TMPDIR"); // Else this folder would be one in that of the test before.
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("TMPDIR", m_folder->path().toLocal8Bit());
}

void TestSpillFile::keepsInMemoryWhatHasRoomThere()
{
    const auto store = std::make_shared<BodyStore>(0, 1000 * Kilo, 1000 * Kilo);
    const QByteArray body = numbers(200 * Kilo);
    const auto exchange = recordedWith(store, body);
    QCOMPARE(exchange->responseBody.bytes.memory(), body);
    QVERIFY(store->memoryBytes >= body.size());
    QCOMPARE(store->spill->bytes(), 0);
}

void TestSpillFile::putsTheRestIntoAFile()
{
    const auto store = std::make_shared<BodyStore>(0, 300 * Kilo, 1000 * Kilo);
    const QByteArray body = numbers(200 * Kilo);
    const auto first = recordedWith(store, body);
    const auto second = recordedWith(store, body);
    QCOMPARE(first->responseBody.bytes.read(), body);
    QCOMPARE(second->responseBody.bytes.read(), body);
    QVERIFY(second->responseBody.bytes.memory().isEmpty());
    QCOMPARE(second->responseBody.bytes.size(), body.size());
    QVERIFY(!second->responseBody.isTruncated());
    QVERIFY(store->memoryBytes <= 300 * Kilo);
}

void TestSpillFile::recordsTheSameInPiecesOfAnySize()
{
    const auto store = std::make_shared<BodyStore>(1000 * Kilo, 0, 4000 * Kilo);
    const QByteArray body = numbers(250'000);
    for (const qsizetype step : {1, 7, 1000, 16'384, 65'536, 300'000}) {
        const auto exchange = recordedWith(store, body, step);
        QCOMPARE(exchange->responseBody.bytes.read(), body);
        QCOMPARE(store->memoryBytes, 0);
        QVERIFY(exchange->responseBody.bytes.memory().isEmpty());
    }
    QCOMPARE(recordedWith(store, "short")->responseBody.bytes.memory(), "short");
}

void TestSpillFile::hasNoNameAndIsForItsOwner()
{
    const auto store = std::make_shared<BodyStore>(0, 0, 1000 * Kilo);
    const auto exchange = recordedWith(store, numbers(100 * Kilo));
    QVERIFY(QDir(m_folder->path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    const auto file = namelessFile(m_folder->path());
    QVERIFY(file);
    QCOMPARE(int(file->st_mode & 0777), 0600);
    QCOMPARE(file->st_size, 100 * Kilo);
}

void TestSpillFile::touchesNoDiskBeforeItMust()
{
    const auto store = std::make_shared<BodyStore>(0, 1000 * Kilo, 1000 * Kilo);
    const auto exchange = recordedWith(store, numbers(100 * Kilo));
    QVERIFY(!namelessFile(m_folder->path()));
}

void TestSpillFile::truncatesWhenTheFileIsFull()
{
    const auto store = std::make_shared<BodyStore>(0, 0, 300 * Kilo);
    const QByteArray body = numbers(1000 * Kilo);
    const auto exchange = recordedWith(store, body);
    const http::Body &recorded = exchange->responseBody;
    QCOMPARE(recorded.size, body.size());
    QVERIFY(recorded.isTruncated());
    QVERIFY(recorded.bytes.size() >= 100 * Kilo && recorded.bytes.size() <= 300 * Kilo);
    QVERIFY(body.startsWith(recorded.bytes.read()));
    const auto later = recordedWith(store, body);
    QVERIFY(later->responseBody.isTruncated());
    QVERIFY(body.startsWith(later->responseBody.bytes.read()));
}

void TestSpillFile::truncatesAtTheLimitOfABody()
{
    const auto store = std::make_shared<BodyStore>(0, 0, 1000 * Kilo);
    const QByteArray body = numbers(500'000);
    const auto exchange = recordedWith(store, body, 7000, 123'456);
    QCOMPARE(exchange->responseBody.bytes.read(), body.first(123'456));
    QVERIFY(exchange->responseBody.isTruncated());
}

void TestSpillFile::truncatesWithoutAFolderForTheFile()
{
    qputenv("TMPDIR", m_folder->filePath(u"gone"_qs).toLocal8Bit());
    const auto store = std::make_shared<BodyStore>(0, 50 * Kilo, 1000 * Kilo);
    const QByteArray body = numbers(500'000);
    const auto exchange = recordedWith(store, body);
    QVERIFY(exchange->responseBody.isTruncated());
    QCOMPARE(exchange->responseBody.size, body.size());
    QVERIFY(body.startsWith(exchange->responseBody.bytes.read()));
}

void TestSpillFile::givesTheRoomBack()
{
    const auto store = std::make_shared<BodyStore>(0, 100 * Kilo, 1000 * Kilo);
    const QByteArray body = numbers(90 * Kilo);
    std::vector<std::shared_ptr<traffic::Exchange>> exchanges;
    for (int number = 0; number < 8; ++number)
        exchanges.push_back(recordedWith(store, body));
    QVERIFY(store->spill->bytes() > 0);
    exchanges.erase(exchanges.begin() + 2, exchanges.begin() + 5);
    for (const auto &exchange : exchanges)
        QCOMPARE(exchange->responseBody.bytes.read(), body);
    exchanges.clear();
    QCOMPARE(store->spill->bytes(), 0);
    QCOMPARE(store->memoryBytes, 0);
    QCOMPARE(namelessFile(m_folder->path())->st_size, 0);
    QCOMPARE(recordedWith(store, numbers(200 * Kilo))->responseBody.bytes.read(), numbers(200 * Kilo));
}

void TestSpillFile::staysReadableInACopy()
{
    const QByteArray body = numbers(100 * Kilo);
    http::Body copy;
    {
        const auto store = std::make_shared<BodyStore>(0, 0, 1000 * Kilo);
        copy = recordedWith(store, body)->responseBody;
    }
    QCOMPARE(copy.bytes.read(), body);
}

GATEWRIGHT_TEST(TestSpillFile, QCoreApplication)
#include "testspillfile.moc"
