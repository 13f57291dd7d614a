#include "definitionpage.h"
#include "driving.h"
#include "grabs.h"
#include "settingstable.h"
#include "sourceeditor.h"
#include "sourcepage.h"
#include "testprogram.h"
#include "windowplaces.h"

#include <QApplication>
#include <QSplitter>
#include <QTest>
#include <QTreeWidget>

using support::PlacesWindow;
using support::WindowPlaces;
using window::ActionId;
using window::DefinitionTab;

/** Source beside the form of the same definition. */
class TestSourceBeside final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_places.reset(); }
    void showsBothAndRemembersIt();
    void followsTheForm();
    void followsTheListOfComponents();
    void followsAClickOnTheCurrentComponent();
    void keepsTheCursorInView();
    void showsAPlaceThatWasSelectedBefore();
    void theFormFollows();
    void typingKeepsTheFocus();
    void keysFollowTheFocus();
    void theSourceTabKeepsWorking();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_places->shown->windowHandle(), key, modifiers);
    }
    void focusEditor() const
    {
        editor()->setFocus();
        QTRY_VERIFY(editor()->hasFocus());
    }
    [[nodiscard]] window::DefinitionPage &page() const
    {
        return *m_places->shown->findChild<window::DefinitionPage *>();
    }
    [[nodiscard]] source::SourceEditor *editor() const { return m_places->shown->findChild<source::SourceEditor *>(); }
    [[nodiscard]] QTreeView *tree() const { return support::control<QTreeView>(*m_places->shown, "pathTree"); }

    std::unique_ptr<PlacesWindow> m_places;
};

void TestSourceBeside::init()
{
    m_places = std::make_unique<PlacesWindow>();
    m_places->show(WindowPlaces[int(DefinitionTab::Paths)]);
    press(Qt::Key_Backslash, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(editor() && editor()->isVisible());
}

void TestSourceBeside::showsBothAndRemembersIt()
{
    QVERIFY(tree()->isVisible());
    QCOMPARE(page().currentTab(), DefinitionTab::Paths);
    QVERIFY(m_places->shown->action(ActionId::SourceBeside)->isChecked());
    QVERIFY(m_places->fixture.settings.get(settings::SourceBeside));
    support::grabTo(*m_places->shown, u"source-beside"_qs);
    press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(editor()->isVisible());
    press(Qt::Key_Backslash, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!editor()->isVisible());
    QVERIFY(!m_places->fixture.settings.get(settings::SourceBeside));
}

void TestSourceBeside::followsTheForm()
{
    tree()->setFocus();
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    QTRY_COMPARE(editor()->currentPointer(), (document::Pointer{"paths", "/books", "get"}));
    press(Qt::Key_Down);
    QTRY_COMPARE(editor()->currentPointer(), (document::Pointer{"paths", "/books", "post"}));
    QVERIFY(tree()->hasFocus());
}

void TestSourceBeside::followsTheListOfComponents()
{
    for (const char *name : {"Aa", "Bb"})
        QVERIFY(page().definition().document().set({"components", "schemas", name}, document::Value::object()));
    press(Qt::Key_3, Qt::ControlModifier);
    auto *list = support::control<QTreeWidget>(*m_places->shown, "componentTree");
    list->setFocus();
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    const QString first = list->currentItem()->text(0);
    QTRY_COMPARE(editor()->currentPointer(), (document::Pointer{"components", "schemas", first.toUtf8()}));
    press(Qt::Key_Down);
    const QString second = list->currentItem()->text(0);
    QVERIFY(second != first);
    QTRY_COMPARE(editor()->currentPointer(), (document::Pointer{"components", "schemas", second.toUtf8()}));
    QVERIFY(list->hasFocus());
}

void TestSourceBeside::followsAClickOnTheCurrentComponent()
{
    QVERIFY(page().definition().document().set({"components", "schemas", "Aa"}, document::Value::object()));
    press(Qt::Key_3, Qt::ControlModifier);
    auto *list = support::control<QTreeWidget>(*m_places->shown, "componentTree");
    QTreeWidgetItem *row = list->findItems(u"Aa"_qs, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    const auto clickRow = [list, row] {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(row).center());
    };
    clickRow();
    const document::Pointer component{"components", "schemas", "Aa"};
    QTRY_COMPARE(editor()->currentPointer(), component);
    focusEditor();
    press(Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(editor()->currentPointer() != component);
    clickRow();
    QTRY_COMPARE(editor()->currentPointer(), component);
}

/** The editor is created while the page still has another height. */
void TestSourceBeside::keepsTheCursorInView()
{
    tree()->setFocus();
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    press(Qt::Key_5, Qt::ControlModifier);
    const auto isCursorVisible = [this] {
        return editor()->viewport()->rect().contains(editor()->caretRect(editor()->cursorOffset()));
    };
    QTRY_VERIFY(isCursorVisible());
    const qsizetype line = editor()->snapshot().lineAt(editor()->cursorOffset());
    editor()->reveal(editor()->snapshot().lineSpan(line - 5).offset, false);
    // In the lower half, which the smaller editor does not have.
    press(Qt::Key_2, Qt::ControlModifier);
    m_places->shown->resize(m_places->shown->width(), 460);
    QTRY_VERIFY(isCursorVisible());
}

/** Source followed while it was hidden and had the size of a tab. */
void TestSourceBeside::showsAPlaceThatWasSelectedBefore()
{
    press(Qt::Key_5, Qt::ControlModifier);
    press(Qt::Key_2, Qt::ControlModifier);
    press(Qt::Key_Backslash, Qt::ControlModifier | Qt::ShiftModifier);
    m_places->shown->resize(m_places->shown->width(), 460);
    tree()->setFocus();
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Backslash, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(editor()->currentPointer(), (document::Pointer{"paths", "/books", "post"}));
    QTRY_VERIFY(editor()->viewport()->rect().contains(editor()->caretRect(editor()->cursorOffset())));
}

void TestSourceBeside::theFormFollows()
{
    QCOMPARE(tree()->currentIndex().row(), 0);
    focusEditor();
    QVERIFY(editor()->showPointer({"paths", "/books", "post"}));
    QTRY_COMPARE(tree()->currentIndex().row(), 1);
    QVERIFY(editor()->hasFocus());
    QCOMPARE(page().currentTab(), DefinitionTab::Paths);
}

void TestSourceBeside::typingKeepsTheFocus()
{
    focusEditor();
    QVERIFY(editor()->showPointer({"info", "title"}));
    press(Qt::Key_End);
    QTest::keyClicks(editor(), u"ping"_qs);
    QVERIFY(editor()->hasFocus());
    QVERIFY(m_places->document()->snapshot().text().contains("title: Shopping"));
    QTest::qWait(100);
    QTest::keyClicks(editor(), u"s"_qs);
    QVERIFY(m_places->document()->snapshot().text().contains("title: Shoppings"));
}

void TestSourceBeside::keysFollowTheFocus()
{
    tree()->setFocus();
    QTRY_VERIFY(!m_places->shown->action(ActionId::Rename)->isEnabled());
    focusEditor();
    QVERIFY(m_places->shown->action(ActionId::Rename)->isEnabled());
    press(Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    QVERIFY(page().findChild<source::SourcePage *>()->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(page().currentTab(), DefinitionTab::Paths);
}

void TestSourceBeside::theSourceTabKeepsWorking()
{
    press(Qt::Key_5, Qt::ControlModifier);
    QCOMPARE(page().currentTab(), DefinitionTab::Source);
    QVERIFY(editor()->isVisible());
    QVERIFY(!tree()->isVisible());
    press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(tree()->isVisible());
    QVERIFY(editor()->isVisible());
    QCOMPARE(m_places->shown->findChildren<source::SourceEditor *>().size(), 1);
}

GATEWRIGHT_TEST(TestSourceBeside, QApplication)
#include "testsourcebeside.moc"
