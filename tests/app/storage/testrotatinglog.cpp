#include "rotatinglog.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

#include <sys/stat.h>

/** The log on disk: bounded, private, and shared by programs that run at the same time. */
class TestRotatingLog final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void writesLinesThatOnlyTheUserReads();
    void keepsTheLastFiles();
    void sharesTheFilesWithOtherPrograms();
    void tearsNoLines();
    void followsAFileThatWasRemoved();
    void doesNotWriteToALink();
    void doesNotWaitForAPipe();
    void survivesAFolderThatCannotBeMade();
    void doesNotGrowIfItCannotBeReplaced();
    void readsTheEndOfALongLog();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(u"logs/"_qs + name); }
    [[nodiscard]] QByteArray content(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QList<QByteArray> allLines() const
    {
        QList<QByteArray> lines;
        for (const QString &name : QDir(m_logs).entryList({u"gatewright.log*"_qs}, QDir::Files))
            lines += content(name).split('\n');
        lines.removeAll(QByteArray());
        return lines;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_logs;
};

void TestRotatingLog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_logs = m_folder->filePath(u"logs"_qs);
}

void TestRotatingLog::writesLinesThatOnlyTheUserReads()
{
    storage::RotatingLog log(m_logs);
    log.write("first");
    log.write("second\nline");
    log.write(QByteArray(10'000, 'x'));
    const QByteArray text = content(u"gatewright.log"_qs);
    QVERIFY(text.startsWith("first\nsecond line\nxxx"));
    QCOMPARE(text.size(), 6 + 12 + 4097);
    struct stat state {
    };
    QCOMPARE(stat(QFile::encodeName(path(u"gatewright.log"_qs)).constData(), &state), 0);
    QCOMPARE(state.st_mode & 0777, 0600);
    QCOMPARE(stat(QFile::encodeName(m_logs).constData(), &state), 0);
    QCOMPARE(state.st_mode & 0777, 0700);
}

void TestRotatingLog::keepsTheLastFiles()
{
    storage::RotatingLog log(m_logs, {.fileBytes = 20, .files = 3, .lineBytes = 100});
    for (int line = 0; line < 10; ++line)
        log.write("line number " + QByteArray::number(line));
    QCOMPARE(QDir(m_logs).entryList({u"gatewright.log*"_qs}, QDir::Files).size(), 3);
    QCOMPARE(content(u"gatewright.log"_qs), "line number 8\nline number 9\n");
    QCOMPARE(content(u"gatewright.log.2"_qs), "line number 4\nline number 5\n");
    QCOMPARE(storage::lastLogLines(m_logs, 3),
             (QStringList{u"line number 7"_qs, u"line number 8"_qs, u"line number 9"_qs}));
}

/** Two programs, each with descriptors of its own, lose no line. */
void TestRotatingLog::sharesTheFilesWithOtherPrograms()
{
    constexpr int Lines = 500;
    const storage::LogBounds bounds{.fileBytes = 4096, .files = 100, .lineBytes = 100};
    storage::RotatingLog one(m_logs, bounds);
    storage::RotatingLog other(m_logs, bounds);
    for (int line = 0; line < Lines; ++line) {
        one.write("one " + QByteArray::number(line));
        other.write("other " + QByteArray::number(line));
    }
    QCOMPARE(allLines().size(), 2 * Lines);
    QVERIFY(QFile::exists(path(u"gatewright.log.2"_qs)));
}

/** At the same time. A line may be dropped while the other one replaces the file. */
void TestRotatingLog::tearsNoLines()
{
    constexpr int Lines = 2'000;
    const storage::LogBounds bounds{.fileBytes = 4096, .files = 100, .lineBytes = 100};
    const auto writeLines = [this, bounds](char writer) {
        storage::RotatingLog log(m_logs, bounds);
        for (int line = 0; line < Lines; ++line)
            log.write(QByteArray(40, writer));
    };
    std::thread other(writeLines, 'b');
    writeLines('a');
    other.join();
    const QList<QByteArray> lines = allLines();
    QVERIFY(lines.size() > Lines / 10);
    for (const QByteArray &line : lines)
        QVERIFY2(line == QByteArray(40, 'a') || line == QByteArray(40, 'b'), line.constData());
}

void TestRotatingLog::followsAFileThatWasRemoved()
{
    storage::RotatingLog log(m_logs);
    log.write("first");
    QVERIFY(QFile::remove(path(u"gatewright.log"_qs)));
    log.write("second");
    QCOMPARE(content(u"gatewright.log"_qs), "second\n");
}

void TestRotatingLog::doesNotWriteToALink()
{
    const QString target = m_folder->filePath(u"target"_qs);
    QVERIFY(QDir().mkpath(m_logs));
    QVERIFY(QFile::link(target, path(u"gatewright.log"_qs)));
    storage::RotatingLog log(m_logs);
    log.write("first");
    QVERIFY(!QFile::exists(target));
    QCOMPARE(storage::lastLogLines(m_logs, 5), QStringList());
}

void TestRotatingLog::doesNotWaitForAPipe()
{
    QVERIFY(QDir().mkpath(m_logs));
    QCOMPARE(mkfifo(QFile::encodeName(path(u"gatewright.log"_qs)).constData(), 0600), 0);
    storage::RotatingLog log(m_logs);
    log.write("first");
    QCOMPARE(storage::lastLogLines(m_logs, 5), QStringList());
}

void TestRotatingLog::survivesAFolderThatCannotBeMade()
{
    QFile file(m_logs);
    QVERIFY(file.open(QFile::WriteOnly));
    storage::RotatingLog log(m_logs);
    log.write("first");
    QCOMPARE(QFileInfo(m_logs).size(), 0);
}

/** Another program has the lock, as one that was stopped while it had it. */
void TestRotatingLog::doesNotGrowIfItCannotBeReplaced()
{
    QVERIFY(QDir().mkpath(m_logs + u"/lock"_qs)); // A folder can't be locked as a file.
    storage::RotatingLog log(m_logs, {.fileBytes = 100, .files = 3, .lineBytes = 100});
    for (int line = 0; line < 100; ++line)
        log.write("a line of the log");
    QVERIFY(content(u"gatewright.log"_qs).size() < 220);
    QVERIFY(!QFile::exists(path(u"gatewright.log.1"_qs)));
}

void TestRotatingLog::readsTheEndOfALongLog()
{
    storage::RotatingLog log(m_logs);
    for (int line = 0; line < 5'000; ++line)
        log.write("a line of the log, number " + QByteArray::number(line));
    const QStringList lines = storage::lastLogLines(m_logs, 100'000);
    QVERIFY(lines.size() > 1'000 && lines.size() < 5'000);
    QVERIFY(lines.constFirst().startsWith(u"a line of the log"));
    QCOMPARE(lines.constLast(), u"a line of the log, number 4999"_qs);
}

GATEWRIGHT_TEST(TestRotatingLog, void)
#include "testrotatinglog.moc"
