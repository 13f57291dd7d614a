#include "acts.h"

#include "banner.h"
#include "definitiontabs.h"
#include "designerservices.h"
#include "disk.h"
#include "driving.h"
#include "loadeddefinition.h"
#include "mainwindow.h"
#include "oracle.h"
#include "pendingedit.h"
#include "walkreport.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <numeric>

namespace walk {

namespace {

struct Weight {
    ActKind kind;
    int weight;
};

constexpr std::array Weights{
    Weight{ActKind::Type, 34},        Weight{ActKind::TypeInCell, 14}, Weight{ActKind::TypeInSource, 4},
    Weight{ActKind::Save, 11},        Weight{ActKind::SaveAll, 3},     Weight{ActKind::Undo, 5},
    Weight{ActKind::Redo, 3},         Weight{ActKind::ShowTab, 12},    Weight{ActKind::SelectEntry, 12},
    Weight{ActKind::EditEntry, 4},    Weight{ActKind::ShowFile, 4},    Weight{ActKind::PressButton, 7},
    Weight{ActKind::Choose, 3},       Weight{ActKind::Close, 2},       Weight{ActKind::Reopen, 2},
    Weight{ActKind::Quit, 2},         Weight{ActKind::WriteDisk, 4},   Weight{ActKind::ToggleGateway, 1},
    Weight{ActKind::AnswerBanner, 4}, Weight{ActKind::Escape, 3},      Weight{ActKind::Rest, 2}};

/** Only so that a walk ends if nothing follows; no test depends on how long it is. */
constexpr int OutcomeMs = 5000;
constexpr int BackupMs = 15'000;
/** The time for other files after the first outcome. A shorter one finds less. */
constexpr int OthersMs = 150;
constexpr int SlowPercent = 70; ///< Acts whose work is finished before the next one.
constexpr int MostQuestions = 6;
constexpr int MostMessages = 20;
constexpr int RedoPercent = 60;
/** Otherwise a text that can't be written would prevent most of the following acts. */
constexpr int DropPercent = 40;

bool hasQuestion()
{
    return QApplication::activeModalWidget();
}

template<typename Predicate>
bool waitFor(Predicate predicate, int milliseconds = OutcomeMs)
{
    return QTest::qWaitFor(predicate, milliseconds);
}

widgets::Banner *shownBanner(const window::MainWindow &window)
{
    for (auto *banner : window.findChildren<widgets::Banner *>()) {
        if (banner->isVisible() && !banner->findChildren<QPushButton *>().isEmpty())
            return banner;
    }
    return nullptr;
}

/** The messages of the banners in a window, with their buttons: a message that is shown again has new ones. */
class BannerLook final
{
public:
    explicit BannerLook(const window::MainWindow &window)
    {
        for (const auto *banner : window.findChildren<widgets::Banner *>()) {
            if (!banner->isVisible())
                continue;
            m_texts.append(banner->text());
            for (QPushButton *button : banner->findChildren<QPushButton *>())
                m_buttons.append(button);
        }
    }

    friend bool operator==(const BannerLook &, const BannerLook &) = default;

private:
    QStringList m_texts;
    QList<QPointer<QPushButton>> m_buttons; ///< Null once they are removed.
};

QList<QPushButton *> buttonsOf(const QWidget &parent)
{
    QList<QPushButton *> buttons = parent.findChildren<QPushButton *>();
    buttons.removeIf([](const QPushButton *button) { return !button->isVisible() || !button->isEnabled(); });
    return buttons;
}

/** Chooses an entry of each menu that is opened while it exists. Qt may open one with an event loop of its own. */
class MenuUser final : public QObject
{
public:
    explicit MenuUser(int downs)
        : m_downs(downs)
    {
        startTimer(MenuMs);
    }

protected:
    void timerEvent(QTimerEvent *) override
    {
        const QPointer<QMenu> menu(qobject_cast<QMenu *>(QApplication::activePopupWidget()));
        for (int i = 0; i <= m_downs && menu; ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        if (menu)
            QTest::keyClick(menu, Qt::Key_Return);
        if (menu && menu->isVisible())
            menu->close();
    }

private:
    static constexpr int MenuMs = 20;
    int m_downs;
};

} // namespace

ActKind drawAct(Dice &dice)
{
    const int sum = std::accumulate(Weights.begin(), Weights.end(), 0,
                                    [](int before, const Weight &one) { return before + one.weight; });
    int rest = dice.below(sum);
    for (const Weight &one : Weights) {
        if (rest < one.weight)
            return one.kind;
        rest -= one.weight;
    }
    return ActKind::Type;
}

bool mayBeKilledIn(ActKind kind)
{
    constexpr std::array Safe{ActKind::Type,    ActKind::TypeInCell,  ActKind::Save,     ActKind::SaveAll,
                              ActKind::ShowTab, ActKind::SelectEntry, ActKind::ShowFile, ActKind::ToggleGateway};
    return std::find(Safe.begin(), Safe.end(), kind) != Safe.end();
}

Acts::Acts(const Disk &disk, window::MainWindow &window, startup::DesignerServices &services, Oracle &oracle)
    : m_disk(disk)
    , m_window(window)
    , m_services(services)
    , m_workspace(services.services().workspace)
    , m_oracle(oracle)
    , m_typist(window, oracle)
{
    QObject::connect(&m_workspace, &workspace::Workspace::saved, &m_context, [this] { ++m_saves; });
}

Effect Acts::act(ActKind kind, Dice &dice, int number)
{
    Effect effect;
    if (!tryAct(kind, dice, number, effect)) {
        effect = {};
        typeOrShow(dice, number, effect);
    }
    // What is deleted must be gone before the next act is judged; a user can be faster than other work.
    if (m_window.isVisible() && (effect.mayRemoveText || dice.chance(SlowPercent)))
        finishWork();
    if (m_window.isVisible())
        answerQuestions(dice, effect);
    return effect;
}

/** The window can have nothing to type into. */
void Acts::typeOrShow(Dice &dice, int number, Effect &effect)
{
    if (!editableFieldsOf(m_window).isEmpty())
        return m_typist.typeIntoField(dice, number, effect);
    reportCount(figure::NoControl);
    if (m_workspace.definitions().isEmpty())
        reopen(dice, effect);
    else
        showTab(dice, effect);
}

bool Acts::tryAct(ActKind kind, Dice &dice, int number, Effect &effect)
{
    switch (kind) {
    case ActKind::Type:
        return false;
    case ActKind::TypeInCell:
        return m_typist.typeIntoCell(dice, number, effect);
    case ActKind::TypeInSource:
        return m_typist.typeIntoSource(dice, number, effect);
    case ActKind::Save:
        effect.kind = u"save"_qs;
        save(Qt::CTRL | Qt::Key_S, dice, effect);
        break;
    case ActKind::SaveAll:
        effect.kind = u"save all"_qs;
        save(Qt::CTRL | Qt::SHIFT | Qt::Key_S, dice, effect);
        break;
    case ActKind::Undo:
        effect.kind = u"undo"_qs;
        undo(Qt::CTRL | Qt::Key_Z, dice, effect);
        break;
    case ActKind::Redo:
        effect.kind = u"redo"_qs;
        undo(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, dice, effect);
        break;
    case ActKind::ShowTab:
        showTab(dice, effect);
        break;
    case ActKind::SelectEntry:
        effect.kind = u"select"_qs;
        return clickAnyEntry(dice, effect);
    case ActKind::EditEntry:
        return editEntry(dice, effect);
    case ActKind::ShowFile:
        showFile(dice, effect);
        break;
    case ActKind::PressButton:
        return pressButton(dice, effect);
    case ActKind::Choose:
        return choose(dice, effect);
    case ActKind::Close:
        close(dice, effect);
        break;
    case ActKind::Reopen:
        reopen(dice, effect);
        break;
    case ActKind::Quit:
        quit(dice, effect);
        break;
    case ActKind::WriteDisk:
        writeDisk(dice, number, effect);
        break;
    case ActKind::ToggleGateway:
        effect.kind = u"gateway"_qs;
        effect.text = u"start or stop the gateway"_qs;
        press(m_window, Qt::CTRL | Qt::SHIFT | Qt::Key_G);
        break;
    case ActKind::AnswerBanner:
        return answerBanner(dice, effect);
    case ActKind::Escape:
        effect.kind = u"escape"_qs;
        effect.text = u"Escape"_qs;
        drop(effect);
        break;
    case ActKind::Rest:
        rest(effect);
        break;
    }
    return true;
}

QSet<const workspace::OpenDefinition *> Acts::open() const
{
    QSet<const workspace::OpenDefinition *> all;
    for (const workspace::OpenDefinition *definition : m_workspace.loadedDefinitions())
        all.insert(definition);
    return all;
}

void Acts::save(QKeyCombination keys, Dice &dice, Effect &effect)
{
    effect.text = effect.kind;
    const window::ActionId id = effect.kind == u"save" ? window::ActionId::Save : window::ActionId::SaveAll;
    const bool isEnabled = m_window.action(id)->isEnabled();
    const BannerLook banners(m_window);
    const int before = m_saves;
    press(m_window, keys);
    const auto hasOutcome = [&] {
        const bool isSaved = id == window::ActionId::Save ? m_saves > before : !hasUnsaved();
        return isSaved || hasQuestion() || BannerLook(m_window) != banners;
    };
    effect.savesAndWaits = true;
    if (const QWidget *refused = editing::pendingControl(m_window))
        return notePrevented(*refused, dice, effect);
    if (!isEnabled) {
        effect.text += u", which is disabled"_qs;
        return;
    }
    if (!waitFor(hasOutcome))
        reportViolation(u"%1 without an outcome"_qs.arg(effect.kind), unsavedTitles());
    if (id == window::ActionId::SaveAll)
        checkAllSaved();
    answerQuestions(dice, effect);
}

/** A file that is not saved has a message, also after others are saved. */
void Acts::checkAllSaved()
{
    if (!hasUnsaved() || hasQuestion())
        return;
    // Others can still be saved.
    QTest::qWait(OthersMs);
    if (hasUnsaved() && !hasQuestion() && !shownBanner(m_window))
        reportViolation(u"save all: a file is not saved, and no message says so"_qs, unsavedTitles());
}

/** A text that can't be written prevents a save, and says why. */
void Acts::notePrevented(const QWidget &refused, Dice &dice, Effect &effect)
{
    effect.text += u", which %1 prevents"_qs.arg(refused.objectName());
    if (!hasError(refused))
        reportViolation(u"%1 is prevented without a reason"_qs.arg(effect.kind), refused.objectName());
    if (!dice.chance(DropPercent))
        return;
    effect.text += u", Escape"_qs;
    drop(effect);
}

bool Acts::hasUnsaved() const
{
    const QList<workspace::OpenDefinition *> all = m_workspace.definitions();
    return std::any_of(all.cbegin(), all.cend(), [](const auto *one) { return one->isUnsaved(); });
}

QString Acts::unsavedTitles() const
{
    QStringList titles;
    for (const workspace::OpenDefinition *definition : m_workspace.definitions()) {
        if (definition->isUnsaved())
            titles.append(definition->title());
    }
    return u"unsaved: "_qs + titles.join(u", "_qs);
}

void Acts::undo(QKeyCombination keys, Dice &dice, Effect &effect)
{
    effect.text = effect.kind;
    effect.mayRemoveText = true;
    const QSet<QString> before = m_oracle.wordsInDocuments();
    const QSet<QString> typed = wordsInFields() - before;
    // A control can have a history of its own.
    for (const Field &field : fieldsOf(m_window)) {
        if (field.widget->hasFocus())
            effect.discarded.unite(m_oracle.wordsIn(field.text));
    }
    const workspace::OpenDefinition *edited = m_window.currentDefinition();
    const QPointer<QWidget> focus(QApplication::focusWidget());
    const QString shown = focus ? textOf(*focus) : QString();
    press(m_window, keys);
    // A name has a history of its own until it is left: what it shows then replaces it.
    if (focus && textOf(*focus) != shown)
        m_oracle.noteReplaced(shown);
    const QSet<QString> now = m_oracle.wordsInDocuments();
    // A half-typed text is written before the undo takes it back.
    if (effect.kind == u"undo" && !(typed - now - wordsInFields()).isEmpty())
        return redo(typed - now - wordsInFields(), effect);
    const QSet<QString> gone = before - now;
    const bool isSame = focus && focus == QApplication::focusWidget() && edited == m_window.currentDefinition();
    if (effect.kind == u"undo" && !gone.isEmpty() && isSame && dice.chance(RedoPercent))
        redo(gone, effect);
}

QSet<QString> Acts::wordsInFields() const
{
    QSet<QString> words;
    for (const Field &field : fieldsOf(m_window))
        words.unite(m_oracle.wordsIn(field.text));
    return words;
}

/** Redoes the last undo and checks that the words that it removed are back. */
void Acts::redo(const QSet<QString> &gone, Effect &effect)
{
    effect.text += u", redo"_qs;
    press(m_window, Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    for (const QString &word : gone) {
        if (m_oracle.isInDocuments(word) || wordsInFields().contains(word))
            reportCount(figure::Redone);
        else
            reportViolation(u"redo: not brought back"_qs, word);
    }
}

/** Escape discards a text that can't be written. */
void Acts::drop(Effect &effect)
{
    effect.mayRemoveText = true;
    for (const Field &field : fieldsOf(m_window)) {
        if (field.widget->hasFocus())
            effect.discarded.unite(m_oracle.wordsIn(field.text));
    }
    press(m_window, Qt::Key_Escape);
}

void Acts::showTab(Dice &dice, Effect &effect)
{
    // Twice as often those with most controls.
    constexpr std::array Keys{Qt::Key_1, Qt::Key_2, Qt::Key_2, Qt::Key_3, Qt::Key_3,
                              Qt::Key_4, Qt::Key_4, Qt::Key_5, Qt::Key_6};
    const Qt::Key key = Keys.at(static_cast<size_t>(dice.below(std::size(Keys))));
    effect.kind = u"show tab"_qs;
    effect.text = u"Ctrl+%1"_qs.arg(key - Qt::Key_0);
    press(m_window, Qt::CTRL | key);
}

bool Acts::clickAnyEntry(Dice &dice, Effect &effect)
{
    QList<QAbstractItemView *> views = viewsOf(m_window);
    views.removeIf([](const QAbstractItemView *view) { return entriesOf(*view).isEmpty(); });
    if (views.isEmpty())
        return false;
    QAbstractItemView *view = dice.of(views);
    const QPersistentModelIndex entry(dice.of(entriesOf(*view)));
    effect.text = u"click “%1” in %2"_qs.arg(nameOf(entry), view->objectName());
    clickOn(*view, entry);
    return true;
}

bool Acts::editEntry(Dice &dice, Effect &effect)
{
    constexpr std::array Keys{QKeyCombination(Qt::Key_Delete), QKeyCombination(Qt::CTRL | Qt::Key_D),
                              QKeyCombination(Qt::Key_F2), QKeyCombination(Qt::ALT | Qt::Key_Down)};
    if (!clickAnyEntry(dice, effect))
        return false;
    const QKeyCombination keys = Keys.at(static_cast<size_t>(dice.below(std::size(Keys))));
    effect.kind = u"press "_qs + QKeySequence(keys).toString();
    effect.text += u", press "_qs + QKeySequence(keys).toString();
    effect.mayRemoveText = keys == QKeyCombination(Qt::Key_Delete);
    press(m_window, keys);
    return true;
}

void Acts::showFile(Dice &dice, Effect &effect)
{
    effect.kind = u"show file"_qs;
    auto *tabs = m_window.findChild<window::DefinitionTabs *>();
    if (!tabs || !tabs->isVisible() || tabs->count() == 0 || dice.chance(40)) {
        press(m_window, Qt::CTRL | (dice.chance(50) ? Qt::Key_PageDown : Qt::Key_PageUp));
        effect.text = u"show another file by key"_qs;
        return;
    }
    const int index = dice.below(tabs->count());
    effect.text = u"show the file of tab %1"_qs.arg(tabs->tabText(index));
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(index).center());
    settle();
}

bool Acts::pressButton(Dice &dice, Effect &effect)
{
    static const QRegularExpression names(u"^(Add|Duplicate|Delete|Remove|Declare)\\b"_qs);
    effect.kind = u"button"_qs;
    QList<QAbstractButton *> buttons = controlsOf<QAbstractButton>(m_window);
    buttons.removeIf([](const QAbstractButton *button) { return !names.match(button->accessibleName()).hasMatch(); });
    if (buttons.isEmpty())
        return false;
    QAbstractButton *button = dice.of(buttons);
    effect.text = u"press “%1”"_qs.arg(button->accessibleName());
    effect.kind = u"button %1"_qs.arg(button->accessibleName().section(u' ', 0, 0));
    effect.mayRemoveText = button->accessibleName().startsWith(u"Delete") ||
                           button->accessibleName().startsWith(u"Remove");
    const MenuUser menuUser(dice.below(4));
    clickOn(*button);
    return true;
}

bool Acts::choose(Dice &dice, Effect &effect)
{
    effect.kind = u"choose"_qs;
    QList<QWidget *> controls;
    for (QCheckBox *box : controlsOf<QCheckBox>(m_window))
        controls.append(box);
    for (QComboBox *box : controlsOf<QComboBox>(m_window)) {
        if (!box->isEditable() && box->count() > 1)
            controls.append(box);
    }
    if (controls.isEmpty())
        return false;
    QWidget *control = dice.of(controls);
    effect.text = u"change %1"_qs.arg(control->objectName());
    effect.mayRemoveText = true;
    if (qobject_cast<QCheckBox *>(control)) {
        clickOn(*control);
        return true;
    }
    // A click would open the list.
    control->setFocus(Qt::TabFocusReason);
    if (control->hasFocus())
        press(m_window, dice.chance(60) ? Qt::Key_Down : Qt::Key_Up);
    return true;
}

void Acts::close(Dice &dice, Effect &effect)
{
    effect.kind = u"close"_qs;
    const workspace::OpenDefinition *definition = m_window.currentDefinition();
    effect.text = u"close %1"_qs.arg(definition ? QFileInfo(definition->path()).fileName() : QString());
    press(m_window, Qt::CTRL | Qt::Key_W);
    answerQuestions(dice, effect);
}

void Acts::reopen(Dice &dice, Effect &effect)
{
    effect.kind = u"reopen"_qs;
    effect.text = u"reopen what was closed last"_qs;
    press(m_window, Qt::CTRL | Qt::SHIFT | Qt::Key_T);
    if (!m_workspace.definitions().isEmpty() && !dice.chance(30))
        return;
    const QStringList paths = m_disk.openedDefinitions();
    const QString path = dice.of(paths);
    effect.text = u"drop %1 into the window"_qs.arg(QFileInfo(path).fileName());
    support::dropFile(m_window, path);
    settle();
}

void Acts::quit(Dice &dice, Effect &effect)
{
    effect.kind = u"quit"_qs;
    effect.text = u"quit"_qs;
    press(m_window, Qt::CTRL | Qt::Key_Q);
    answerQuestions(dice, effect);
    effect.hasClosed = !m_window.isVisible();
}

void Acts::writeDisk(Dice &dice, int number, Effect &effect)
{
    effect.kind = u"change on disk"_qs;
    const QStringList paths = m_disk.definitions();
    const QString path = dice.of(paths);
    QByteArray bytes = bytesOf(path);
    const bool isJson = path.endsWith(u".json");
    effect.text = u"another program changes %1"_qs.arg(QFileInfo(path).fileName());
    const int how = dice.below(10);
    if (how < 2 || bytes.isEmpty() || (isJson && !bytes.startsWith('{'))) {
        bytes = m_disk.originalOf(path);
        effect.text = u"another program restores %1"_qs.arg(QFileInfo(path).fileName());
    } else if (isJson)
        bytes.insert(1, "\n  \"x-disk-" + QByteArray::number(number) + "\": true,");
    else
        bytes += (bytes.endsWith('\n') ? "x-disk-" : "\nx-disk-") + QByteArray::number(number) + ": true\n";
    m_oracle.noteExternal(path, bytes);
    const workspace::OpenDefinition *definition = support::loadedAt(m_workspace, path);
    if (!writeBytes(path, bytes))
        qFatal("can't write %s", qPrintable(path));
    if (!definition)
        return;
    const QByteArray hash = workspace::fileHashOf(bytes);
    const bool isNoticed = waitFor(
        [&] {
            return !open().contains(definition) || definition->fileHash() == hash ||
                   definition->fileState() != workspace::FileState::Known;
        },
        1500);
    effect.text += isNoticed ? u", which is noticed"_qs : u", which is not noticed yet"_qs;
    settle();
}

bool Acts::answerBanner(Dice &dice, Effect &effect)
{
    effect.kind = u"banner"_qs;
    const widgets::Banner *banner = shownBanner(m_window);
    const QList<QPushButton *> buttons = banner ? buttonsOf(*banner) : QList<QPushButton *>();
    if (buttons.isEmpty())
        return false;
    QPushButton *button = dice.of(buttons);
    effect.kind = u"banner "_qs + button->text();
    effect.text = u"answer “%1” to “%2”"_qs.arg(button->text(), banner->text());
    const QString name = button->objectName();
    if (name.endsWith(u"Reload")) {
        effect.mayRemoveText = true;
        if (m_window.currentDefinition())
            effect.discardedFiles.insert(m_window.currentDefinition());
    }
    effect.discardsRecords = name == u"recoveryDiscard";
    effect.savesAndWaits = name.endsWith(u"Save") || name.endsWith(u"Overwrite") || name.endsWith(u"TryAgain");
    const int before = m_saves;
    const BannerLook banners(m_window);
    clickOn(*button);
    if (const QWidget *refused = editing::pendingControl(m_window)) {
        Effect prevented;
        prevented.kind = effect.kind;
        prevented.text = u"%1, which %2 prevents"_qs.arg(effect.text, refused->objectName());
        effect = prevented;
        return true;
    }
    if (effect.savesAndWaits)
        waitFor([&] { return m_saves > before || hasQuestion() || BannerLook(m_window) != banners; });
    if (effect.discardsRecords)
        waitForDiscard();
    if (name == u"recoveryRestore")
        readRestored();
    return true;
}

/** A record is removed on a worker. */
void Acts::waitForDiscard()
{
    if (!waitFor([&] { return !m_oracle.hasOldRecords(); }, BackupMs))
        reportViolation(u"discard: the recovery record is still there"_qs, u"after %1 ms"_qs.arg(BackupMs));
}

/** Reads what is told about the restored definitions: a text that was half typed is in a message, and in no definition.
 */
void Acts::readRestored()
{
    for (int read = 0; read < MostMessages && !m_oracle.notRestored().isEmpty(); ++read) {
        const auto banners = m_window.findChildren<widgets::Banner *>();
        const auto shown = std::find_if(banners.cbegin(), banners.cend(),
                                        [](const widgets::Banner *banner) { return banner->isVisible(); });
        if (shown == banners.cend())
            break;
        if (auto *details = (*shown)->findChild<QToolButton *>(u"bannerDetails"_qs); details->isVisible()) {
            clickOn(*details);
            m_oracle.noteTold((*shown)->findChild<QLabel *>(u"bannerDetailsText"_qs)->text());
        }
        clickOn(*(*shown)->findChild<QToolButton *>(u"bannerClose"_qs));
    }
    for (const QString &word : m_oracle.notRestored())
        reportViolation(u"restore: neither restored nor told"_qs, word);
}

Effect Acts::answerRecovery(Dice &dice)
{
    Effect effect;
    effect.kind = u"recovery"_qs;
    auto *restore = m_window.findChild<QPushButton *>(u"recoveryRestore"_qs);
    auto *discard = m_window.findChild<QPushButton *>(u"recoveryDiscard"_qs);
    if (!restore || !discard || !restore->isVisible()) {
        effect.text = u"nothing to restore"_qs;
        return effect;
    }
    const int choice = dice.below(100);
    if (choice < 75) {
        effect.text = u"restore"_qs;
        clickOn(*restore);
        readRestored();
    } else if (choice < 88) {
        effect.text = u"discard what can be restored"_qs;
        effect.discardsRecords = true;
        clickOn(*discard);
        waitForDiscard();
    } else
        effect.text = u"leave what can be restored"_qs;
    answerQuestions(dice, effect);
    return effect;
}

void Acts::rest(Effect &effect)
{
    effect.kind = u"rest"_qs;
    effect.text = u"pause until unsaved edits are backed up"_qs;
    waitFor([this] { return m_oracle.isBackedUp(); }, BackupMs);
    m_oracle.reportBackup();
}

void Acts::discardUnsaved(Effect &effect) const
{
    if (effect.kind == u"quit")
        effect.discardsAll = true;
    else if (m_window.currentDefinition())
        effect.discardedFiles.insert(m_window.currentDefinition());
}

void Acts::answerQuestion(QWidget &question, Dice &dice, Effect &effect)
{
    const QList<QPushButton *> buttons = buttonsOf(question);
    const bool isAnswered = qobject_cast<QMessageBox *>(&question) || question.objectName().contains(u"omparison");
    if (buttons.isEmpty() || !isAnswered) {
        effect.text += u", Escape"_qs;
        press(m_window, Qt::Key_Escape);
        return;
    }
    QPushButton *button = dice.of(buttons);
    const QString answer = button->text();
    effect.text += u", answer “%1”"_qs.arg(button->text());
    if (button->objectName() == u"unsavedDiscard")
        discardUnsaved(effect);
    if (button->text().contains(u"Reload")) {
        effect.mayRemoveText = true;
        if (m_window.currentDefinition())
            effect.discardedFiles.insert(m_window.currentDefinition());
    }
    const bool isSave = button->text().startsWith(u"Save") || button->text() == u"Overwrite";
    effect.savesAndWaits = effect.savesAndWaits || isSave;
    const int before = m_saves;
    const BannerLook banners(m_window);
    const QPointer<QWidget> guarded(&question);
    clickOn(*button);
    if (!isSave || (guarded && guarded->isVisible()))
        return;
    // Quitting can save several files, and each one that is saved hides the message before.
    const bool isQuit = effect.kind == u"quit";
    const bool hasOutcome = waitFor([&] {
        const bool isOther = BannerLook(m_window) != banners;
        return hasQuestion() || !m_window.isVisible() || (isQuit ? isOther && shownBanner(m_window) : isOther) ||
               (!isQuit && m_saves > before);
    });
    if (!hasOutcome)
        reportViolation(u"“%1” without an outcome in %2"_qs.arg(answer, effect.kind), unsavedTitles());
}

void Acts::answerQuestions(Dice &dice, Effect &effect)
{
    for (int asked = 0; asked < MostQuestions; ++asked) {
        settle();
        QWidget *question = QApplication::activeModalWidget();
        if (!question) {
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            break;
        }
        answerQuestion(*question, dice, effect);
    }
    settle();
}

} // namespace walk
