#include "answerfolder.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using cache::AnswerFolder;
using management::CachedAnswer;

/** Last answers on the disk: private, bounded, and worth nothing when they are damaged. */
class TestAnswerFolder final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_folder = std::make_unique<AnswerFolder>(path());
    }

    void givesBackWhatWasWritten()
    {
        m_folder->write(u"a"_qs, "https://x/api/certs", m_answer);
        QCOMPARE(m_folder->read(u"a"_qs, "https://x/api/certs"), m_answer);
        QCOMPARE(AnswerFolder(path()).read(u"a"_qs, "https://x/api/certs"), m_answer);
        QVERIFY(!m_folder->read(u"a"_qs, "https://x/api/certs?p=2"));
        QVERIFY(!m_folder->read(u"b"_qs, "https://x/api/certs"));
    }

    void theNewestTakesThePlaceOfTheOneBefore()
    {
        m_folder->write(u"a"_qs, "q", m_answer);
        const CachedAnswer newer{m_answer.takenAt.addSecs(60), "[2]"};
        m_folder->write(u"a"_qs, "q", newer);
        QCOMPARE(m_folder->read(u"a"_qs, "q"), newer);
        QCOMPARE(files().size(), 1);
    }

    void isForThisAccountAlone()
    {
        m_folder->write(u"a"_qs, "q", m_answer);
        const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                                          QFile::WriteOther | QFile::ExeOther;
        QDirIterator walk(path(), QDir::AllEntries | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        int seen = 0;
        for (; walk.hasNext(); ++seen)
            QVERIFY2(!(QFileInfo(walk.next()).permissions() & others), qPrintable(walk.filePath()));
        QCOMPARE(seen, 2);
        QVERIFY(!(QFileInfo(path()).permissions() & others));
    }

    void anyNameIsAName()
    {
        const QString id = u"../../evil/\n\0ü"_qs + QString(5000, u'x');
        m_folder->write(id, QByteArray(100'000, '/'), m_answer);
        QCOMPARE(m_folder->read(id, QByteArray(100'000, '/')), m_answer);
        QCOMPARE(QDir(m_home->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList(u"answers"_qs));
    }

    void aDamagedFileIsNone_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("another format") << QByteArray("gatewright answer 2\n2026-06-15T12:00:00.000Z\n[]");
        QTest::newRow("no moment") << QByteArray("gatewright answer 1\nyesterday\n[]");
        QTest::newRow("no answer") << QByteArray("gatewright answer 1\n2026-06-15T12:00:00.000Z\n");
        QTest::newRow("bytes") << QByteArray(100'000, '\0');
    }
    void aDamagedFileIsNone()
    {
        QFETCH(QByteArray, content);
        m_folder->write(u"a"_qs, "q", m_answer);
        QFile file(files().constFirst());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(content);
        file.close();
        QVERIFY(!m_folder->read(u"a"_qs, "q"));
        m_folder->write(u"a"_qs, "q", m_answer);
        QCOMPARE(m_folder->read(u"a"_qs, "q"), m_answer);
    }

    void keepsNoMoreThanItsBounds()
    {
        AnswerFolder small(path(), {100, 3, 250});
        small.write(u"a"_qs, "too large", {m_answer.takenAt, QByteArray(101, 'x')});
        QCOMPARE(files().size(), 0);
        for (int i = 0; i < 10; ++i)
            small.write(u"a"_qs, QByteArray::number(i), m_answer);
        QCOMPARE(files().size(), 3);
        for (int i = 0; i < 10; ++i)
            small.write(u"b"_qs, QByteArray::number(i), {m_answer.takenAt, QByteArray(100, 'x')});
        qint64 bytes = 0;
        for (const QString &file : files())
            bytes += QFileInfo(file).size();
        QVERIFY(bytes <= 250 + 3 * 60);
    }

    void forgetsTheEnvironmentsThatAreGone()
    {
        for (const QString &id : {u"a"_qs, u"b"_qs, u"c"_qs})
            m_folder->write(id, "q", m_answer);
        m_folder->removeAllExcept({u"b"_qs});
        QVERIFY(!m_folder->read(u"a"_qs, "q"));
        QVERIFY(m_folder->read(u"b"_qs, "q"));
        QCOMPARE(files().size(), 1);
    }

    void keepsNothingWhereItCannotWrite()
    {
        QFile inTheWay(path());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        m_folder->write(u"a"_qs, "q", m_answer);
        QVERIFY(!m_folder->read(u"a"_qs, "q"));
        m_folder->removeAllExcept({});
    }

private:
    [[nodiscard]] QString path() const { return m_home->filePath(u"answers"_qs); }
    [[nodiscard]] QStringList files() const
    {
        QStringList all;
        QDirIterator walk(path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext())
            all.append(walk.next());
        return all;
    }

    const CachedAnswer m_answer{QDateTime(QDate(2026, 6, 15), QTime(12, 0), Qt::UTC), "[[{\"ID\":\"a\"}]]"};
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<AnswerFolder> m_folder;
};

GATEWRIGHT_TEST(TestAnswerFolder, QCoreApplication)
#include "testanswerfolder.moc"
