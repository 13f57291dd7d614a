#include "sourcetree.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

using architecture::sourcesBelow;
using architecture::textOf;

/**
 * The places that open files and those that start workers, which are few: a file can be a pipe, which the window would
 * wait for, and work can take longer than its result is wanted.
 */
class TestPlaces final : public QObject
{
    Q_OBJECT

private slots:
    void opensFilesInListedPlaces();
    void startsWorkersInListedPlaces();
    void finds_data();
    void finds();
};

namespace {

/** Each with the reason why it does not wait for what it opens. */
const QStringList OpeningFiles = {
    u"app/cache/answerfolder.cpp"_qs,              // Creates a file.
    u"app/gateway/identity/localidentity.cpp"_qs,  // Replaces a file of the program.
    u"app/gateway/record/spillfile.cpp"_qs,        // Creates a file without a name.
    u"app/network/transport/receivedbytes.cpp"_qs, // Counters of the kernel.
    u"app/sandbox/files/policyfolder.cpp"_qs,      // Creates a file.
    u"app/sandbox/files/sandboxsamples.cpp"_qs,    // Resources, and creates files.
    u"app/settings/appsettings.cpp"_qs,            // Looks at what is there before.
    u"app/storage/filestore.cpp"_qs,               // Arguments and outputs of commands.
    u"app/storage/logs/rotatinglog.cpp"_qs,        // With O_NONBLOCK, creates files.
    u"app/storage/newfiles.cpp"_qs,                // Creates files.
    u"app/storage/openfile.cpp"_qs,                // From the descriptor of a RegularFile.
    u"app/storage/posix/regularfile.cpp"_qs,       // The place where files are opened to be read.
    u"app/storage/posix/savelock.cpp"_qs,          // With O_NONBLOCK.
    u"app/storage/posix/stagedfile.cpp"_qs,        // With O_NONBLOCK, creates files, and folders.
    u"app/storage/statefile.cpp"_qs,               // A lock, after a look at what is there.
    u"ui/theme/icon.cpp"_qs,                       // Resources.
    u"ui/traffic/bodies/loadedbody.cpp"_qs,        // Decodes an image in memory.
    u"ui/window/files/definitionfiles.cpp"_qs,     // Resources.
    u"ui/window/newapi/newapicommand.cpp"_qs,      // Resources.
};

/** Each with the reason why its work is not that of runOnWorker(), which ends with the page that shows it. */
const QStringList StartingWorkers = {
    u"app/commands/lint/lintworkers.cpp"_qs,             // Of a command, which ends with its process.
    u"app/network/calls/cachedcertificates.cpp"_qs,      // Of one response, whose size is limited.
    u"app/network/calls/cachedpolicies.cpp"_qs,          // The same.
    u"app/network/calls/jsoncaller.cpp"_qs,              // The same.
    u"app/network/transport/managerdisposal.cpp"_qs,     // Destroys a network manager.
    u"models/base/destroyonworker.h"_qs,                 // Destroys a value.
    u"models/base/worker.h"_qs,                          // The place where workers are started.
    u"models/conflicts/merges.cpp"_qs,                   // Waits for workers at the end of the program.
    u"models/workspace/opendefinition.cpp"_qs,           // Hashes the text of a file; the value is waited for.
    u"models/workspace/recovery/recoveryjournal.cpp"_qs, // Must be completed: it writes unsaved work.
    u"ui/window/search/filesearch.cpp"_qs,               // Reports many results; its destructor cancels it.
};

bool opensFiles(const QString &text)
{
    static const QRegularExpression opening(
        u"\\bQFile\\s+\\w+\\(|make_unique<Q(File|Settings|LockFile)>|\\bQ(SaveFile|TemporaryFile|Settings)\\s+\\w+[({]|"
        u"\\bstd::[io]?fstream\\b|\\bfopen\\(|[^.>:\\w]::open\\(|[ (]open(at)?\\([^;\\n]*O_|\\bQImageReader\\b|"
        u"\\bQ(Image|Pixmap|Movie)\\(path"_qs);
    return text.contains(opening);
}

bool startsWorkers(const QString &text)
{
    static const QRegularExpression starting(
        u"\\bQtConcurrent::|\\bQThread::create\\(|QThreadPool::globalInstance\\(|\\bstd::(j?thread|async)\\b|"
        u"[pP]ool\\.start\\(|[tT]hreads?\\.start\\(\\["_qs);
    return text.contains(starting);
}

QStringList sourcesWith(bool (*has)(const QString &text))
{
    QStringList found;
    for (const QString &file : sourcesBelow(u"models"_qs) + sourcesBelow(u"app"_qs) + sourcesBelow(u"ui"_qs)) {
        if (has(textOf(file)))
            found.append(file);
    }
    found.sort();
    return found;
}

} // namespace

void TestPlaces::opensFilesInListedPlaces()
{
    QCOMPARE(sourcesWith(&opensFiles), OpeningFiles);
}

void TestPlaces::startsWorkersInListedPlaces()
{
    QCOMPARE(sourcesWith(&startsWorkers), StartingWorkers);
}

void TestPlaces::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isOpening");
    QTest::addColumn<bool>("isStarting");
    QTest::newRow("QFile") << u"QFile file(path);"_qs << true << false;
    QTest::newRow("name of a file") << u"QFile::encodeName(path); QFileInfo info(path);"_qs << false << false;
    QTest::newRow("stream") << u"std::ifstream in(path);"_qs << true << false;
    QTest::newRow("system call") << u"fd = ::open(name, O_RDONLY);"_qs << true << false;
    QTest::newRow("system call without ::") << u"fd = open(name, O_RDONLY);"_qs << true << false;
    QTest::newRow("function of a class") << u"bool open(const QString &path); Bar::open(x); view->open();"_qs << false
                                         << false;
    QTest::newRow("settings") << u"QSettings settings(path, QSettings::IniFormat);"_qs << true << false;
    QTest::newRow("Qt Concurrent") << u"QtConcurrent::run(work)"_qs << false << true;
    QTest::newRow("pool") << u"QThreadPool::globalInstance()->start(work);"_qs << false << true;
    QTest::newRow("own pool") << u"m_pool.start([this] { work(); });"_qs << false << true;
    QTest::newRow("thread") << u"std::thread worker(work);"_qs << false << true;
    QTest::newRow("timer") << u"m_timer.start(); m_thread.quit();"_qs << false << false;
}

void TestPlaces::finds()
{
    QFETCH(const QString, text);
    QTEST(opensFiles(text), "isOpening");
    QTEST(startsWorkers(text), "isStarting");
}

GATEWRIGHT_TEST(TestPlaces, void)
#include "testplaces.moc"
