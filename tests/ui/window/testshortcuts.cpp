#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "windowplaces.h"

#include <QAction>
#include <QApplication>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

using support::PlacesWindow;
using support::WindowPlace;
using support::WindowPlaces;
using window::ActionId;
using window::Page;

namespace {

/** Where an action means something. Elsewhere it is disabled. */
enum class Where { Everywhere, WithSearch, WithDefinition, OnDefinition, InSource, OnExchanges, WithRequest };

struct ShortcutRow {
    std::variant<ActionId, Page> action;
    QList<QKeyCombination> keys;
    Where where = Where::Everywhere;
};

constexpr auto CtrlShift = Qt::CTRL | Qt::SHIFT;

/** The table of the conventions, without undo and redo, which fields take for themselves. */
QList<ShortcutRow> shortcutRows()
{
    return {
        {ActionId::SendRequest, {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, Where::WithRequest},
        {ActionId::Replay, {Qt::Key_F5}, Where::OnExchanges},
        {ActionId::CommandPalette, {CtrlShift | Qt::Key_P, Qt::CTRL | Qt::Key_K}},
        {ActionId::QuickOpen, {Qt::CTRL | Qt::Key_P}},
        {ActionId::Save, {Qt::CTRL | Qt::Key_S}, Where::WithDefinition},
        {ActionId::SaveAll, {CtrlShift | Qt::Key_S}, Where::WithDefinition},
        {ActionId::CloseDefinition, {Qt::CTRL | Qt::Key_W}, Where::OnDefinition},
        {ActionId::ReopenDefinition, {CtrlShift | Qt::Key_T}},
        {ActionId::Find, {Qt::CTRL | Qt::Key_F}, Where::WithSearch},
        {ActionId::Replace, {Qt::CTRL | Qt::Key_H}, Where::OnDefinition},
        {ActionId::FindInFiles, {CtrlShift | Qt::Key_F}},
        {ActionId::GoToDefinition, {Qt::Key_F12}, Where::OnDefinition},
        {ActionId::GoBack, {Qt::ALT | Qt::Key_Left}},
        {ActionId::FindUses, {Qt::SHIFT | Qt::Key_F12}, Where::OnDefinition},
        {ActionId::Rename, {Qt::Key_F2}, Where::InSource},
        {ActionId::NextProblem, {Qt::Key_F8}},
        {ActionId::PreviousProblem, {Qt::SHIFT | Qt::Key_F8}},
        {ActionId::NextPane, {Qt::Key_F6}},
        {ActionId::PreviousPane, {Qt::SHIFT | Qt::Key_F6}},
        {ActionId::FoldNavigation, {Qt::CTRL | Qt::Key_Backslash}},
        {Page::Apis, {Qt::ALT | Qt::Key_1}},
        {Page::Exchanges, {Qt::ALT | Qt::Key_2}},
        {Page::Certificates, {Qt::ALT | Qt::Key_3}},
        {Page::Policies, {Qt::ALT | Qt::Key_4}},
        {Page::SsoProfiles, {Qt::ALT | Qt::Key_5}},
        {Page::Environments, {Qt::ALT | Qt::Key_6}},
        {ActionId::ShowProblems, {Qt::ALT | Qt::Key_8}},
        {ActionId::ShowExchangesDock, {Qt::ALT | Qt::Key_9}},
        {ActionId::SwitchEnvironment, {Qt::CTRL | Qt::Key_E}},
        {ActionId::Preferences, {Qt::CTRL | Qt::Key_Comma}},
        {ActionId::ZoomIn, {Qt::CTRL | Qt::Key_Equal, Qt::CTRL | Qt::Key_Plus}},
        {ActionId::ZoomOut, {Qt::CTRL | Qt::Key_Minus}},
        {ActionId::ZoomReset, {Qt::CTRL | Qt::Key_0}},
    };
}

QList<QKeyCombination> keysOf(const QAction &action)
{
    QList<QKeyCombination> keys;
    for (const QKeySequence &one : action.shortcuts())
        keys.append(one[0]);
    return keys;
}

bool applies(Where where, const WindowPlace &place)
{
    const bool isTab = place.kind == WindowPlace::Kind::Tab;
    const bool isPage = place.kind == WindowPlace::Kind::Page;
    switch (where) {
    case Where::Everywhere:
        return true;
    case Where::WithSearch:
        return isTab || (isPage && place.index != int(Page::Environments));
    case Where::WithDefinition:
        return isTab || isPage;
    case Where::OnDefinition:
        return isTab;
    case Where::InSource:
        return isTab && place.index == int(window::DefinitionTab::Source);
    case Where::WithRequest:
        return applies(Where::OnExchanges, place) || (isTab && place.index == int(window::DefinitionTab::Paths));
    case Where::OnExchanges:
        return isPage && place.index == int(Page::Exchanges);
    }
    Q_UNREACHABLE();
}

enum class FocusIn { UsualWidget, Field, TextField };

} // namespace

/** Presses the shortcuts of the conventions on every page, with the focus in its usual widget and in text fields. */
class TestShortcuts final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { m_places = std::make_unique<PlacesWindow>(); }
    void cleanup() { m_places.reset(); }
    void everyActionRuns_data() { addPlaces(); }
    void everyActionRuns();
    void undoesAndRedoes_data() { addPlaces(); }
    void undoesAndRedoes();
    void thePaletteTellsWhatIsDisabled_data();
    void thePaletteTellsWhatIsDisabled();
    void findMovesToASearchField_data();
    void findMovesToASearchField();
    void renamesTheSelectedRow();
    void sendsAndReplays();

private:
    static void addPlaces();
    /** Shows a place and moves the focus there; to nothing and null if it has no such field. */
    QWidget *show(const WindowPlace &place, FocusIn focus = FocusIn::UsualWidget);
    [[nodiscard]] QAction *action(const ShortcutRow &row) const
    {
        const auto &actions = *m_places->shown->findChild<window::Actions *>();
        return std::visit([&actions](auto id) { return actions[id]; }, row.action);
    }
    /** Sends a key event to the window, as the platform does. */
    void press(QKeyCombination keys) const
    {
        QTest::keyClick(m_places->shown->windowHandle(), keys.key(), keys.keyboardModifiers());
    }

    std::unique_ptr<PlacesWindow> m_places;
};

void TestShortcuts::addPlaces()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<FocusIn>("focus");
    for (int at = 0; at < int(std::size(WindowPlaces)); ++at) {
        QTest::addRow("%s", WindowPlaces[at].name) << at << FocusIn::UsualWidget;
        QTest::addRow("%s, in a field", WindowPlaces[at].name) << at << FocusIn::Field;
        QTest::addRow("%s, in a field of several lines", WindowPlaces[at].name) << at << FocusIn::TextField;
    }
}

QWidget *TestShortcuts::show(const WindowPlace &place, FocusIn focus)
{
    m_places->show(place);
    if (focus == FocusIn::Field && place.kind == WindowPlace::Kind::Tab &&
        place.index == int(window::DefinitionTab::Source))
        m_places->shown->action(ActionId::Find)->trigger(); // Opens the find bar.
    QWidget *widget = focus == FocusIn::UsualWidget ? m_places->usualWidget()
                      : focus == FocusIn::Field     ? m_places->field()
                                                    : m_places->textField();
    if (widget)
        widget->setFocus(Qt::OtherFocusReason);
    return widget;
}

void TestShortcuts::everyActionRuns()
{
    QFETCH(int, place);
    QFETCH(FocusIn, focus);
    const WindowPlace &shown = WindowPlaces[place];
    if (shown.kind != WindowPlace::Kind::Welcome)
        m_places->edit(u"Edited"_qs);
    QWidget *widget = show(shown, focus);
    if (!widget)
        QSKIP("The page has no such field");
    QList<ShortcutRow> rows = shortcutRows();
    QList<const QAction *> listed;
    for (const ShortcutRow &row : std::as_const(rows)) {
        const QAction *one = action(row);
        QCOMPARE(std::pair(one->objectName(), one->isEnabled()),
                 std::pair(one->objectName(), applies(row.where, shown)));
        listed.append(one);
    }
    // The others of the window that are enabled.
    for (int id = 0; id <= int(ActionId::About); ++id) {
        const ShortcutRow other{ActionId(id), keysOf(*m_places->shown->action(ActionId(id)))};
        const bool isOfFields = ActionId(id) == ActionId::Undo || ActionId(id) == ActionId::Redo;
        if (!isOfFields && !listed.contains(action(other)))
            rows.append(other);
    }
    for (const ShortcutRow &row : std::as_const(rows)) {
        QAction *tested = action(row);
        if (!tested->isEnabled())
            continue;
        // What an action does is tested elsewhere. Here it must not leave the page.
        QObject::disconnect(tested, &QAction::triggered, nullptr, nullptr);
        QSignalSpy triggered(tested, &QAction::triggered);
        for (const QKeyCombination keys : row.keys) {
            triggered.clear();
            QCOMPARE(QApplication::focusWidget(), widget);
            press(keys);
            const QString name = tested->objectName() + u' ' + QKeySequence(keys).toString();
            QVERIFY2(triggered.count() == 1, qPrintable(name));
        }
    }
}

void TestShortcuts::undoesAndRedoes()
{
    QFETCH(int, place);
    QFETCH(FocusIn, focus);
    const WindowPlace &shown = WindowPlaces[place];
    if (shown.kind == WindowPlace::Kind::Welcome) {
        m_places->show(shown);
        QVERIFY(!m_places->shown->action(ActionId::Undo)->isEnabled());
        QVERIFY(!m_places->shown->action(ActionId::Redo)->isEnabled());
        return;
    }
    m_places->edit(u"Edited"_qs);
    if (!show(shown, focus))
        QSKIP("The page has no such field");
    const bool isTab = shown.kind == WindowPlace::Kind::Tab;
    const document::Document &document = *m_places->document();
    for (const QKeyCombination redo : {CtrlShift | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}) {
        press(Qt::CTRL | Qt::Key_Z);
        QCOMPARE(document.canRedo(), isTab);
        press(redo);
        QCOMPARE(document.canRedo(), false);
        QCOMPARE(document.canUndo(), true);
    }
}

void TestShortcuts::thePaletteTellsWhatIsDisabled_data()
{
    QTest::addColumn<int>("place");
    for (int at = 0; at < int(std::size(WindowPlaces)); ++at)
        QTest::addRow("%s", WindowPlaces[at].name) << at;
}

void TestShortcuts::thePaletteTellsWhatIsDisabled()
{
    QFETCH(int, place);
    const WindowPlace &shown = WindowPlaces[place];
    QVERIFY(show(shown));
    press(Qt::CTRL | Qt::Key_K);
    const auto *list = support::control<QListWidget>(*m_places->shown, "commandPaletteList");
    QHash<QString, bool> enabled;
    for (int row = 0; row < list->count(); ++row)
        enabled.insert(list->item(row)->text(), list->item(row)->flags().testFlag(Qt::ItemIsEnabled));
    for (const ShortcutRow &row : shortcutRows()) {
        const QString name = action(row)->iconText();
        if (action(row) == m_places->shown->action(ActionId::CommandPalette))
            continue;
        QVERIFY2(enabled.contains(name), qPrintable(name));
        QCOMPARE(std::pair(name, enabled.value(name)), std::pair(name, action(row)->isEnabled()));
    }
}

void TestShortcuts::findMovesToASearchField_data()
{
    thePaletteTellsWhatIsDisabled_data();
}

void TestShortcuts::findMovesToASearchField()
{
    QFETCH(int, place);
    QVERIFY(show(WindowPlaces[place]));
    press(Qt::CTRL | Qt::Key_F);
    if (!applies(Where::WithSearch, WindowPlaces[place]))
        QSKIP("The page has nothing to search");
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    QVERIFY(m_places->page()->isAncestorOf(QApplication::focusWidget()));
}

void TestShortcuts::renamesTheSelectedRow()
{
    const std::pair<const char *, const char *> lists[] = {{"Paths", "renameEntryAction"},
                                                           {"Schemas", "renameComponentAction"}};
    for (const auto &[name, actionName] : lists) {
        const auto *place = std::find_if(
            std::begin(WindowPlaces), std::end(WindowPlaces),
            [name = name](const WindowPlace &one) { return QByteArray(one.name) == name; });
        QVERIFY(show(*place));
        QSignalSpy triggered(m_places->page()->findChild<QAction *>(QString::fromLatin1(actionName)),
                             &QAction::triggered);
        press(Qt::Key_F2);
        QCOMPARE(triggered.count(), 1);
    }
}

void TestShortcuts::sendsAndReplays()
{
    m_places->fixture.gateway.setState(preview::GatewayControl::State::Running);
    m_places->shown->showPage(Page::Exchanges);
    QVERIFY(m_places->shown->action(ActionId::SendRequest)->isEnabled());
    QVERIFY(!m_places->shown->action(ActionId::Replay)->isEnabled()); // No exchange is selected.
    QVERIFY(show(WindowPlaces[window::DefinitionTabCount - 1]));      // The first page after the tabs but Merge.
    press(Qt::Key_F5);
    QTRY_COMPARE(m_places->fixture.sender.sent.size(), 1);
    QCOMPARE(m_places->fixture.sender.sent.constFirst().head.target, QByteArray("/shop/books"));
    QVERIFY(!m_places->shown->action(ActionId::SendRequest)->isEnabled());
    m_places->fixture.sender.answer(preview::ComposedResponse{});
    QTRY_VERIFY(m_places->shown->action(ActionId::SendRequest)->isEnabled());
    support::type(*m_places->shown, "composerPath", u"/shop/new"_qs);
    press(Qt::CTRL | Qt::Key_Return);
    QTRY_COMPARE(m_places->fixture.sender.sent.size(), 2);
    QCOMPARE(m_places->fixture.sender.sent.constLast().head.target, QByteArray("/shop/new"));
    m_places->fixture.sender.answer(preview::ComposedResponse{});
    QTRY_VERIFY(m_places->shown->action(ActionId::SendRequest)->isEnabled());
    m_places->shown->showPage(Page::Policies);
    QVERIFY(!m_places->shown->action(ActionId::SendRequest)->isEnabled());
}

GATEWRIGHT_TEST(TestShortcuts, QApplication)
#include "testshortcuts.moc"
