#include "answerfolder.h"
#include "filemode.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utime.h>

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
        // The file of the answer with one part replaced.
        const auto head = [](const QByteArray &mark, const QByteArray &subject, const QByteArray &moment) {
            return mark + '\n' + subject + '\n' + moment + '\n';
        };
        const QByteArray mark = "gatewright answer 2";
        const QByteArray moment = "2021-06-15T12:00:00.000Z";
        QTest::newRow("another format") << head("gatewright answer 3", "%", moment) + "[]";
        QTest::newRow("without a subject") << QByteArray("gatewright answer 1\n" + moment + "\n[]");
        QTest::newRow("for something else") << head(mark, QByteArray(64, 'a'), moment) + "[]";
        QTest::newRow("for nothing") << head(mark, {}, moment) + "[]";
        QTest::newRow("no moment") << head(mark, "%", "yesterday") + "[]";
        QTest::newRow("from the future") << head(mark, "%", "2999-06-15T12:00:00.000Z") + "[]";
        QTest::newRow("no answer") << head(mark, "%", moment);
        QTest::newRow("truncated in the head") << mark + "\n%";
        QTest::newRow("too large") << head(mark, "%", moment) + QByteArray(5'000'000, ' ');
        QTest::newRow("much too large") << head(mark, "%", moment) + QByteArray(20'000'000, ' ');
        QTest::newRow("one endless line") << QByteArray(1'000'000, 'x');
        QTest::newRow("UTF-16") << QByteArray("\xff\xfeg\0a\0t\0e\0", 10);
        QTest::newRow("bytes") << QByteArray(100'000, '\0');
    }
    void aDamagedFileIsNone()
    {
        QFETCH(QByteArray, content);
        m_folder->write(u"a"_qs, "q", m_answer);
        QFile file(files().constFirst());
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray subject = file.readAll().split('\n').at(1);
        QCOMPARE(subject.size(), 64);
        const auto replace = [&](QByteArray bytes) {
            QVERIFY(file.resize(0) && file.seek(0));
            file.write(bytes.replace("%", subject));
            QVERIFY(file.flush());
        };
        replace("gatewright answer 2\n%\n2021-06-15T12:00:00.000Z\n[3]"); // Would be read.
        QCOMPARE(m_folder->read(u"a"_qs, "q")->json, "[3]");
        replace(content);
        QVERIFY(!m_folder->read(u"a"_qs, "q"));
        m_folder->write(u"a"_qs, "q", m_answer);
        QCOMPARE(m_folder->read(u"a"_qs, "q"), m_answer);
    }

    void isAboutItsUrlAndEnvironmentAlone()
    {
        m_folder->write(u"a"_qs, "https://x/certs", m_answer);
        const QString file = files().constFirst();
        m_folder->write(u"a"_qs, "https://y/certs", {m_answer.takenAt, "[2]"});
        m_folder->write(u"b"_qs, "https://x/certs", {m_answer.takenAt, "[3]"});
        const QByteArray content = contentOf(file);
        for (const QString &other : files())
            overwrite(other, content);
        QCOMPARE(m_folder->read(u"a"_qs, "https://x/certs"), m_answer);
        QVERIFY(!m_folder->read(u"a"_qs, "https://y/certs"));
        QVERIFY(!m_folder->read(u"b"_qs, "https://x/certs"));
    }

    void usesNoFileThatIsNone_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"link", "dangling link", "link to a folder", "pipe", "folder", "readable by others",
                                 "writable by all", "empty"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
        if (geteuid() == 0) // Only root can give a file to somebody else.
            QTest::newRow("of another user") << u"of another user"_qs;
    }
    /** It is not followed and not waited for, and the next answer replaces it. */
    void usesNoFileThatIsNone()
    {
        QFETCH(QString, kind);
        m_folder->write(u"a"_qs, "q", m_answer);
        const QString file = files().constFirst();
        const QByteArray place = QFile::encodeName(file);
        const QString elsewhere = m_home->filePath(u"elsewhere"_qs);
        QVERIFY(QDir().mkpath(elsewhere + u"/folder"_qs));
        overwrite(elsewhere + u"/file"_qs, contentOf(file));
        overwrite(elsewhere + u"/folder/file"_qs, "mine");
        const auto linkTo = [&](const QString &target) {
            QVERIFY(QFile::remove(file));
            QVERIFY(QFile::link(target, file));
        };
        if (kind == u"link"_qs)
            linkTo(elsewhere + u"/file"_qs);
        else if (kind == u"dangling link"_qs)
            linkTo(elsewhere + u"/none"_qs);
        else if (kind == u"link to a folder"_qs)
            linkTo(elsewhere + u"/folder"_qs);
        else if (kind == u"pipe"_qs)
            QVERIFY(QFile::remove(file) && mkfifo(place.constData(), 0600) == 0);
        else if (kind == u"folder"_qs)
            QVERIFY(QFile::remove(file) && QDir().mkpath(file + u"/folder"_qs));
        else if (kind == u"readable by others"_qs)
            QCOMPARE(chmod(place.constData(), 0644), 0);
        else if (kind == u"writable by all"_qs)
            QCOMPARE(chmod(place.constData(), 0666), 0);
        else if (kind == u"of another user"_qs)
            QCOMPARE(chown(place.constData(), 65534, 65534), 0);
        else
            overwrite(file, {}); // As after a crash of the machine.
        QVERIFY(!m_folder->read(u"a"_qs, "q"));
        m_folder->write(u"a"_qs, "q", m_answer);
        QCOMPARE(m_folder->read(u"a"_qs, "q"), m_answer);
        QVERIFY(!QFileInfo(file).isSymbolicLink());
        QCOMPARE(contentOf(elsewhere + u"/folder/file"_qs), "mine");
        QVERIFY(!QFile::exists(elsewhere + u"/none"_qs));
    }

    /** A link to a folder of the user in the place of one of the program. */
    void followsNoLinkToAFolder_data()
    {
        QTest::addColumn<bool>("isOuter");
        QTest::newRow("of an environment") << false;
        QTest::newRow("of all") << true;
    }
    void followsNoLinkToAFolder()
    {
        QFETCH(bool, isOuter);
        m_folder->write(u"a"_qs, "q", m_answer);
        const QString folder = isOuter ? path() : QFileInfo(files().constFirst()).path();
        const QString elsewhere = m_home->filePath(u"elsewhere"_qs);
        QVERIFY(QDir().rename(folder, elsewhere));
        QVERIFY(QDir().mkpath(elsewhere + u"/documents"_qs));
        overwrite(elsewhere + u"/documents/mine"_qs, "mine");
        QVERIFY(QFile::link(elsewhere, folder));
        QCOMPARE(chmod(QFile::encodeName(elsewhere).constData(), 0755), 0);
        QVERIFY(!m_folder->read(u"a"_qs, "q"));
        m_folder->write(u"a"_qs, "other", m_answer);
        QVERIFY(!m_folder->read(u"a"_qs, "other"));
        m_folder->removeAllExcept({u"a"_qs});
        m_folder->removeAllExcept({});
        QCOMPARE(contentOf(elsewhere + u"/documents/mine"_qs), "mine");
        QCOMPARE(QDir(elsewhere).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 2);
        QCOMPARE(support::fileMode(elsewhere), 0755U);
        QCOMPARE(QFileInfo(folder).isSymbolicLink(), isOuter); // One in the program's own folder is removed.
    }

    void removesWhatIsInItsFolders()
    {
        m_folder->write(u"a"_qs, "q", m_answer);
        const QString own = QFileInfo(files().constFirst()).path();
        overwrite(path() + u"/file"_qs, "x");
        QCOMPARE(mkfifo(QFile::encodeName(path() + u"/pipe"_qs).constData(), 0600), 0);
        QVERIFY(QFile::link(m_home->path(), path() + u"/link"_qs));
        m_folder->removeAllExcept({u"a"_qs});
        QCOMPARE(QDir(path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
                 QStringList(QFileInfo(own).fileName()));
        QVERIFY(QFileInfo::exists(m_home->path()));
        QVERIFY(QDir().mkpath(own + u"/folder/folder"_qs));
        QCOMPARE(mkfifo(QFile::encodeName(own + u"/pipe"_qs).constData(), 0600), 0);
        const utimbuf old{0, 0};
        for (const QString &name : {u"/folder"_qs, u"/pipe"_qs})
            QCOMPARE(utime(QFile::encodeName(own + name).constData(), &old), 0);
        AnswerFolder(path(), {100, 1, 100'000}).write(u"a"_qs, "q", m_answer);
        QCOMPARE(QDir(own).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size(), 1);
        QCOMPARE(m_folder->read(u"a"_qs, "q"), m_answer);
    }

    void isReadWhileOthersWrite()
    {
        const QByteArray large(1'000'000, ' ');
        std::atomic_bool ends = false;
        const auto write = [&](char number) {
            AnswerFolder own(path());
            while (!ends)
                own.write(u"a"_qs, "q", {m_answer.takenAt, large + number});
        };
        std::thread first(write, '1');
        std::thread second(write, '2');
        int whole = 0;
        int damaged = 0;
        while (whole < 50 && damaged == 0) {
            if (const auto answer = m_folder->read(u"a"_qs, "q")) // None is there before the first one.
                ++(answer->json.size() == large.size() + 1 ? whole : damaged);
        }
        ends = true;
        first.join();
        second.join();
        QCOMPARE(damaged, 0);
        QCOMPARE(files().size(), 1);
    }

    void keepsNoMoreThanItsBounds()
    {
        AnswerFolder small(path(), {100, 3, 450});
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
        QVERIFY2(bytes <= 450 + 3 * 150, qPrintable(QString::number(bytes)));
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

    static QByteArray contentOf(const QString &file)
    {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    static void overwrite(const QString &file, const QByteArray &content)
    {
        QFile opened(file);
        QVERIFY(opened.open(QIODevice::WriteOnly | QIODevice::Truncate));
        opened.write(content);
    }

    const CachedAnswer m_answer{QDateTime(QDate(2021, 6, 15), QTime(12, 0), Qt::UTC), "[[{\"ID\":\"a\"}]]"};
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<AnswerFolder> m_folder;
};

GATEWRIGHT_TEST(TestAnswerFolder, QCoreApplication)
#include "testanswerfolder.moc"
