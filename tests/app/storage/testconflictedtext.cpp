#include "conflictedtext.h"
#include "gitfiles.h"
#include "stagesofindex.h"
#include "testprogram.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

/** The versions of a file with conflicts, in indexes that the git program wrote. */
class TestConflictedText final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void readsTheThreeVersions_data();
    void readsTheThreeVersions();
    void leavesOutVersionsWithoutTheFile();
    void givesNothingWithoutConflict();
    void readsTheIndexOfAWorktree();
    void survivesDamagedIndexes();
    void readsLongSharedPathsQuickly();

private:
    void git(const QStringList &arguments, bool mayFail = false, const QString &folder = {}) const;
    void commit(const QByteArray &text) const;
    void makeConflict() const;
    [[nodiscard]] QString path(const QString &name) const { return m_folder->path() + u'/' + name; }
    [[nodiscard]] base::Result<std::optional<git::ConflictedText>> read(const QString &filePath) const
    {
        storage::GitFiles files;
        return git::conflictedText(filePath, files);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestConflictedText::initTestCase()
{
    if (QStandardPaths::findExecutable(u"git"_qs).isEmpty())
        QSKIP("git is not installed");
}

void TestConflictedText::git(const QStringList &arguments, bool mayFail, const QString &folder) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GIT_CONFIG_GLOBAL"_qs, u"/dev/null"_qs);
    environment.insert(u"GIT_CONFIG_NOSYSTEM"_qs, u"1"_qs);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.isEmpty() ? m_folder->path() : folder);
    process.start(u"git"_qs,
                  QStringList{u"-c"_qs, u"user.name=A"_qs, u"-c"_qs, u"user.email=a@example.com"_qs} + arguments);
    QVERIFY(process.waitForFinished());
    QVERIFY2(mayFail || process.exitCode() == 0, process.readAllStandardError().constData());
}

void TestConflictedText::commit(const QByteArray &text) const
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"apis/v1"_qs));
    for (const char *name : {"apis/a.yaml", "apis/v1/a.yaml", "z.yaml"}) {
        QFile file(path(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    git({u"add"_qs, u"-A"_qs});
    git({u"commit"_qs, u"-q"_qs, u"-m"_qs, u"Change"_qs});
}

void TestConflictedText::makeConflict() const
{
    git({u"init"_qs, u"-q"_qs, u"-b"_qs, u"main"_qs});
    commit("a: 1\n");
    git({u"checkout"_qs, u"-q"_qs, u"-b"_qs, u"side"_qs});
    commit("a: 3\n");
    git({u"checkout"_qs, u"-q"_qs, u"main"_qs});
    commit("a: 2\n");
    git({u"merge"_qs, u"-q"_qs, u"side"_qs}, true);
}

void TestConflictedText::readsTheThreeVersions_data()
{
    QTest::addColumn<QString>("version");
    QTest::newRow("version 2") << u"2"_qs;
    QTest::newRow("version 4, with shortened paths") << u"4"_qs;
}

void TestConflictedText::readsTheThreeVersions()
{
    QFETCH(QString, version);
    m_folder = std::make_unique<QTemporaryDir>();
    makeConflict();
    git({u"update-index"_qs, u"--index-version"_qs, version});
    for (const char *name : {"apis/a.yaml", "apis/v1/a.yaml", "z.yaml"}) {
        const auto text = read(path(QLatin1String(name)));
        QVERIFY2(text && *text, name);
        QCOMPARE((*text)->base, std::optional(QByteArray("a: 1\n")));
        QCOMPARE((*text)->ours, std::optional(QByteArray("a: 2\n")));
        QCOMPARE((*text)->theirs, std::optional(QByteArray("a: 3\n")));
    }
}

void TestConflictedText::leavesOutVersionsWithoutTheFile()
{
    m_folder = std::make_unique<QTemporaryDir>();
    git({u"init"_qs, u"-q"_qs, u"-b"_qs, u"main"_qs});
    commit("a: 1\n");
    git({u"checkout"_qs, u"-q"_qs, u"-b"_qs, u"side"_qs});
    git({u"rm"_qs, u"-q"_qs, u"z.yaml"_qs});
    git({u"commit"_qs, u"-q"_qs, u"-m"_qs, u"Remove"_qs});
    git({u"checkout"_qs, u"-q"_qs, u"main"_qs});
    commit("a: 2\n");
    git({u"merge"_qs, u"-q"_qs, u"side"_qs}, true);
    const auto text = read(path(u"z.yaml"_qs));
    QVERIFY(text && *text);
    QVERIFY((*text)->base && (*text)->ours);
    QVERIFY(!(*text)->theirs);
}

void TestConflictedText::givesNothingWithoutConflict()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(!*read(path(u"z.yaml"_qs)));
    git({u"init"_qs, u"-q"_qs, u"-b"_qs, u"main"_qs});
    QVERIFY(!*read(path(u"z.yaml"_qs)));
    commit("a: 1\n");
    QVERIFY(!*read(path(u"z.yaml"_qs)));
    QVERIFY(!*read(path(u"missing.yaml"_qs)));
}

void TestConflictedText::readsTheIndexOfAWorktree()
{
    m_folder = std::make_unique<QTemporaryDir>();
    makeConflict();
    git({u"merge"_qs, u"--abort"_qs});
    git({u"worktree"_qs, u"add"_qs, u"-q"_qs, u"-b"_qs, u"other"_qs, u"tree"_qs, u"side"_qs});
    git({u"merge"_qs, u"-q"_qs, u"main"_qs}, true, path(u"tree"_qs));
    QVERIFY(!*read(path(u"z.yaml"_qs)));
    const auto text = read(path(u"tree/z.yaml"_qs));
    QVERIFY(text && *text);
    QCOMPARE((*text)->theirs, std::optional(QByteArray("a: 2\n")));
}

void TestConflictedText::survivesDamagedIndexes()
{
    m_folder = std::make_unique<QTemporaryDir>();
    makeConflict();
    for (const QString &version : {u"2"_qs, u"4"_qs}) {
        git({u"update-index"_qs, u"--index-version"_qs, version});
        QFile file(path(u".git/index"_qs));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray index = file.readAll();
        QVERIFY(git::stagesOf(index, "z.yaml")->hasConflict());
        for (qsizetype length = 0; length < index.size(); ++length) {
            const auto stages = git::stagesOf(index.first(length), "z.yaml");
            QVERIFY(stages || stages.error().code == base::ErrorCode::SyntaxError);
        }
        for (qsizetype at = 0; at < index.size(); ++at) {
            for (const char byte : {'\0', '\x7f', '\xff'}) {
                QByteArray damaged = index;
                damaged[at] = byte;
                (void)git::stagesOf(damaged, "z.yaml");
            }
        }
    }
    QCOMPARE(git::stagesOf(QByteArray("DIRC\0\0\0\5\0\0\0\0", 12), "z").error().code, base::ErrorCode::Unsupported);
}

/** Of version 4, each path is the previous one without its last byte, and another byte. */
void TestConflictedText::readsLongSharedPathsQuickly()
{
    constexpr quint32 Entries = 200'000;
    constexpr qsizetype Length = 100'000;
    constexpr qint64 MostMilliseconds = 2'000;
    QByteArray index("DIRC\0\0\0\4", 8);
    index.append(4, '\0');
    qToBigEndian<quint32>(Entries, index.data() + 8);
    for (quint32 i = 0; i < Entries; ++i) {
        QByteArray entry(62, '\0');
        qToBigEndian<quint32>(0100644, entry.data() + 24);
        entry.replace(40, 20, QByteArray(20, char('a' + i % 20)));
        qToBigEndian<quint16>(quint16((i % 3 + 1) << 12), entry.data() + 60);
        const bool isLast = i + 1 == Entries;
        index += entry + char(i == 0 ? 0 : 1) + (i == 0 ? QByteArray(Length, 'd') : QByteArray()) +
                 (isLast   ? QByteArray("z")
                  : i == 0 ? QByteArray()
                           : QByteArray(1, char('a' + i % 20))) +
                 '\0';
    }
    QElapsedTimer timer;
    timer.start();
    const auto stages = git::stagesOf(index, QByteArray(Length - 1, 'd') + 'z');
    QVERIFY2(timer.elapsed() < MostMilliseconds, QByteArray::number(timer.elapsed()).constData());
    QVERIFY(stages && stages->hasConflict());
    QVERIFY(!git::stagesOf(index, QByteArray(Length, 'z'))->hasConflict());
}

GATEWRIGHT_TEST(TestConflictedText, void)
#include "testconflictedtext.moc"
