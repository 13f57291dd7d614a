#include "driving.h"
#include "fakestore.h"
#include "grabs.h"
#include "processortime.h"
#include "readingpage.h"
#include "readingview.h"
#include "recordingpresenter.h"
#include "references.h"
#include "testprogram.h"
#include "theme.h"
#include "translations.h"
#include "workspace.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using document::Pointer;
using readingview::ReadingPage;
using readingview::ReadingView;

/** The Reading tab: what it shows while scrolling, its selection, its search, edits, and the export. */
class TestReadingPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup();
    void showsTheDocument();
    void laysOutWhatIsVisibleOnly();
    void scrollsWithoutJumps();
    void followsAPlace();
    void tellsWhatIsClicked();
    void goesToTheForm();
    void opensLinksByKeyboard();
    void findsText();
    void followsEdits();
    void copiesText();
    void exportsAPage();
    void exportsInTheLanguageOfTheWindow();
    void explainsWhatIsNoApi();
    void readsOtherFiles();
    void namesItsControls();
    void isReadableByAssistiveTechnology();
    void worksInASmallWindow();

private:
    void open(const QByteArray &text);
    [[nodiscard]] ReadingView &view() const { return *m_page->view(); }
    [[nodiscard]] QString currentTitle() const;
    /** Chooses a file in the dialog of the export. */
    void startExport(const QString &path);
    void paint() const { (void)m_page->grab(); }

    support::FakeStore m_store;
    navigation::Navigator m_navigator;
    support::RecordingPresenter m_window{m_navigator};
    std::unique_ptr<workspace::Workspace> m_workspace;
    workspace::OpenDefinition *m_definition = nullptr;
    std::unique_ptr<ReadingPage> m_page;
};

namespace {

QByteArray example()
{
    QFile file(QStringLiteral(RESOURCES "/examples/bookshop.yaml"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** Many operations, so that most of them are far from what is visible. */
QByteArray largeDocument(int operations)
{
    QByteArray text = "openapi: 3.1.0\ninfo: {title: Large, version: '1'}\npaths:\n";
    for (int i = 0; i < operations; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "  /p" + number + ":\n    get:\n      summary: Operation " + number +
                "\n      description: " + QByteArray("Some words. ").repeated(i % 50) + "\n      parameters:\n";
        for (int k = 0; k < i % 7; ++k)
            text += "        - {name: q" + QByteArray::number(k) + ", in: query, schema: {type: string}}\n";
    }
    return text;
}

} // namespace

void TestReadingPage::init()
{
    open(example());
}

void TestReadingPage::cleanup()
{
    m_page.reset();
    m_workspace.reset();
}

void TestReadingPage::open(const QByteArray &text)
{
    m_page.reset();
    m_store.files.clear();
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_definition = m_workspace->addUntitled(u"bookshop.yaml"_qs, text, document::Format::Yaml);
    m_page = std::make_unique<ReadingPage>(*m_definition, m_workspace->references(), m_navigator, m_store);
    support::activate(*m_page, {1000, 700});
    QTRY_VERIFY(m_workspace->references().isCurrent());
    paint();
}

QString TestReadingPage::currentTitle() const
{
    return view().current() < 0 ? QString() : reading::titleOf(view().entries()[view().current()]);
}

void TestReadingPage::showsTheDocument()
{
    QVERIFY(view().entries().count() > 10);
    QCOMPARE(reading::titleOf(view().entries()[0]), u"Bookshop"_qs);
    QVERIFY(view().verticalScrollBar()->maximum() > 0);
    const QImage image = view().viewport()->grab().toImage();
    int dark = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            dark += image.pixelColor(x, y).lightness() < 100 ? 1 : 0;
    }
    QVERIFY(dark > 1000);
}

void TestReadingPage::laysOutWhatIsVisibleOnly()
{
    open(largeDocument(1500));
    const auto begin = support::processorTime();
    QScrollBar *bar = view().verticalScrollBar();
    bar->setValue(bar->maximum());
    paint();
    // The last one is visible, and the scroll bar is at its end.
    QCOMPARE(bar->value(), bar->maximum());
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, QPoint(100, view().viewport()->height() - 60));
    QCOMPARE(currentTitle(), u"Operation 1499"_qs);
    // Far more than stays in memory.
    for (int i = 1; i <= 300; ++i) {
        bar->setValue(int(qint64(bar->maximum()) * ((i * 37) % 300) / 300));
        paint();
    }
    bar->setValue(bar->maximum() / 2);
    paint();
    QVERIFY(support::processorTime() - begin < std::chrono::seconds(20)); // Laying out all takes longer in this build.
}

void TestReadingPage::scrollsWithoutJumps()
{
    open(largeDocument(300));
    view().showPlace({"paths", "/p150", "get"});
    paint();
    QScrollBar *bar = view().verticalScrollBar();
    // Up by small steps and down by the same: the same pixels again, though heights become known on the way.
    const QImage before = view().viewport()->grab().toImage();
    for (int i = 0; i < 40; ++i) {
        bar->setValue(bar->value() - 30);
        paint();
    }
    for (int i = 0; i < 40; ++i) {
        bar->setValue(bar->value() + 30);
        paint();
    }
    QCOMPARE(view().viewport()->grab().toImage(), before);
    bar->setValue(0);
    paint();
    QCOMPARE(bar->value(), 0);
}

void TestReadingPage::followsAPlace()
{
    QSignalSpy located(&m_navigator, &navigation::Navigator::selected);
    m_page->follow({"components", "schemas", "Order", "properties"});
    QCOMPARE(currentTitle(), u"Order"_qs);
    m_page->follow({"paths", "/books/{isbn}", "get", "summary"});
    QCOMPARE(currentTitle(), u"Get a book"_qs);
    m_page->follow({"security"});
    QCOMPARE(currentTitle(), u"Get a book"_qs);
    QCOMPARE(located.size(), 0);
}

void TestReadingPage::tellsWhatIsClicked()
{
    QSignalSpy located(&m_navigator, &navigation::Navigator::selected);
    view().showPlace({"paths", "/books", "post"});
    located.clear();
    view().showPlace({"paths", "/books/{isbn}", "get"});
    QCOMPARE(located.size(), 1);
    QCOMPARE(located.first().first().value<navigation::Location>().pointer, (Pointer{"paths", "/books/{isbn}", "get"}));
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(currentTitle(), u"Add a book"_qs);
    QTest::keyClick(&view(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(currentTitle(), u"Get a book"_qs);
    QVERIFY(view().accessibleDescription().startsWith(u"Get a book"));
}

void TestReadingPage::goesToTheForm()
{
    m_window.shown.clear();
    auto *button = support::control<QPushButton>(*m_page, u"readingOpen"_qs);
    QVERIFY(!button->isEnabled());
    view().showPlace({"components", "schemas", "Book"});
    button->click();
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Return);
    support::control<QPushButton>(*m_page, u"readingSource"_qs)->click();
    QList<navigation::View> views;
    for (const navigation::Visit &visit : std::as_const(m_window.shown)) {
        views.append(visit.view);
        QCOMPARE(visit.location.pointer, (Pointer{"components", "schemas", "Book"}));
    }
    QCOMPARE(views, (QList{navigation::View::Form, navigation::View::Form, navigation::View::Source}));
}

void TestReadingPage::opensLinksByKeyboard()
{
    view().showPlace({"paths", "/books", "get"});
    const reading::Runs links = view().links();
    QVERIFY(std::any_of(links.begin(), links.end(), [](const reading::Run &link) {
        return link.target == Pointer{"components", "schemas", "BookPage"};
    }));
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QApplication::sendEvent(&view(), &event);
    QMenu *targets = nullptr;
    for (auto *menu : m_page->findChildren<QMenu *>()) {
        if (menu->title() == u"Go to link")
            targets = menu;
    }
    QVERIFY(targets);
    const QList<QAction *> actions = targets->actions();
    const auto action = std::find_if(actions.begin(), actions.end(),
                                     [](const QAction *each) { return each->text() == u"BookPage"; });
    QVERIFY(action != actions.end());
    (*action)->trigger();
    QCOMPARE(currentTitle(), u"BookPage"_qs);
}

void TestReadingPage::findsText()
{
    auto *search = support::control<QLineEdit>(*m_page, u"readingSearch"_qs);
    search->setText(u"catalOGUE"_qs);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE(view().selectedText().toLower(), u"catalogue"_qs);
    const auto first = view().cursor();
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(view().cursor() != first || !view().selectedText().isEmpty());
    search->setText(u"no such text"_qs);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE(support::control<QLabel>(*m_page, u"readingFound"_qs)->text(), u"Not found"_qs);
}

void TestReadingPage::followsEdits()
{
    view().showPlace({"paths", "/books", "post"});
    paint();
    const int value = view().verticalScrollBar()->value();
    QVERIFY(value > 0);
    QVERIFY(
        m_definition->document().set({"paths", "/books", "post", "summary"}, document::Value::string(u"Changed"_qs)));
    QTRY_COMPARE(currentTitle(), u"Changed"_qs);
    QVERIFY(m_definition->document().set({"info", "description"}, document::Value::string(u"Short"_qs)));
    QTRY_COMPARE(view().entries().blocks(0)[2].text(), u"Short"_qs);
    paint();
    QCOMPARE(currentTitle(), u"Changed"_qs);
    m_definition->document().undo();
    m_definition->document().undo();
    QTRY_COMPARE(currentTitle(), u"Add a book"_qs);
    // A text with a syntax error leaves the last valid one.
    QVERIFY(m_definition->document().spliceText(document::Splice{0, 0, "[\n"}));
    QTest::qWait(300);
    paint();
    QCOMPARE(currentTitle(), u"Add a book"_qs);
}

void TestReadingPage::copiesText()
{
    view().showPlace({"paths", "/books", "post"});
    paint();
    view().copy();
    QVERIFY(QApplication::clipboard()->text().startsWith(u"Add a book\nPOST  /books\nOperation ID addBook\n"));
    const QPoint heading(60, 40);
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, heading);
    QVERIFY(u"Add a book"_qs.contains(view().selectedText()));
    QVERIFY(!view().selectedText().isEmpty());
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, QPoint(0, 40));
    QTest::mouseMove(view().viewport(), QPoint(900, 75));
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, QPoint(900, 75));
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(QApplication::clipboard()->text().startsWith(u"Add a book\nPOST"),
             qPrintable(QApplication::clipboard()->text()));
}

void TestReadingPage::startExport(const QString &path)
{
    support::control<QPushButton>(*m_page, u"readingExport"_qs)->click();
    auto *dialog = m_page->findChild<QFileDialog *>();
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    delete dialog;
}

void TestReadingPage::exportsAPage()
{
    startExport(u"/out/page.html"_qs);
    QTRY_VERIFY(m_store.files.find(u"/out/page.html"_qs).has_value());
    const QByteArray page = *m_store.files.find(u"/out/page.html"_qs);
    QVERIFY(page.startsWith("<!DOCTYPE html>"));
    QVERIFY(page.contains("Add a book"));
    QVERIFY(!page.contains("x-vendor-api-gateway"));
}

/** Also if the language changes while a worker makes the page: it has texts of one language alone. */
void TestReadingPage::exportsInTheLanguageOfTheWindow()
{
    language::Translations translations;
    translations.choose(u"de"_qs);
    startExport(u"/out/de.html"_qs);
    QTRY_VERIFY(m_store.files.contains(u"/out/de.html"_qs));
    const QByteArray german = m_store.files.value(u"/out/de.html"_qs);
    QVERIFY(german.contains("<html lang=\"de\">"));
    QVERIFY(german.contains("Antworten</h"));
    QVERIFY(!german.contains("Responses</h"));
    startExport(u"/out/en.html"_qs);
    translations.choose(u"en"_qs);
    QTRY_VERIFY(m_store.files.contains(u"/out/en.html"_qs));
    const QByteArray english = m_store.files.value(u"/out/en.html"_qs);
    QVERIFY(english.contains("<html lang=\"en\">"));
    QVERIFY(english.contains("Responses</h"));
    QVERIFY(!english.contains("Antworten</h"));
}

void TestReadingPage::explainsWhatIsNoApi()
{
    open("name: not an API\n");
    QVERIFY(!view().isVisible());
    QVERIFY(!support::control<QPushButton>(*m_page, u"readingExport"_qs)->isEnabled());
    QVERIFY(m_definition->document().set({"openapi"}, document::Value::string(u"3.1.0"_qs)));
    QTRY_VERIFY(view().isVisible());
}

void TestReadingPage::readsOtherFiles()
{
    m_page.reset();
    m_store.files = {{u"/apis/api.yaml"_qs, "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n"
                                            "  /a: {$ref: parts/a.yaml}\n  /b: {$ref: ../b.yaml}\n"},
                     {u"/apis/parts/a.yaml"_qs, "get: {summary: In a file}\n"},
                     {u"/b.yaml"_qs, "get: {summary: Outside}\n"}};
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    const auto opened = m_workspace->open(u"/apis/api.yaml"_qs);
    QVERIFY(opened);
    m_definition = *opened;
    m_page = std::make_unique<ReadingPage>(*m_definition, m_workspace->references(), m_navigator, m_store);
    support::activate(*m_page, {1000, 700});
    const auto titles = [this] {
        QStringList all;
        for (const reading::Entry &entry : view().entries().outline())
            all.append(reading::titleOf(entry));
        return all;
    };
    QTRY_VERIFY2(titles().contains(u"In a file"_qs), qPrintable(titles().join(u' ')));
    QVERIFY(!titles().contains(u"Outside"_qs));
}

void TestReadingPage::namesItsControls()
{
    QCOMPARE(support::unnamedControls(*m_page), QStringList());
}

void TestReadingPage::isReadableByAssistiveTechnology()
{
    QAccessible::setActive(true);
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&view());
    QVERIFY(accessible);
    QCOMPARE(accessible->text(QAccessible::Name), u"Reading view"_qs);
    QVERIFY(accessible->state().readOnly);
    QAccessibleTextInterface *reader = accessible->textInterface();
    QVERIFY(reader);
    QCOMPARE(reader->characterCount(), 0);
    QVERIFY(view().showPlace({"paths", "/books", "get"}));
    paint();
    const QString all = reader->text(0, -1);
    QCOMPARE(reader->characterCount(), all.size());
    QVERIFY2(all.startsWith(u"List books\nGET  /books\n"), qPrintable(all.left(200)));
    const auto path = int(all.indexOf(u"/books"));
    int start = 0;
    int end = 0;
    QCOMPARE(reader->textAtOffset(path, QAccessible::LineBoundary, &start, &end).trimmed(), u"GET  /books"_qs);
    reader->setSelection(0, path, path + 6);
    QCOMPARE(view().selectedText(), u"/books"_qs);
    QCOMPARE(reader->selectionCount(), 1);
    reader->selection(0, &start, &end);
    QCOMPARE(start, path);
    QCOMPARE(end, path + 6);
    reader->setCursorPosition(path);
    QCOMPARE(reader->cursorPosition(), path);
    QCOMPARE(reader->selectionCount(), 0);
    paint();
    const QRect place = reader->characterRect(path);
    QVERIFY(view().viewport()->rect().contains(view().viewport()->mapFromGlobal(place.center())));
    const int found = reader->offsetAtPoint(place.center());
    QVERIFY(found >= int(all.indexOf(u"GET")) && found <= path + 6);
    // It is the text of the current part, also after an edit.
    QVERIFY(m_definition->document().set({"paths", "/books", "get", "summary"}, document::Value::string(u"All"_qs)));
    QTRY_VERIFY(reader->text(0, -1).startsWith(u"All\n"));
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Down, Qt::ControlModifier);
    QVERIFY(reader->text(0, -1).startsWith(u"Add a book\n"));
}

void TestReadingPage::worksInASmallWindow()
{
    m_page->resize(500, 300);
    view().showPlace({"components", "schemas", "Book"});
    paint();
    QVERIFY(view().horizontalScrollBar()->maximum() == 0);
    theme::apply(*qApp, theme::Choice::Dark);
    paint();
    QVERIFY(view().viewport()->grab().toImage().pixelColor(2, 2).lightness() < 100);
    theme::apply(*qApp, theme::Choice::Light);
}

GATEWRIGHT_TEST(TestReadingPage, QApplication)
#include "testreadingpage.moc"
