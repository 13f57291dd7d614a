#include "filestore.h"
#include "filewatcher.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using storage::FileStore;
using storage::FileWatcher;

/** Real files that other programs write in their ways. */
class TestFileWatcher final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void tellsOfAFileThatIsReplaced();
    void tellsOfAFileThatIsWrittenInPlace();
    void tellsOfAFileThatIsRemovedAndComesBack();
    void tellsOfTheFileBehindALink();
    void tellsOnceOfAFileWrittenInManySteps();
    void tellsWhileOtherFilesChange();
    void isSilentAboutOtherFiles();
    void tellsOfFilesInAFolder();
    void watchesNewSubfolders();
    void watchesAFolderThatCameBack();

private:
    QString path(const QString &name = u"a.yaml"_qs) const { return m_folder->filePath(name); }
    void putInPlace(const QString &name, const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileWatcher::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(FileStore().write(path(), "first"));
}

void TestFileWatcher::putInPlace(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append));
    QCOMPARE(file.write(bytes), bytes.size());
}

void TestFileWatcher::tellsOfAFileThatIsReplaced()
{
    FileWatcher watcher;
    watcher.setPaths({path()});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    // The second time it is another file that has the name.
    for (int time = 1; time <= 3; ++time) {
        QVERIFY(FileStore().write(path(), "version " + QByteArray::number(time)));
        QTRY_COMPARE(changed.size(), time);
        QCOMPARE(changed.last().first().toString(), path());
    }
}

void TestFileWatcher::tellsOfAFileThatIsWrittenInPlace()
{
    FileWatcher watcher;
    watcher.setPaths({path()});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    putInPlace(u"a.yaml"_qs, "more");
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(FileStore().write(path(), "replaced"));
    QTRY_COMPARE(changed.size(), 2);
    putInPlace(u"a.yaml"_qs, "still more");
    QTRY_COMPARE(changed.size(), 3);
}

void TestFileWatcher::tellsOfAFileThatIsRemovedAndComesBack()
{
    FileWatcher watcher;
    watcher.setPaths({path()});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    QVERIFY(QFile::remove(path()));
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(FileStore().write(path(), "back"));
    QTRY_COMPARE(changed.size(), 2);
    putInPlace(u"a.yaml"_qs, "more");
    QTRY_COMPARE(changed.size(), 3);
}

void TestFileWatcher::tellsOfTheFileBehindALink()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"real"_qs));
    QVERIFY(FileStore().write(path(u"real/b.yaml"_qs), "first"));
    QVERIFY(QFile::link(path(u"real/b.yaml"_qs), path(u"b.yaml"_qs)));
    FileWatcher watcher;
    watcher.setPaths({path(u"b.yaml"_qs)});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    QVERIFY(FileStore().write(path(u"real/b.yaml"_qs), "second"));
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toString(), path(u"b.yaml"_qs));
}

void TestFileWatcher::tellsOnceOfAFileWrittenInManySteps()
{
    FileWatcher watcher;
    watcher.setPaths({path()});
    QStringList seen;
    connect(&watcher, &FileWatcher::changed, this, [&](const QString &changed) {
        const auto bytes = FileStore().read(changed);
        seen.append(bytes ? QString::fromUtf8(*bytes) : u"unreadable"_qs);
    });
    for (int step = 0; step < 50; ++step)
        putInPlace(u"a.yaml"_qs, "x");
    QTRY_COMPARE(seen.size(), 1);
    QCOMPARE(seen.first(), u"first"_qs + QString(50, u'x'));
}

void TestFileWatcher::tellsWhileOtherFilesChange()
{
    QVERIFY(FileStore().write(path(u"log.yaml"_qs), "first"));
    FileWatcher watcher;
    watcher.setPaths({path(), path(u"log.yaml"_qs)});
    watcher.setFolders({m_folder->path()});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    QSignalSpy folderChanged(&watcher, &FileWatcher::folderChanged);
    QTimer busy;
    connect(&busy, &QTimer::timeout, this, [this] {
        putInPlace(u"log.yaml"_qs, "more");
        putInPlace(u"new.yaml"_qs, "a");
        QVERIFY(QFile::remove(path(u"new.yaml"_qs)));
    });
    busy.start(5);
    QVERIFY(FileStore().write(path(), "second"));
    QTRY_VERIFY(changed.contains({path()}));
    QTRY_VERIFY(!folderChanged.isEmpty());
    QVERIFY(busy.isActive());
}

void TestFileWatcher::isSilentAboutOtherFiles()
{
    FileWatcher watcher;
    watcher.setPaths({path(), path(u"none.yaml"_qs)});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    QVERIFY(FileStore().write(path(u"other.yaml"_qs), "other"));
    QVERIFY(FileStore().write(path(u"none.yaml"_qs), "now there"));
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toString(), path(u"none.yaml"_qs));
    watcher.setPaths({path(u"none.yaml"_qs)});
    QVERIFY(FileStore().write(path(), "not watched any more"));
    QVERIFY(FileStore().write(path(u"none.yaml"_qs), "watched"));
    QTRY_COMPARE(changed.size(), 2);
    QCOMPARE(changed.last().first().toString(), path(u"none.yaml"_qs));
}

void TestFileWatcher::tellsOfFilesInAFolder()
{
    FileWatcher watcher;
    watcher.setFolders({m_folder->path()});
    QSignalSpy changed(&watcher, &FileWatcher::folderChanged);
    putInPlace(u"b.yaml"_qs, "new");
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.constFirst().constFirst().toString(), m_folder->path());
    QVERIFY(QFile::remove(path(u"b.yaml"_qs)));
    QTRY_COMPARE(changed.size(), 2);
    // The folder is no longer watched.
    watcher.setFolders({});
    watcher.setPaths({path()});
    QSignalSpy file(&watcher, &FileWatcher::changed);
    QVERIFY(FileStore().write(path(), "other"));
    QTRY_COMPARE(file.size(), 1);
    QCOMPARE(changed.size(), 2);
}

void TestFileWatcher::watchesNewSubfolders()
{
    FileWatcher watcher;
    watcher.setFolders({m_folder->path()});
    QSignalSpy changed(&watcher, &FileWatcher::folderChanged);
    QVERIFY(QDir(m_folder->path()).mkpath(u"deep/er"_qs));
    QTRY_VERIFY(changed.size() >= 1);
    const qsizetype before = changed.size();
    putInPlace(u"deep/er/c.yaml"_qs, "new");
    QTRY_VERIFY(changed.size() > before);
    QCOMPARE(changed.constLast().constFirst().toString(), m_folder->path());
}

void TestFileWatcher::watchesAFolderThatCameBack()
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"deep"_qs));
    FileWatcher watcher;
    watcher.setFolders({m_folder->path()});
    QSignalSpy changed(&watcher, &FileWatcher::folderChanged);
    QTRY_VERIFY(changed.size() >= 1);
    QVERIFY(QDir(path(u"deep"_qs)).removeRecursively());
    QVERIFY(QDir(m_folder->path()).mkpath(u"deep"_qs));
    QTRY_VERIFY(changed.size() >= 2);
    const qsizetype before = changed.size();
    putInPlace(u"deep/c.yaml"_qs, "new");
    QTRY_VERIFY(changed.size() > before);
}

GATEWRIGHT_TEST(TestFileWatcher, QCoreApplication)
#include "testfilewatcher.moc"
