#include "badge.h"
#include "driving.h"
#include "grabs.h"
#include "searchfield.h"
#include "sourceeditor.h"
#include "testprogram.h"
#include "widgetactions.h"
#include "windowplaces.h"

#include <QAction>
#include <QApplication>
#include <QListWidget>
#include <QTabBar>
#include <QTest>

using support::PlacesWindow;
using support::WindowPlaces;
using window::ActionId;

/** The command palette lists the actions of the visible lists and editors. */
class TestWidgetActions final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { m_places = std::make_unique<PlacesWindow>(); }
    void cleanup() { m_places.reset(); }
    void listsEveryActionOnce_data();
    void listsEveryActionOnce();
    void listsTheSourceEditorOnlyWhileItIsVisible();
    void runsInTheEditorWithTheFocus();
    void listsAnActionThatIsDisabled();
    void listsOneOfTwoEditors();
    void goesToAFieldByItsName();
    void pressesAButtonByItsName();

private:
    QListWidget *openPalette(const QString &typed) const;
    [[nodiscard]] static int rowOf(const QListWidget &list, const QString &title);

    std::unique_ptr<PlacesWindow> m_places;
};

QListWidget *TestWidgetActions::openPalette(const QString &typed) const
{
    m_places->shown->action(ActionId::CommandPalette)->trigger();
    auto *list = support::control<QListWidget>(*m_places->shown, "commandPaletteList");
    support::control<QLineEdit>(*m_places->shown, "commandPaletteField")->setText(typed);
    return list;
}

int TestWidgetActions::rowOf(const QListWidget &list, const QString &title)
{
    for (int row = 0; row < list.count(); ++row) {
        if (list.item(row)->text() == title)
            return row;
    }
    return -1;
}

void TestWidgetActions::listsEveryActionOnce_data()
{
    QTest::addColumn<int>("place");
    for (int at = 0; at < int(std::size(WindowPlaces)); ++at)
        QTest::addRow("%s", WindowPlaces[at].name) << at;
}

void TestWidgetActions::listsEveryActionOnce()
{
    QFETCH(int, place);
    m_places->show(WindowPlaces[place]);
    const QList<window::WidgetAction> listed = window::widgetActions(*m_places->shown);
    QSet<const QAction *> actions;
    const QList<QAction *> ofWindow = m_places->shown->findChild<window::Actions *>()->all();
    for (const window::WidgetAction &one : listed) {
        QVERIFY2(!actions.contains(one.action), qPrintable(one.title));
        QVERIFY2(!ofWindow.contains(one.action), qPrintable(one.title));
        QVERIFY2(!one.widget->accessibleName().isEmpty(), qPrintable(one.widget->objectName()));
        QVERIFY2(one.widget->focusPolicy() != Qt::NoFocus, qPrintable(one.widget->objectName()));
        actions.insert(one.action);
    }
    // All that have a key of their own, wherever they were added.
    for (const auto *action : m_places->page()->findChildren<QAction *>()) {
        const auto *widget = qobject_cast<const QWidget *>(action->parent());
        if (widget && widget->isVisible() && !action->shortcut().isEmpty())
            QVERIFY2(actions.contains(action), qPrintable(action->objectName()));
    }
}

void TestWidgetActions::listsTheSourceEditorOnlyWhileItIsVisible()
{
    m_places->show(WindowPlaces[int(window::DefinitionTab::Source)]);
    const QListWidget *list = openPalette(u"Toggle comment"_qs);
    QCOMPARE(list->item(0)->text(), u"Toggle comment"_qs);
    const QString note = list->item(0)->data(widgets::NoteRole).toString();
    QCOMPARE(note, u"Source – %1"_qs.arg(QKeySequence(Qt::CTRL | Qt::Key_Slash).toString(QKeySequence::NativeText)));
    QTest::keyClick(support::control<QLineEdit>(*m_places->shown, "commandPaletteField"), Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_places->show(WindowPlaces[int(window::DefinitionTab::Overview)]);
    QCOMPARE(rowOf(*openPalette(u"Toggle comment"_qs), u"Toggle comment"_qs), -1);
}

void TestWidgetActions::runsInTheEditorWithTheFocus()
{
    m_places->show(WindowPlaces[int(window::DefinitionTab::Source)]);
    auto *editor = m_places->shown->findChild<source::SourceEditor *>();
    m_places->shown->findChild<QTabBar *>(u"definitionTabs"_qs)->setFocus();
    openPalette(u"Toggle comment"_qs);
    QTest::keyClick(support::control<QLineEdit>(*m_places->shown, "commandPaletteField"), Qt::Key_Return);
    QTRY_VERIFY(editor->hasFocus());
    QVERIFY(m_places->document()->snapshot().text().startsWith("# openapi"));
}

void TestWidgetActions::listsAnActionThatIsDisabled()
{
    m_places->show(WindowPlaces[int(window::DefinitionTab::Source)]);
    const QString title = u"Next change since the last commit"_qs;
    const QListWidget *list = openPalette(title);
    const int row = rowOf(*list, title);
    QVERIFY(row >= 0);
    QVERIFY(!list->item(row)->flags().testFlag(Qt::ItemIsEnabled)); // The file is in no repository.
}

void TestWidgetActions::listsOneOfTwoEditors()
{
    m_places->show(WindowPlaces[int(window::DefinitionTab::Source)]);
    m_places->shown->action(ActionId::SplitView)->trigger();
    const auto pages = m_places->shown->findChildren<window::DefinitionPage *>();
    QCOMPARE(pages.size(), 2);
    for (window::DefinitionPage *page : pages) {
        page->showTab(window::DefinitionTab::Source);
        auto *editor = page->findChild<source::SourceEditor *>();
        editor->setFocus();
        QTRY_VERIFY(editor->hasFocus());
        const QList<window::WidgetAction> listed = window::widgetActions(*m_places->shown);
        const auto ofEditors = std::count_if(listed.cbegin(), listed.cend(), [](const window::WidgetAction &one) {
            return one.action->objectName() == u"sourceToggleComment"_qs;
        });
        QCOMPARE(ofEditors, 1);
        QVERIFY(std::any_of(listed.cbegin(), listed.cend(),
                            [editor](const window::WidgetAction &one) { return one.widget == editor; }));
    }
}

void TestWidgetActions::goesToAFieldByItsName()
{
    m_places->show(WindowPlaces[int(window::DefinitionTab::Settings)]);
    const QListWidget *list = openPalette(u"Upstream URL"_qs);
    QCOMPARE(list->item(0)->text(), u"Upstream URL"_qs);
    QVERIFY(list->item(0)->data(widgets::NoteRole).toString().endsWith(u"field"_qs));
    QTest::keyClick(support::control<QLineEdit>(*m_places->shown, "commandPaletteField"), Qt::Key_Return);
    QTRY_COMPARE(m_places->shown->focusWidget()->accessibleName(), u"Upstream URL"_qs);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_places->show(WindowPlaces[int(window::DefinitionTab::Source)]);
    QCOMPARE(rowOf(*openPalette(u"Upstream URL"_qs), u"Upstream URL"_qs), -1); // It is on another page.
}

void TestWidgetActions::pressesAButtonByItsName()
{
    m_places->show(WindowPlaces[int(window::DefinitionTab::Overview)]);
    const QListWidget *list = openPalette(u"Add tag"_qs);
    QCOMPARE(list->item(0)->text(), u"Add tag"_qs);
    QTest::keyClick(support::control<QLineEdit>(*m_places->shown, "commandPaletteField"), Qt::Key_Return);
    QTRY_VERIFY(qobject_cast<const QLineEdit *>(QApplication::focusWidget())); // The name of the new tag.
    QCOMPARE(m_places->document()->snapshot().at({"tags"}).childCount(), 1);
}

GATEWRIGHT_TEST(TestWidgetActions, QApplication)
#include "testwidgetactions.moc"
