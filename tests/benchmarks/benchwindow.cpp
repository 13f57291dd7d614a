#include "allocator.h"
#include "benchdesigner.h"
#include "currentdescription.h"
#include "maplimits.h"
#include "maptab.h"
#include "opendefinition.h"
#include "sourceeditor.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>

/**
 * The window as it is shipped, with a large definition: how long it takes to start, what a key costs until it is
 * painted, how long a frame of scrolling takes, and how much memory it needs. `benchwindow FILE
 * [goto|operations|forms|schemas|map|reading|source]`; benchwindow.sh runs it beside Swagger Editor.
 *
 * Times of keys and frames are processor time of the GUI thread, from the event to the end of the event loop's turn
 * that paints it, so they do not depend on what else the machine does. The time of the start is that of the clock, from
 * before the process exists until the definition is painted and no event waits.
 */
namespace {

using bench::nowMilliseconds;
using bench::residentMegabytes;

constexpr double StartMilliseconds = 250;
constexpr double MemoryMegabytes = 150;
constexpr double ReadingMilliseconds = 300;
constexpr double MapMilliseconds = 200;
constexpr bench::Bound Frame{16, 16};
constexpr int Starts = 5;
constexpr int Keys = 200;
constexpr int Frames = 300;
constexpr int Completions = 40;
constexpr int Selections = 300;       ///< Of operations, all over the tree.
constexpr int Pages = 100;            ///< Of operations, whose schemas are expanded.
constexpr int Levels = 3;             ///< Of a schema that are expanded in the page of an operation.
constexpr int Changes = 100;          ///< Since the last commit.
constexpr int PauseMilliseconds = 60; ///< Between keys: a fast typist.

/** Counts the paint events of a widget. */
class Paints final : public QObject
{
public:
    explicit Paints(QWidget &widget) { widget.installEventFilter(this); }
    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

/** The program with one definition. */
class Designer final : public bench::Designer
{
public:
    using bench::Designer::Designer;

    [[nodiscard]] workspace::OpenDefinition &definition() { return *window().currentDefinition(); }

    void waitForProblems()
    {
        bool isLinted = false;
        const auto connection = QObject::connect(&definition(), &workspace::OpenDefinition::missingUrlsChanged,
                                                 [&isLinted] { isLinted = true; });
        QElapsedTimer timer;
        for (timer.start(); !isLinted && timer.elapsed() < 60'000 && definition().diagnostics().isEmpty();)
            bench::waitFor(PauseMilliseconds);
        bench::waitFor(5'000); // The run that follows the first one, and the cross-check.
        QObject::disconnect(connection);
    }

    void showTab(const QString &label)
    {
        for (auto *bar : window().findChildren<QTabBar *>(QStringLiteral("definitionTabs"))) {
            for (int index = 0; bar->isVisible() && index < bar->count(); ++index) {
                if (bar->tabText(index) == label)
                    bar->setCurrentIndex(index);
            }
        }
        bench::paint();
    }
};

/** What a process that was started at `start` prints: milliseconds, those of the GUI thread, and megabytes. */
int printStart(const QString &home, const QString &path, double start)
{
    Designer designer(home);
    designer.open(path);
    const double end = nowMilliseconds();
    timespec own{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &own);
    std::printf("%.1f %.1f %.1f\n", end - start, double(own.tv_sec) * 1e3 + double(own.tv_nsec) / 1e6,
                residentMegabytes());
    std::fflush(stdout);
    std::_Exit(0);
}

void timeStarts(const QString &path)
{
    std::vector<double> times;
    std::vector<double> own;
    double memory = 0;
    for (int i = 0; i < Starts; ++i) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(),
                      {path, QStringLiteral("--start"), QString::number(nowMilliseconds(), 'f', 3)});
        process.waitForFinished(120'000);
        const QByteArrayList printed = process.readAllStandardOutput().trimmed().split(' ');
        times.push_back(printed.value(0).toDouble());
        own.push_back(printed.value(1).toDouble());
        memory = printed.value(2).toDouble();
    }
    std::sort(times.begin(), times.end());
    std::sort(own.begin(), own.end());
    const double median = times[times.size() / 2];
    std::printf("  %-40s median %7.0f ms   slowest %7.0f ms   of %d   < %g ms: %s\n", "start until usable", median,
                times.back(), Starts, StartMilliseconds, median < StartMilliseconds ? "holds" : "DOES NOT");
    std::printf("  %-40s median %7.0f ms\n", "  of it, processor time of its thread", own[own.size() / 2]);
    std::printf("  %-40s %7.0f MB\n", "memory then", memory);
}

/** Types keys one after the other, with pauses in which the checks run. */
void timeKeys(QWidget *field, const char *what)
{
    bench::Times keys;
    bench::Times turns;
    field->setFocus();
    bench::paint();
    for (int i = 0; i < Keys; ++i) {
        const bool isBack = i % 10 == 9;
        keys.measure([&] {
            bench::press(field, isBack ? Qt::Key_Backspace : Qt::Key_A + i % 26,
                         isBack ? QString() : QString(QChar(u'a' + char16_t(i % 26))));
            bench::paint();
        });
        bench::waitFor(PauseMilliseconds, [&turns](double milliseconds) { turns.add(milliseconds); });
    }
    keys.print(what, Frame);
    turns.print("  turns of the event loop after it", bench::Bound{16, 50});
}

void timeScrolling(QAbstractScrollArea *area, const char *what)
{
    QScrollBar *bar = area->verticalScrollBar();
    bench::Times frames;
    bar->setValue(0);
    bench::paint();
    const int step = qMax(1, qMin(bar->singleStep() * 3, bar->maximum() / 3));
    for (int i = 0; i < Frames; ++i) {
        frames.measure([&] {
            bar->setValue((bar->value() + step) % qMax(1, bar->maximum()));
            bench::paint();
        });
    }
    frames.print(what, Frame);
}

/** Selects an operation in the middle of the tree. */
void selectOperation(QTreeView *tree)
{
    const QAbstractItemModel *model = tree->model();
    QModelIndex path = model->index(model->rowCount() / 2, 0);
    if (model->rowCount(path) == 0)
        path = model->index(0, 0, path);
    tree->expand(path);
    tree->setCurrentIndex(model->rowCount(path) > 0 ? model->index(0, 0, path) : path);
    bench::paint();
}

/** The tree of the schema of the response that the page shows, without one if it has none. */
QTreeView *responseSchema(Designer &designer)
{
    for (auto *pane : designer.window().findChildren<QWidget *>(QStringLiteral("responsePane"))) {
        for (auto *tree : pane->findChildren<QTreeView *>(QStringLiteral("schemaTree"))) {
            if (tree->isVisible())
                return tree;
        }
    }
    return nullptr;
}

/** Expands the rows of a tree level by level, as a reader does who looks for something. Returns the levels. */
int expandLevels(QTreeView *tree, bench::Times &expansions)
{
    QModelIndex parent = tree->rootIndex();
    for (int level = 0; level < Levels; ++level) {
        const QAbstractItemModel *model = tree->model();
        QModelIndex next;
        for (int row = 0; row < model->rowCount(parent) && !next.isValid(); ++row) {
            const QModelIndex index = model->index(row, 0, parent);
            if (model->hasChildren(index))
                next = index;
        }
        if (!next.isValid())
            return level;
        expansions.measure([&] {
            tree->collapse(next);
            tree->expand(next);
            bench::paint();
        });
        parent = next;
    }
    return Levels;
}

/** Types in the cell of the first property of a schema. */
void timeCell(QTreeView *tree)
{
    const QAbstractItemModel *model = tree->model();
    QModelIndex cell;
    for (QModelIndex index = model->index(0, 0); index.isValid() && !cell.isValid(); index = tree->indexBelow(index)) {
        if (model->flags(index) & Qt::ItemIsEditable)
            cell = index;
    }
    tree->setFocus();
    tree->setCurrentIndex(cell);
    bench::press(tree, Qt::Key_F2, {});
    bench::paint();
    if (auto *editor = tree->findChild<QLineEdit *>()) {
        timeKeys(editor, "key in a cell of its schema");
        bench::press(editor, Qt::Key_Escape, {});
        bench::paint();
    } else {
        std::printf("  no cell of the schema can be edited\n");
    }
}

/** Reads the schemas of responses in the pages of operations. */
void timeExpansion(Designer &designer, QTreeView *operations)
{
    bench::Times expansions;
    QTreeView *deepest = nullptr;
    const QAbstractItemModel *model = operations->model();
    int deep = 0;
    for (int i = 0; i < Pages; ++i) {
        const QModelIndex path = model->index((i * 41) % model->rowCount(), 0);
        operations->setCurrentIndex(model->rowCount(path) > 0 ? model->index(0, 0, path) : path);
        bench::paint();
        if (QTreeView *tree = responseSchema(designer)) {
            deep += expandLevels(tree, expansions) == Levels ? 1 : 0;
            deepest = tree;
        }
    }
    std::printf("  %-40s %d of %d\n", "schemas with three levels", deep, Pages);
    expansions.print("a level of a schema is expanded", Frame);
    if (deepest)
        timeCell(deepest);
}

/** Opens the first response of the operation that is selected, and types in its description. */
void timeResponse(Designer &designer)
{
    bench::Times opens;
    opens.measure([&] {
        designer.window().findChild<QAction *>(QStringLiteral("openResponse"))->trigger();
        bench::paint();
    });
    opens.print("a response is opened", Frame);
    timeKeys(designer.control<QWidget>("objectDescription"), "key in a field of a response");
}

QTreeView *pathTree(Designer &designer)
{
    designer.showTab(QStringLiteral("Paths"));
    auto *tree = designer.control<QTreeView>("pathTree");
    tree->expandAll();
    bench::paint();
    return tree;
}

/** Selects operations all over the tree, and expands the schemas of their responses. */
void timeOperations(Designer &designer)
{
    QTreeView *tree = pathTree(designer);
    bench::Times selections;
    bench::Times bodies;
    bench::Times rests;
    const QAbstractItemModel *model = tree->model();
    for (int i = 0; i < Selections; ++i) {
        const QModelIndex path = model->index((i * 37) % model->rowCount(), 0);
        // Its head and parameters are painted in the first turn of the event loop, its body in the second.
        selections.measure([&] {
            tree->setCurrentIndex(model->rowCount(path) > 0 ? model->index(0, 0, path) : path);
            QCoreApplication::processEvents();
        });
        bodies.measure([] { QCoreApplication::processEvents(); });
        rests.measure([] { bench::paint(); });
    }
    selections.print("an operation is selected", Frame);
    bodies.print("its body is shown", Frame);
    rests.print("its responses are shown", Frame);
    timeExpansion(designer, tree);
}

void timeForms(Designer &designer)
{
    QTreeView *tree = pathTree(designer);
    timeScrolling(tree, "frame of scrolling in the paths");
    selectOperation(tree);
    timeKeys(designer.control<QLineEdit>("operationSummary"), "key in the summary of an operation");
    for (QWidget *above = designer.control<QLineEdit>("operationSummary"); above; above = above->parentWidget()) {
        if (auto *area = qobject_cast<QAbstractScrollArea *>(above)) {
            timeScrolling(area, "frame of scrolling in its form");
            break;
        }
    }
    timeResponse(designer);
}

/** Keys in a keyword of the schema that is selected. */
void timeKeyword(Designer &designer)
{
    bench::waitFor(PauseMilliseconds);
    timeKeys(designer.control<QWidget>("keywordDescription"), "key in a keyword of a schema");
}

void timeProperty(Designer &designer)
{
    designer.showTab(QStringLiteral("Schemas"));
    auto *components = designer.control<QTreeView>("componentTree");
    const QAbstractItemModel *model = components->model();
    const QModelIndex kind = model->index(0, 0);
    for (int row = 0; row < model->rowCount(kind); ++row) {
        components->setCurrentIndex(model->index(row, 0, kind));
        bench::paint();
        auto *properties = designer.control<QTreeView>("schemaTree");
        const QModelIndex schema = properties->model()->index(0, 0);
        if (properties->model()->rowCount(schema) == 0)
            continue;
        properties->setFocus();
        properties->expand(schema);
        properties->setCurrentIndex(properties->model()->index(0, 0, schema));
        bench::press(properties, Qt::Key_F2, {});
        bench::paint();
        if (auto *editor = properties->findChild<QLineEdit *>()) {
            timeKeys(editor, "key in the name of a property");
            bench::Times renames;
            renames.measure([&] {
                bench::press(editor, Qt::Key_Return, QStringLiteral("\r"));
                bench::paint();
            });
            renames.print("the property is renamed", Frame);
            timeKeyword(designer);
            return;
        }
    }
    std::printf("  no property can be renamed\n");
}

/** Completes at places all over the text. */
void timeCompletions(source::SourceEditor *editor)
{
    bench::Times completions;
    auto *complete = editor->findChild<QAction *>(QStringLiteral("sourceComplete"));
    const QByteArray text = editor->snapshot().text();
    for (int i = 1; i <= Completions; ++i) {
        const qsizetype value = text.indexOf(R"("type": ")", text.size() / (Completions + 1) * i);
        editor->showSpan({value + (i % 2 == 0 ? 1 : 9), 0}); // In the key, or in the value.
        bench::paint();
        completions.measure([&] {
            complete->trigger();
            bench::paint();
        });
        bench::press(editor, Qt::Key_Escape, {});
    }
    completions.print("a completion in Source", bench::Bound{50, 50});
}

void timeSource(Designer &designer)
{
    designer.showTab(QStringLiteral("Source"));
    auto *editor = designer.control<source::SourceEditor>("sourceEditor");
    bench::waitFor(1'000);
    std::printf("  %-40s %7.0f MB\n", "memory with Source", residentMegabytes());
    timeScrolling(editor, "frame of scrolling in Source");
    const qsizetype middle = editor->snapshot().size() / 2;
    const qsizetype value = editor->snapshot().text().indexOf(R"("description": ")", middle);
    editor->showSpan({value < 0 ? middle : value + 16, 0});
    timeKeys(editor, "key in Source");
    timeCompletions(editor);
}

/** A copy of the file in a git repository, with changes since the commit. The file itself if there is no git. */
QString changedCopy(const QString &home, const QString &path)
{
    const QString folder = home + QStringLiteral("/repository");
    const QString copy = folder + u'/' + QFileInfo(path).fileName();
    const auto git = [&folder](QStringList arguments) {
        QProcess process;
        process.setWorkingDirectory(folder);
        process.start(QStringLiteral("git"), arguments);
        return process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit &&
               process.exitCode() == 0;
    };
    const QStringList commit{QStringLiteral("-c"),     QStringLiteral("user.name=bench"),
                             QStringLiteral("-c"),     QStringLiteral("user.email=bench@localhost"),
                             QStringLiteral("commit"), QStringLiteral("-qm"),
                             QStringLiteral("Add")};
    if (!QDir().mkpath(folder) || !QFile::copy(path, copy) || !git({QStringLiteral("init"), QStringLiteral("-q")}) ||
        !git({QStringLiteral("add"), QStringLiteral(".")}) || !git(commit)) {
        std::printf("  without git: no marks of changes\n");
        return path;
    }
    QFile file(copy);
    if (!file.open(QIODevice::ReadWrite))
        return path;
    QByteArray text = file.readAll();
    qsizetype at = 0;
    for (int change = 0; change < Changes && at >= 0; ++change) {
        at = text.indexOf(R"("description": ")", at + text.size() / (Changes + 1));
        if (at >= 0)
            text.insert(at + 16, "Changed: ");
    }
    file.resize(0);
    file.seek(0);
    file.write(text);
    return copy;
}

/** Types in the list of Go to file, operation or component. */
void timeGoTo(Designer &designer)
{
    designer.window().action(window::ActionId::QuickOpen)->trigger();
    bench::waitFor(1'000);
    auto *field = designer.control<QLineEdit>("commandPaletteField");
    bench::Times keys;
    for (const char *typed : {"list issues", "get repos owner repo", "pullrequest", "codescanning", "x"}) {
        field->clear();
        bench::paint();
        for (const QChar letter : QString::fromLatin1(typed)) {
            keys.measure([&] {
                bench::press(field, letter.toUpper().unicode(), QString(letter));
                bench::paint();
            });
        }
    }
    keys.print("key in Go to operation or component", bench::Bound{50, 50});
    bench::press(field, Qt::Key_Escape, {});
    bench::paint();
}

/** The parts of the work of the worker that draws the map, as processor time of this thread. */
void timeMapWork(Designer &designer)
{
    const description::Description description = workspace::CurrentDescription(designer.definition()).read();
    const apimap::MapSizes sizes = designer::mapSizes();
    apimap::ApiMap map;
    apimap::MapLayout layout;
    bench::Times readings;
    bench::Times layouts;
    for (int i = 0; i < Starts; ++i) {
        readings.measure(
            [&] { map = apimap::limited(apimap::readMap(description, apimap::Grouping::Path), u"%1"_qs); });
        layouts.measure([&] { layout = apimap::layOut(map, sizes); });
    }
    readings.print("the map is read", bench::Bound{MapMilliseconds, MapMilliseconds});
    layouts.print("  and laid out", bench::Bound{MapMilliseconds, MapMilliseconds});
}

/** Shows the map of the whole API, zooms and pans it. Reading it is on a worker, and measured by the clock. */
void timeMap(Designer &designer)
{
    timeMapWork(designer);
    QElapsedTimer timer;
    timer.start();
    designer.showTab(QStringLiteral("Map"));
    // It is hidden until there is something to show.
    auto *view = designer.window().findChild<designer::MapView *>(QStringLiteral("mapView"));
    while (view->map()->map.operations.isEmpty() && timer.elapsed() < 60'000)
        bench::waitFor(1);
    const auto shown = double(timer.nsecsElapsed()) / 1e6;
    std::printf("  %-40s %7.0f ms   %lld operations, %lld schemas\n", "the map is read, laid out, shown", shown,
                static_cast<long long>(view->map()->map.operations.size()),
                static_cast<long long>(view->map()->map.schemas.size()));
    const auto pan = [view](const char *what) {
        bench::Times frames;
        for (int i = 0; i < Frames; ++i) {
            frames.measure([&] {
                QScrollBar *bar = i % 2 == 0 ? view->horizontalScrollBar() : view->verticalScrollBar();
                bar->setValue((bar->value() + 37) % qMax(1, bar->maximum()));
                if (bar->maximum() == 0) // A map that is all visible does not scroll.
                    view->viewport()->update();
                bench::paint();
            });
        }
        std::printf("  zoom %.2f", view->zoom());
        frames.print(what, Frame);
    };
    pan("frame of panning the map");
    view->zoomIn();
    view->fit();
    pan("frame of the map at its smallest");
    bench::Times zooms;
    for (int i = 0; i < 14; ++i) {
        zooms.measure([&] {
            view->zoomIn();
            bench::paint();
        });
        if (i % 3 == 2)
            pan("frame of panning the map");
    }
    for (int i = 0; i < 14; ++i) {
        zooms.measure([&] {
            view->zoomOut();
            bench::paint();
        });
    }
    zooms.print("a step of zooming", Frame);
    auto *coloring = designer.control<QComboBox>("mapColoring");
    bench::Times colors;
    bench::Times turns;
    for (int i = 0; i < 40; ++i) {
        colors.measure([&] {
            coloring->setCurrentIndex(i % 4);
            bench::paint();
        });
        bench::waitFor(PauseMilliseconds, [&turns](double milliseconds) { turns.add(milliseconds); });
    }
    colors.print("other colors on the map", Frame);
    turns.print("  turns of the event loop after it", Frame);
    const QList<apimap::MapSchema> &schemas = view->map()->map.schemas;
    bench::Times selections;
    for (qsizetype i = 0; i < qMin<qsizetype>(schemas.size(), Frames); ++i) {
        selections.measure([&] {
            (void)view->select(schemas.at(i).place);
            bench::paint();
        });
    }
    selections.print("a schema on the map is selected", Frame);
}

void timeReading(Designer &designer)
{
    QElapsedTimer timer;
    timer.start();
    designer.showTab(QStringLiteral("Reading"));
    const auto shown = double(timer.nsecsElapsed()) / 1e6;
    std::printf("  %-40s %7.0f ms   < %g ms: %s\n", "Reading is shown", shown, ReadingMilliseconds,
                shown < ReadingMilliseconds ? "holds" : "DOES NOT");
    auto *view = designer.control<QAbstractScrollArea>("readingView");
    bench::waitFor(1'000); // Where the schemas are used is read on a worker.
    std::printf("  %-40s %7.0f MB\n", "memory with Reading", residentMegabytes());
    timeScrolling(view, "frame of scrolling in Reading");
    QScrollBar *bar = view->verticalScrollBar();
    bench::Times jumps;
    for (int i = 0; i < Frames; ++i) {
        jumps.measure([&] {
            bar->setValue(int(qint64(bar->maximum()) * ((i * 37) % Frames) / Frames));
            bench::paint();
        });
    }
    jumps.print("  a far place is scrolled to", Frame);
    bench::Times edits;
    bench::Times turns;
    for (int i = 0; i < 20; ++i) {
        edits.measure([&] {
            (void)designer.definition().document().set(document::Pointer{"info", "title"}, document::Value::integer(i));
            bench::paint();
        });
        bench::waitFor(500, [&turns](double milliseconds) { turns.add(milliseconds); });
    }
    edits.print("an edit while Reading is shown", Frame);
    turns.print("  turns of the event loop after it", bench::Bound{16, 50});
}

int measure(const QString &home, const QString &path, const QString &only)
{
    std::printf("%s, %.0f MB, %s\n", qPrintable(QFileInfo(path).fileName()), double(QFileInfo(path).size()) / 1e6,
                qPrintable(QGuiApplication::platformName()));
    if (only.isEmpty())
        timeStarts(path);
    const QString copy = changedCopy(home, path);
    Designer designer(home);
    const double before = residentMegabytes();
    designer.open(copy);
    designer.waitForProblems();
    const double memory = residentMegabytes();
    std::printf("  %-40s %7.0f MB   %.0f MB before   < %g MB: %s\n", "memory with its problems", memory, before,
                MemoryMegabytes, memory < MemoryMegabytes ? "holds" : "DOES NOT");
    std::printf("  %-40s %lld\n", "problems", static_cast<long long>(designer.definition().diagnostics().size()));
    if (only.isEmpty() || only == u"goto")
        timeGoTo(designer);
    if (only.isEmpty() || only == u"operations")
        timeOperations(designer);
    if (only.isEmpty() || only == u"forms")
        timeForms(designer);
    if (only.isEmpty() || only == u"schemas")
        timeProperty(designer);
    if (only.isEmpty() || only == u"map")
        timeMap(designer);
    if (only.isEmpty() || only == u"reading")
        timeReading(designer);
    if (only.isEmpty() || only == u"source")
        timeSource(designer);
    std::printf("  %-40s %7.0f MB\n", "memory after the edits", residentMegabytes());
    std::fflush(stdout);
    std::_Exit(0); // The window would ask about the edits.
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
    if (!QFileInfo(given.value(1)).isReadable()) {
        std::fprintf(stderr, "benchwindow FILE [goto|operations|forms|schemas|map|reading|source]\n");
        return 2;
    }
    if (given.value(2) == u"--start")
        return printStart(home.path(), given.at(1), given.value(3).toDouble());
    return measure(home.path(), given.at(1), given.value(2));
}
