#include "allocator.h"
#include "benchdesigner.h"
#include "diskchanges.h"
#include "folderindex.h"

#include <QAction>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QTemporaryDir>
#include <QTreeView>

/**
 * The window as it is shipped, with a folder of thousands of definitions: the time until it is listed, what a turn of
 * the event loop costs while the files are counted, the memory then, and keys in the lists of its files. `benchfolder
 * FOLDER`; benchwindow.sh runs it. Times as in benchwindow.
 */
namespace {

constexpr double StartMilliseconds = 1000;
constexpr double MemoryMegabytes = 250;
constexpr int Starts = 5;
constexpr int MostSeconds = 600;

bool isListed(bench::Designer &designer)
{
    const workspace::FolderIndex &index = designer.services().disk.folders();
    return !index.folders().isEmpty() && index.listing(index.folders().constFirst());
}

int printStart(const QString &home, const QString &path, double start)
{
    bench::Designer designer(home);
    designer.open(path);
    while (!isListed(designer))
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    bench::paint();
    std::printf("%.1f\n", bench::nowMilliseconds() - start);
    std::fflush(stdout);
    std::_Exit(0);
}

void timeStarts(const QString &path)
{
    std::vector<double> times;
    for (int i = 0; i < Starts; ++i) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(),
                      {path, QStringLiteral("--start"), QString::number(bench::nowMilliseconds(), 'f', 3)});
        process.waitForFinished(120'000);
        times.push_back(process.readAllStandardOutput().trimmed().toDouble());
    }
    std::sort(times.begin(), times.end());
    const double median = times[times.size() / 2];
    std::printf("  %-40s median %7.0f ms   slowest %7.0f ms   of %d   < %g ms: %s\n",
                "start until the files are listed", median, times.back(), Starts, StartMilliseconds,
                median < StartMilliseconds ? "holds" : "DOES NOT");
}

/** Waits until all files are counted, and prints what a turn of the event loop costs meanwhile. */
void timeCounts(bench::Designer &designer)
{
    const workspace::FolderIndex &index = designer.services().disk.folders();
    bench::Times turns;
    double peak = 0;
    const double start = bench::nowMilliseconds();
    while (!isListed(designer) || index.waitingCount() > 0) {
        bench::waitFor(250, [&turns](double milliseconds) { turns.add(milliseconds); });
        peak = std::max(peak, bench::residentMegabytes());
        if (bench::nowMilliseconds() - start > MostSeconds * 1e3)
            break;
    }
    timespec used{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    const double memory = bench::residentMegabytes();
    std::printf("  %-40s %7.1f s   processor time of the process %.1f s\n", "until all files are counted",
                (bench::nowMilliseconds() - start) / 1e3, double(used.tv_sec) + double(used.tv_nsec) / 1e9);
    const auto listing = index.listing(index.folders().constFirst());
    long long left = 0;
    for (auto file = listing->files.cbegin(); file != listing->files.cend(); ++file)
        left += index.summary(file.key()).state != workspace::FileSummary::State::Counted ? 1 : 0;
    std::printf("  %-40s %7lld   too large to be counted: %lld\n", "files",
                static_cast<long long>(listing->files.size()), left);
    std::printf("  %-40s %7.0f MB   peak %.0f MB   < %g MB: %s\n", "memory then", memory, peak, MemoryMegabytes,
                std::max(memory, peak) < MemoryMegabytes ? "holds" : "DOES NOT");
    turns.print("turns of the event loop meanwhile", bench::Bound{16, 50});
}

/** Types in a field, with pauses in which workers answer. */
void timeTyping(QLineEdit *field, const char *what, double bound)
{
    bench::Times keys;
    bench::Times turns;
    for (const char *typed : {"github", "amazonaws s3", "google v1", "x"}) {
        field->clear();
        bench::waitFor(100);
        for (const QChar letter : QString::fromLatin1(typed)) {
            keys.measure([&] {
                bench::press(field, letter.toUpper().unicode(), QString(letter));
                bench::paint();
            });
            bench::waitFor(60, [&turns](double milliseconds) { turns.add(milliseconds); });
        }
    }
    keys.print(what, bench::Bound{bound, bound});
    turns.print("  turns of the event loop after it", bench::Bound{bound, bound});
}

/** What the window does when another program adds a file, and removes it. */
void timeChanges(bench::Designer &designer, const QString &folder)
{
    const QString path = folder + QStringLiteral("/a-new-file.yaml");
    const workspace::FolderIndex &index = designer.services().disk.folders();
    const QString opened = index.folders().constFirst();
    bench::Times turns;
    for (int i = 0; i < 10; ++i) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return;
        file.write("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n");
        file.close();
        bench::waitFor(700, [&turns](double milliseconds) { turns.add(milliseconds); });
        if (i == 0)
            std::printf("  %-40s %s\n", "a new file is listed",
                        index.listing(opened)->files.contains(path) ? "yes" : "NO");
        file.remove();
        bench::waitFor(700, [&turns](double milliseconds) { turns.add(milliseconds); });
        if (i == 0)
            std::printf("  %-40s %s\n", "a removed file is not",
                        index.listing(opened)->files.contains(path) ? "NO" : "yes");
    }
    turns.print("turns after a file is added or removed", bench::Bound{16, 16});
}

/** A search that finds nothing, so that it reads all files. */
void timeSearch(bench::Designer &designer)
{
    designer.window().action(window::ActionId::FindInFiles)->trigger();
    bench::paint();
    auto *stop = designer.window().findChild<QWidget *>(QStringLiteral("findInFilesStop"));
    const double start = bench::nowMilliseconds();
    designer.control<QLineEdit>("findInFilesField")->setText(QStringLiteral("in none of these files"));
    bench::Times turns;
    const auto turn = [&turns](double milliseconds) { turns.add(milliseconds); };
    bench::waitFor(400, turn);
    while (stop->isVisible() && bench::nowMilliseconds() - start < MostSeconds * 1e3)
        bench::waitFor(20, turn);
    std::printf("  %-40s %7.1f s   %s\n", "search in all files", (bench::nowMilliseconds() - start) / 1e3,
                qPrintable(designer.control<QLabel>("findInFilesCount")->text()));
    turns.print("  turns of the event loop meanwhile", bench::Bound{16, 50});
    std::printf("  %-40s %7.0f MB\n", "memory then", bench::residentMegabytes());
}

int measure(const QString &home, const QString &path)
{
    std::printf("%s, %s\n", qPrintable(path), qPrintable(QGuiApplication::platformName()));
    timeStarts(path);
    bench::Designer designer(home);
    designer.open(path);
    timeCounts(designer);
    timeTyping(designer.control<QLineEdit>("folderFilter"), "key in the filter of the files", 16);
    designer.control<QLineEdit>("folderFilter")->clear();
    bench::waitFor(200);
    timeChanges(designer, path);
    designer.window().action(window::ActionId::QuickOpen)->trigger();
    bench::waitFor(500);
    timeTyping(designer.control<QLineEdit>("commandPaletteField"), "key in Go to file", 50);
    bench::press(designer.control<QLineEdit>("commandPaletteField"), Qt::Key_Escape, {});
    timeSearch(designer);
    std::fflush(stdout);
    std::_Exit(0);
}

} // namespace

int main(int count, char **arguments)
{
    base::returnFreedMemory(); // As in the program.
    const QTemporaryDir home;
    bench::setHome(home.path());
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(count, arguments);
    const QStringList given = QApplication::arguments();
    if (!QFileInfo(given.value(1)).isDir()) {
        std::fprintf(stderr, "benchfolder FOLDER\n");
        return 2;
    }
    if (given.value(2) == u"--start")
        return printStart(home.path(), given.at(1), given.value(3).toDouble());
    return measure(home.path(), QFileInfo(given.at(1)).absoluteFilePath());
}
