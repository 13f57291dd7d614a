#include "banner.h"
#include "definitionpage.h"
#include "driving.h"
#include "grabs.h"
#include "problemspanel.h"
#include "references.h"
#include "sourceeditor.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>

using support::ShopPath;
using window::ActionId;
using window::DefinitionPage;
using window::DefinitionTab;
using window::MainWindow;

/** Jumps to targets of references and back, in several files, by keyboard and mouse. */
class TestReferenceJumps final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void goesWithinTheFileAndBack();
    void goesToAnotherFileAndBack();
    void listsRecentLocations();
    void goesByAClickWithControl();
    void reportsThatThereIsNoReference();
    void reportsAMissingFile();
    void opensNothingFromTheNetwork();
    void listsReferences();
    void reportsThatThereAreNoReferences();
    void goesBackToAFileThatWasClosed();
    void renamesTheSymbol_data();
    void renamesTheSymbol();
    void renamesInSeveralFiles();
    void reportsThatNothingCanBeRenamed();
    void reportsAFileWithoutForms();
    void listsUseTheKeyThemselves();
    void opensTheFileOfAProblem();

private:
    void place(const document::Pointer &pointer) const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const;
    [[nodiscard]] QString shownFile() const { return m_window->currentDefinition()->path(); }
    [[nodiscard]] source::SourceEditor *editor() const;
    [[nodiscard]] widgets::Banner *banner() const
    {
        return support::control<widgets::Banner>(*m_window, "windowBanner");
    }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

const QString PartPath = u"/apis/parts/common.yaml"_qs;
const document::Pointer ToBook{"components", "schemas", "Near", "$ref"};
const document::Pointer ToPart{"components", "schemas", "Far", "$ref"};

QByteArray shop()
{
    return "openapi: 3.0.3\ninfo: {title: S, version: '1'}\npaths:\n  /books: {get: {responses: {}}}\ncomponents:\n  schemas:\n"
           "    Book: {type: object}\n    Near:\n      $ref: '#/components/schemas/Book'\n"
           "    Far:\n      $ref: 'parts/common.yaml#/Price'\n    Gone:\n      $ref: 'none.yaml'\n"
           "    Net:\n      $ref: 'https://specs.example/a.yaml'\n";
}

const QByteArray Part = "# shared\nOther: {}\nPrice:\n  type: number\n  not: {$ref: nowhere.yaml}\n";

} // namespace

void TestReferenceJumps::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->store.files = {{ShopPath, shop()}, {PartPath, Part}};
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->open({ShopPath});
    QVERIFY(m_window->currentDefinition());
    m_window->action(ActionId::ShowSource)->trigger();
    QTRY_VERIFY(m_fixture->workspace.references().isCurrent());
}

void TestReferenceJumps::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

source::SourceEditor *TestReferenceJumps::editor() const
{
    for (auto *one : m_window->findChildren<source::SourceEditor *>()) {
        if (one->isVisible())
            return one;
    }
    return nullptr;
}

void TestReferenceJumps::place(const document::Pointer &pointer) const
{
    QVERIFY(editor()->showPointer(pointer));
    editor()->setFocus();
}

void TestReferenceJumps::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

void TestReferenceJumps::goesWithinTheFileAndBack()
{
    place(ToBook);
    const qsizetype from = editor()->cursorOffset();
    press(Qt::Key_F12);
    QCOMPARE(editor()->currentPointer(), (document::Pointer{"components", "schemas", "Book"}));
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(editor()->cursorOffset(), from);
    QCOMPARE(editor()->currentPointer(), ToBook);
}

void TestReferenceJumps::goesToAnotherFileAndBack()
{
    place(ToPart);
    press(Qt::Key_F12);
    QCOMPARE(shownFile(), PartPath);
    QCOMPARE(editor()->currentPointer(), document::Pointer{"Price"});
    QCOMPARE(editor()->selectedText(), u"Price"_qs);
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(shownFile(), ShopPath);
    QCOMPARE(editor()->currentPointer(), ToPart);
    // There are no more places to go back to.
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(editor()->currentPointer(), ToPart);
}

void TestReferenceJumps::listsRecentLocations()
{
    QVERIFY(!m_window->action(window::ActionId::RecentLocations)->isEnabled());
    place(ToPart);
    press(Qt::Key_F12);
    QCOMPARE(shownFile(), PartPath);
    support::click(*m_window, "toolBarGoBack");
    QCOMPARE(shownFile(), ShopPath);
    support::click(*m_window, "toolBarGoForward");
    QCOMPARE(shownFile(), PartPath);
    m_window->action(window::ActionId::RecentLocations)->trigger();
    const auto *list = support::control<QListWidget>(*m_window, "commandPaletteList");
    QCOMPARE(list->count(), 1);
    QCOMPARE(list->item(0)->text(), u"Source: components › schemas › Far › $ref"_qs);
    support::grabTo(*list->window(), u"recent-locations"_qs);
    QTest::keyClick(support::control<QLineEdit>(*m_window, "commandPaletteField"), Qt::Key_Return);
    QCOMPARE(shownFile(), ShopPath);
    QCOMPARE(editor()->currentPointer(), ToPart);
}

void TestReferenceJumps::goesByAClickWithControl()
{
    place({"info", "title"});
    place(ToPart);
    const QPoint at = editor()->caretRect(editor()->cursorOffset()).center();
    QTest::mouseClick(editor()->viewport(), Qt::LeftButton, Qt::ControlModifier, at);
    QCOMPARE(shownFile(), PartPath);
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(shownFile(), ShopPath);
    // A click without Ctrl follows no link.
    place({"info", "title"});
    QTest::mouseClick(editor()->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      editor()->caretRect(editor()->cursorOffset()).center());
    QCOMPARE(shownFile(), ShopPath);
    QVERIFY(!banner()->isVisible());
}

void TestReferenceJumps::reportsThatThereIsNoReference()
{
    place({"info", "title"});
    press(Qt::Key_F12);
    QVERIFY(banner()->isVisible());
    QCOMPARE(banner()->kind(), widgets::Banner::Kind::Information);
    QCOMPARE(shownFile(), ShopPath);
}

void TestReferenceJumps::reportsAMissingFile()
{
    place({"components", "schemas", "Gone", "$ref"});
    press(Qt::Key_F12);
    QVERIFY(banner()->isVisible());
    QVERIFY2(banner()->text().contains(u"none.yaml"), qPrintable(banner()->text()));
}

void TestReferenceJumps::opensNothingFromTheNetwork()
{
    place({"components", "schemas", "Net", "$ref"});
    press(Qt::Key_F12);
    QVERIFY2(banner()->isVisible() && banner()->text().contains(u"specs.example"), qPrintable(banner()->text()));
    QCOMPARE(m_fixture->fetcher.fetched, QStringList());
}

void TestReferenceJumps::listsReferences()
{
    m_window->open({PartPath});
    m_window->action(ActionId::ShowSource)->trigger();
    QTRY_VERIFY(m_fixture->workspace.references().isCurrent());
    place({"Price", "type"});
    press(Qt::Key_F12, Qt::ShiftModifier);
    auto *list = m_window->findChild<QListWidget *>(u"commandPaletteList"_qs);
    QVERIFY(list && list->isVisible());
    QCOMPARE(list->count(), 1);
    support::grabTo(*list->window(), u"uses"_qs);
    QTest::keyClick(support::control<QLineEdit>(*list->window(), "commandPaletteField"), Qt::Key_Return);
    QCOMPARE(shownFile(), ShopPath);
    QCOMPARE(editor()->currentPointer(), ToPart);
    QTRY_VERIFY(editor()->hasFocus());
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(shownFile(), PartPath);
    QCOMPARE(editor()->currentPointer(), (document::Pointer{"Price", "type"}));
}

void TestReferenceJumps::reportsThatThereAreNoReferences()
{
    place({"info", "title"});
    press(Qt::Key_F12, Qt::ShiftModifier);
    QVERIFY(!m_window->findChild<QListWidget *>(u"commandPaletteList"_qs));
    QVERIFY2(banner()->isVisible() && banner()->text().contains(u"info.title"), qPrintable(banner()->text()));
}

void TestReferenceJumps::goesBackToAFileThatWasClosed()
{
    place(ToPart);
    press(Qt::Key_F12);
    m_fixture->workspace.close(*m_fixture->workspace.find(ShopPath));
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(shownFile(), ShopPath);
    QCOMPARE(editor()->currentPointer(), ToPart);
}

void TestReferenceJumps::renamesTheSymbol_data()
{
    QTest::addColumn<document::Pointer>("here");
    QTest::addColumn<DefinitionTab>("tab");
    QTest::addColumn<QString>("name");
    QTest::newRow("component") << document::Pointer{"components", "schemas", "Near"} << DefinitionTab::Schemas
                               << u"Near"_qs;
    QTest::newRow("within one") << document::Pointer{"components", "schemas", "Book", "type"} << DefinitionTab::Schemas
                                << u"Book"_qs;
    QTest::newRow("reference to one") << ToBook << DefinitionTab::Schemas << u"Book"_qs;
    QTest::newRow("path") << document::Pointer{"paths", "/books"} << DefinitionTab::Paths << u"/books"_qs;
    QTest::newRow("within one of its operations")
        << document::Pointer{"paths", "/books", "get", "responses"} << DefinitionTab::Paths << u"/books"_qs;
}

void TestReferenceJumps::renamesTheSymbol()
{
    QFETCH(document::Pointer, here);
    QFETCH(DefinitionTab, tab);
    QFETCH(QString, name);
    place(here);
    const qsizetype from = editor()->cursorOffset();
    press(Qt::Key_F2);
    QCOMPARE(m_window->findChild<DefinitionPage *>()->currentTab(), tab);
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    QCOMPARE(field->selectedText(), name);
    QTest::keyClicks(field, name.startsWith(u'/') ? u"/other"_qs : u"Other"_qs);
    press(Qt::Key_Return);
    const document::Document &document = m_window->currentDefinition()->document();
    QTRY_VERIFY(!document.snapshot().text().contains(name.toUtf8()));
    press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(editor());
    QCOMPARE(editor()->cursorOffset(), from);
}

void TestReferenceJumps::renamesInSeveralFiles()
{
    m_fixture->store.files.insert(PartPath, "openapi: 3.0.3\ncomponents:\n  schemas:\n    Price: {type: number}\n");
    const auto definition = m_window->currentDefinition();
    QVERIFY(
        definition->document().set(ToPart, document::Value::string(u"parts/common.yaml#/components/schemas/Price"_qs)));
    QTRY_VERIFY(m_fixture->workspace.references().isCurrent());
    place(ToPart);
    press(Qt::Key_F2);
    QCOMPARE(shownFile(), PartPath);
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    QCOMPARE(field->selectedText(), u"Price"_qs);
    QTest::keyClicks(field, u"Cost"_qs);
    press(Qt::Key_Return);
    QTRY_COMPARE(definition->document().snapshot().at(ToPart).text(), u"parts/common.yaml#/components/schemas/Cost"_qs);
}

void TestReferenceJumps::reportsThatNothingCanBeRenamed()
{
    place({"info", "title"});
    press(Qt::Key_F2);
    QVERIFY2(banner()->isVisible() && banner()->text().contains(u"to rename it"), qPrintable(banner()->text()));
    QVERIFY(editor()->hasFocus());
}

void TestReferenceJumps::reportsAFileWithoutForms()
{
    m_fixture->store.files.insert(PartPath, "components:\n  schemas:\n    Price: {type: number}\n");
    m_window->open({PartPath});
    m_window->action(ActionId::ShowSource)->trigger();
    place({"components", "schemas", "Price"});
    press(Qt::Key_F2);
    QVERIFY2(banner()->isVisible() && banner()->text().contains(u"no form"), qPrintable(banner()->text()));
    QVERIFY(editor());
}

void TestReferenceJumps::listsUseTheKeyThemselves()
{
    m_window->action(ActionId::ShowSchemas)->trigger();
    auto *list = support::control<QTreeWidget>(*m_window, "componentTree");
    list->setFocus();
    list->setCurrentItem(list->topLevelItem(0)->child(0));
    press(Qt::Key_F2);
    QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
}

void TestReferenceJumps::opensTheFileOfAProblem()
{
    auto *panel = m_window->findChild<problems::ProblemsPanel *>();
    m_window->action(ActionId::ShowProblems)->trigger();
    auto *tree = support::control<QAbstractItemView>(*panel, "problemsTable");
    const auto indexes = [panel] {
        QModelIndexList found;
        for (int number = 0; number < panel->model().shownCount(); ++number) {
            const QModelIndex index = panel->model().shown(number);
            if (index.siblingAtColumn(problems::ProblemModel::Place).data().toString() == u"common.yaml:5:15")
                found.append(index);
        }
        return found;
    };
    QTRY_COMPARE(indexes().size(), 1);
    support::grabTo(*m_window, u"problems-elsewhere"_qs);
    tree->setFocus();
    tree->setCurrentIndex(indexes().constFirst());
    press(Qt::Key_Return);
    QCOMPARE(shownFile(), PartPath);
    QVERIFY(editor());
    QCOMPARE(editor()->selectedText(), u"nowhere.yaml"_qs);
    // The problem is listed once, for the file that is open now.
    QTRY_COMPARE(m_window->currentDefinition()->diagnostics().size(), 1);
    QCOMPARE(indexes().size(), 1);
}

GATEWRIGHT_TEST(TestReferenceJumps, QApplication)
#include "testreferencejumps.moc"
