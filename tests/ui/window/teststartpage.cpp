#include "driving.h"
#include "grabs.h"
#include "heading.h"
#include "pagestack.h"
#include "recentfiles.h"
#include "recentlist.h"
#include "recentmodel.h"
#include "recenttexts.h"
#include "seenfiles.h"
#include "settingstable.h"
#include "styleproperties.h"
#include "testprogram.h"
#include "translations.h"
#include "windowfixture.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using window::ActionId;

namespace {

/** The reads of a PipeStore, which outlive the window. */
struct PipeReads {
    QSemaphore started;
    QSemaphore ended;
};

/** Reads a file as one of a server that does not respond: opening a pipe waits until somebody writes into it. */
class PipeStore final : public support::FakeStore
{
public:
    explicit PipeStore(std::shared_ptr<PipeReads> reads)
        : m_reads(std::move(reads))
    {}

    [[nodiscard]] base::Result<QByteArray> read(const QString &path) override
    {
        m_reads->started.release();
        const int pipe = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
        ::close(pipe);
        m_reads->ended.release();
        return support::shopText();
    }

private:
    const std::shared_ptr<PipeReads> m_reads;
};

} // namespace

/** The start page: recent files and folders with their states, and files that are dropped into the window. */
class TestStartPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        support::applyTheme();
        m_font = QApplication::font();
    }
    void init();
    void cleanup();
    void saysWhatToDoWithoutRecentFiles();
    void showsTitleVersionAndProblems();
    void showsWhatHasChangedSince();
    void showsMissingFilesAndFolders();
    void showsUnsavedEditsOfAnEarlierRun();
    void showsHostileNamesInOneLine();
    void doesNotReadLargeFilesAndPipes();
    void doesNotWaitForAServer();
    void isUsedByKeyboard();
    void staysUsableWithDamagedSettings();
    void takesFilesThatAreDroppedAnywhere();
    void fitsSmallWindowsAndLargeTexts_data();
    void fitsSmallWindowsAndLargeTexts();
    void modelIsConsistent();

private:
    /** The heading of a part of the page: 0 is the program's name, 1 is above the buttons, 2 above the list. */
    [[nodiscard]] const QLabel &heading(int number) const
    {
        return *support::control(*m_window, "welcomePage")->findChildren<widgets::Heading *>().at(number);
    }
    /** Writes a file that the window and the file system have. */
    QString write(const QString &name, const QByteArray &text) const;
    void start();
    void restart();
    [[nodiscard]] QListView *list() const { return support::control<QListView>(*m_window, "welcomeRecent"); }
    [[nodiscard]] QString row(int number, int role = Qt::DisplayRole) const
    {
        return list()->model()->index(number, 0).data(role).toString();
    }
    [[nodiscard]] QStringList notes(int number) const
    {
        return list()->model()->index(number, 0).data(window::RecentNotesRole).toStringList();
    }

    QFont m_font;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestStartPage::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_fixture = std::make_unique<support::WindowFixture>();
    start();
}

void TestStartPage::cleanup()
{
    m_window.reset();
    m_fixture.reset();
    QLocale::setDefault(QLocale::system());
    // A window takes the font of the application as that of 100 %.
    QApplication::setFont(m_font);
}

void TestStartPage::start()
{
    m_window = std::make_unique<window::MainWindow>(m_fixture->services());
    support::activate(*m_window);
}

void TestStartPage::restart()
{
    QVERIFY(m_window->close());
    m_window.reset();
    m_fixture = support::WindowFixture::restarted(*m_fixture);
    start();
}

QString TestStartPage::write(const QString &name, const QByteArray &text) const
{
    const QString path = m_folder->filePath(name);
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
        qFatal("can't write %s", qPrintable(path));
    m_fixture->store.files.insert(path, text);
    return path;
}

void TestStartPage::saysWhatToDoWithoutRecentFiles()
{
    QVERIFY(!list()->isVisible());
    // The tour is the first choice, and Return is a click.
    auto *tour = support::control<QPushButton>(*m_window, "welcomeTour");
    QCOMPARE(tour->text(), u"Take the 5-minute tour"_qs);
    QVERIFY(tour->property(theme::PrimaryProperty).toBool());
    QVERIFY(!support::control(*m_window, "welcomeOpenFile")->property(theme::PrimaryProperty).toBool());
    QVERIFY(!support::control(*m_window, "welcomeClearRecent")->isVisible());
    QCOMPARE(support::unnamedControls(*support::control(*m_window, "welcomePage")), QStringList());
    support::grabTo(*m_window, u"start-empty"_qs);
    auto *example = support::control(*m_window, "welcomeExample");
    example->setFocus(Qt::TabFocusReason);
    QTest::keyClick(example, Qt::Key_Return);
    QTRY_VERIFY(m_window->currentDefinition());
}

void TestStartPage::showsTitleVersionAndProblems()
{
    const QString path = write(u"shop.yaml"_qs, support::shopText());
    m_window->open({path});
    QTRY_VERIFY(!m_window->currentDefinition()->diagnostics().isEmpty());
    restart();
    QTRY_COMPARE(row(0), u"shop.yaml"_qs);
    QTRY_VERIFY2(row(0, window::RecentPlaceRole).startsWith(u"Shop 1 · "), qPrintable(row(0, window::RecentPlaceRole)));
    QTRY_COMPARE(notes(0).size(), 1);
    QVERIFY2(!notes(0).constFirst().startsWith(u"Errors: 0, warnings: 0, information: 0"),
             qPrintable(notes(0).constFirst()));
    QVERIFY(row(0, Qt::AccessibleTextRole).contains(notes(0).constFirst()));
    QVERIFY(!m_fixture->workspace.find(path));
}

void TestStartPage::showsWhatHasChangedSince()
{
    const QString path = write(u"shop.yaml"_qs, support::shopText());
    m_window->open({path});
    restart();
    write(u"shop.yaml"_qs, support::shopText("Renamed"));
    m_window->showPage(window::Page::Exchanges);
    m_window->showPage(window::Page::Apis);
    QTRY_COMPARE(notes(0), QStringList{u"changed on disk"_qs});
    QVERIFY(row(0, window::RecentPlaceRole).startsWith(u"Renamed 1 · "));
    // It is known again when it was open.
    m_window->open({path});
    m_window->action(ActionId::CloseDefinition)->trigger();
    QTRY_VERIFY(list()->isVisible());
    QTRY_VERIFY(!notes(0).contains(u"changed on disk"_qs));
}

void TestStartPage::showsMissingFilesAndFolders()
{
    const QString path = write(u"shop.yaml"_qs, support::shopText());
    m_window->open({path, m_folder->path()});
    QVERIFY(QFile::remove(path));
    restart();
    QTRY_COMPARE(list()->model()->rowCount(), 2);
    QCOMPARE(row(0), QFileInfo(m_folder->path()).fileName());
    QTRY_COMPARE(notes(1), QStringList{u"not found"_qs});
    QCOMPARE(notes(0), QStringList());
    support::grabTo(*m_window, u"start-missing"_qs);
}

void TestStartPage::showsUnsavedEditsOfAnEarlierRun()
{
    const QString path = write(u"shop.yaml"_qs, support::shopText());
    m_window->open({path});
    m_window->action(ActionId::CloseDefinition)->trigger();
    m_window.reset();
    workspace::RecoveryRecord record;
    record.path = path;
    record.title = u"shop.yaml"_qs;
    record.text = support::shopText("Edited");
    m_fixture->recoveryStore.entries.append({u"key"_qs, workspace::encodeRecovery(record)});
    start();
    QTRY_VERIFY(notes(0).contains(u"unsaved edits"_qs));
    support::click(*m_window, "recoveryDiscard");
    QTRY_VERIFY(!notes(0).contains(u"unsaved edits"_qs));
}

void TestStartPage::showsHostileNamesInOneLine()
{
    const QString name = u"a\u202Eb\nc<b>&d.yaml"_qs;
    const QString path = write(
        name, "openapi: 3.0.3\ninfo: {title: \"T\\n\\u202E<img src='x'>\", version: '1'}\npaths: {}\n");
    m_window->open({path});
    restart();
    QTRY_COMPARE(row(0), u"a\uFFFDb c<b>&d.yaml"_qs);
    QTRY_VERIFY(row(0, window::RecentPlaceRole).startsWith(u"T \uFFFD<img src='x'> 1"));
    QVERIFY(!row(0, Qt::ToolTipRole).contains(u'\n'));
    support::clickRow(*list(), list()->model()->index(0, 0));
    QTRY_VERIFY(m_window->currentDefinition());
    QCOMPARE(m_window->currentDefinition()->path(), path);
}

void TestStartPage::doesNotReadLargeFilesAndPipes()
{
    const QString large = write(u"large.yaml"_qs,
                                support::shopText() + QByteArray(window::RecentFiles::MostBytes, '\n'));
    const QString pipe = write(u"pipe.yaml"_qs, support::shopText());
    m_fixture->store.pipes.append(pipe);
    const QString small = write(u"small.yaml"_qs, support::shopText("Small"));
    m_fixture->settings.set(settings::RecentFiles, {large, pipe, small});
    QTRY_VERIFY(row(2, window::RecentPlaceRole).startsWith(u"Small 1"));
    QVERIFY(!row(0, window::RecentPlaceRole).contains(u"Shop"));
    QVERIFY(!row(1, window::RecentPlaceRole).contains(u"Shop"));
}

void TestStartPage::doesNotWaitForAServer()
{
    const QString path = m_folder->filePath(u"pipe.yaml"_qs);
    QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const auto reads = std::make_shared<PipeReads>();
    window::Services services = m_fixture->services();
    services.detachedStore = std::make_shared<PipeStore>(reads);
    m_window.reset();
    m_window = std::make_unique<window::MainWindow>(services);
    services.detachedStore.reset();
    support::activate(*m_window);
    m_fixture->settings.set(settings::RecentFiles, {path});
    QTRY_VERIFY(reads->started.available() == 1);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(m_window->close());
    m_window.reset();
    QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(reads->ended.available() == 0);
    // Somebody writes, so that the worker ends.
    const int pipe = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CLOEXEC);
    ::close(pipe);
    QVERIFY(reads->ended.tryAcquire(1, 20'000));
}

void TestStartPage::isUsedByKeyboard()
{
    const QString one = write(u"one.yaml"_qs, support::shopText("One"));
    const QString two = write(u"two.yaml"_qs, support::shopText("Two"));
    m_fixture->settings.set(settings::RecentFiles, {one, two});
    list()->setFocus(Qt::TabFocusReason);
    QCOMPARE(list()->currentIndex().row(), 0);
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(m_fixture->settings.get(settings::RecentFiles), QStringList{two});
    list()->setFocus(Qt::TabFocusReason);
    list()->setCurrentIndex(list()->model()->index(0, 0));
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY(m_window->currentDefinition());
    QCOMPARE(m_window->currentDefinition()->path(), two);
}

void TestStartPage::staysUsableWithDamagedSettings()
{
    const QString path = write(u"shop.yaml"_qs, support::shopText());
    m_fixture->settings.set(settings::SeenFiles, {u"{\"path\":"_qs, u"[]"_qs, QString(100'000, u'x'), u"null"_qs,
                                                  u"{\"path\":7,\"tops\":[],\"cursor\":\"a\"}"_qs});
    m_fixture->settings.set(settings::RecentFiles, {path});
    restart();
    QTRY_VERIFY(row(0, window::RecentPlaceRole).startsWith(u"Shop 1"));
    m_window->open({path});
    QVERIFY(m_window->currentDefinition());
    QVERIFY(m_window->close());
    QCOMPARE(m_fixture->settings.get(settings::SeenFiles).size(), 1);
}

/** On a text field, which would insert the path, and on Source. */
void TestStartPage::takesFilesThatAreDroppedAnywhere()
{
    const QString path = write(u"shop.yaml"_qs, support::shopText());
    const QString other = write(u"other.yaml"_qs, support::shopText("Other"));
    QVERIFY(support::dropFile(*support::control(*m_window, "welcomePage"), path));
    QTRY_VERIFY(m_window->currentDefinition());
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
    auto *source = support::control<QAbstractScrollArea>(*m_window, "sourceEditor");
    const QByteArray before = m_window->currentDefinition()->document().snapshot().text();
    QVERIFY(support::dropFile(*source->viewport(), other));
    QTRY_COMPARE(m_window->currentDefinition()->path(), other);
    QCOMPARE(m_fixture->workspace.find(path)->document().snapshot().text(), before);
    m_window->showPage(window::Page::Exchanges);
    auto *field = m_window->findChild<QLineEdit *>(u"composerPath"_qs);
    QVERIFY(field);
    const QString typed = field->text();
    QVERIFY(support::dropFile(*field, path));
    QTRY_COMPARE(m_window->currentDefinition()->path(), path);
    QCOMPARE(field->text(), typed);
}

void TestStartPage::fitsSmallWindowsAndLargeTexts_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_qs;
    QTest::newRow("German") << u"de"_qs;
}

void TestStartPage::fitsSmallWindowsAndLargeTexts()
{
    QFETCH(const QString, language);
    language::Translations translations;
    translations.choose(language);
    QStringList paths;
    for (int file = 0; file < 12; ++file)
        paths.append(write(u"definition-%1.yaml"_qs.arg(file), support::shopText("A definition of an API")));
    m_fixture->settings.set(settings::RecentFiles, paths);
    QTRY_VERIFY(row(11, window::RecentPlaceRole).startsWith(u"A definition"));
    m_window->resize(1024, 640);
    support::grabTo(*m_window, u"start-small-"_qs + language);
    QCOMPARE(m_window->size(), QSize(1024, 640));
    const QWidget *page = support::control(*m_window, "welcomePage");
    const qreal usualSize = heading(1).font().pointSizeF();
    m_fixture->settings.set(settings::Zoom, 2.0);
    QTRY_COMPARE(m_window->size(), QSize(1024, 640));
    QTest::qWait(100); // Layouts follow.
    const auto *area = support::control<QScrollArea>(*m_window, "welcomeArea");
    QVERIFY2(!area->horizontalScrollBar()->isVisible(), qPrintable(QString::number(area->widget()->width())));
    support::grabTo(*m_window, u"start-zoomed-"_qs + language);
    QCOMPARE(heading(1).font().pointSizeF(), 2 * usualSize);
    // The buttons and the list begin at the same height, and no text is cut.
    QCOMPARE(support::control(*m_window, "welcomeTour")->mapTo(page, QPoint()).y(), list()->mapTo(page, QPoint()).y());
    for (const QLabel *label : page->findChildren<QLabel *>()) {
        if (label->isVisible() && label->wordWrap())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }
    // No button is narrower than its text.
    for (const QPushButton *button : support::control(*m_window, "welcomePage")->findChildren<QPushButton *>()) {
        if (button->isVisible())
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
    }
}

void TestStartPage::modelIsConsistent()
{
    window::RecentModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    window::RecentFile entry{.path = u"/apis/shop.yaml"_qs};
    model.setEntries({entry, {.path = u"/apis"_qs, .state = window::RecentFile::State::Folder}});
    entry.state = window::RecentFile::State::Missing;
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setEntries({entry, {.path = u"/apis"_qs, .state = window::RecentFile::State::Folder}});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(), u"shop.yaml, not found, /apis"_qs);
    model.setEntries({});
    QCOMPARE(model.rowCount(), 0);
}

GATEWRIGHT_TEST(TestStartPage, QApplication)

#include "teststartpage.moc"
