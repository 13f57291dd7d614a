#pragma once

#include "typist.h"

namespace startup {
class DesignerServices;
}
namespace workspace {
class Workspace;
}

namespace walk {

class Disk;

enum class ActKind {
    Type,
    TypeInCell,
    TypeInSource,
    Save,
    SaveAll,
    Undo,
    Redo,
    ShowTab,
    SelectEntry,
    EditEntry,
    ShowFile,
    PressButton,
    Choose,
    Close,
    Reopen,
    Quit,
    WriteDisk,
    ToggleGateway,
    AnswerBanner,
    Escape,
    Rest,
};

/** Draws what the next act is. */
[[nodiscard]] ActKind drawAct(Dice &dice);
/** Whether the program may be killed in the middle of such an act: it discards nothing that it does not report first.
 */
[[nodiscard]] bool mayBeKilledIn(ActKind kind);

/** Does the acts of a user in the window. */
class Acts final
{
public:
    Acts(const Disk &disk, window::MainWindow &window, startup::DesignerServices &services, Oracle &oracle);

    /** Types into a control if the window has nothing for this act. */
    [[nodiscard]] Effect act(ActKind kind, Dice &dice, int number);
    /** Restores the unsaved work of the last run, discards it, or does neither. */
    [[nodiscard]] Effect answerRecovery(Dice &dice);

private:
    /** Does an act that the window has something for; otherwise returns false. */
    [[nodiscard]] bool tryAct(ActKind kind, Dice &dice, int number, Effect &effect);
    void typeOrShow(Dice &dice, int number, Effect &effect);
    void save(QKeyCombination keys, Dice &dice, Effect &effect);
    void checkAllSaved();
    void notePrevented(const QWidget &refused, Dice &dice, Effect &effect);
    [[nodiscard]] bool hasUnsaved() const;
    [[nodiscard]] QString unsavedTitles() const;
    void undo(QKeyCombination keys, Dice &dice, Effect &effect);
    [[nodiscard]] QSet<QString> wordsInFields() const;
    void redo(const QSet<QString> &gone, Effect &effect);
    void drop(Effect &effect);
    void showTab(Dice &dice, Effect &effect);
    void showFile(Dice &dice, Effect &effect);
    // These return false if the window has nothing of the kind.
    [[nodiscard]] bool editEntry(Dice &dice, Effect &effect);
    [[nodiscard]] bool pressButton(Dice &dice, Effect &effect);
    [[nodiscard]] bool choose(Dice &dice, Effect &effect);
    [[nodiscard]] bool answerBanner(Dice &dice, Effect &effect);
    void waitForDiscard();
    void readRestored();
    void close(Dice &dice, Effect &effect);
    void reopen(Dice &dice, Effect &effect);
    void quit(Dice &dice, Effect &effect);
    void writeDisk(Dice &dice, int number, Effect &effect);
    void rest(Effect &effect);

    [[nodiscard]] bool clickAnyEntry(Dice &dice, Effect &effect);
    /** Clicks buttons of the questions that are open, and waits for what follows. */
    void answerQuestions(Dice &dice, Effect &effect);
    void answerQuestion(QWidget &question, Dice &dice, Effect &effect);
    void discardUnsaved(Effect &effect) const;
    [[nodiscard]] QSet<const workspace::OpenDefinition *> open() const;

    const Disk &m_disk;
    window::MainWindow &m_window;
    startup::DesignerServices &m_services;
    workspace::Workspace &m_workspace;
    Oracle &m_oracle;
    Typist m_typist;
    int m_saves = 0;
    QObject m_context;
};

} // namespace walk
