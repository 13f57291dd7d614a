#pragma once

#include "dice.h"
#include "effect.h"
#include "screen.h"

#include <QKeyCombination>

namespace walk {

class Oracle;

/** Types words into the controls of the window with the mouse and the keyboard. */
class Typist final
{
public:
    Typist(window::MainWindow &window, Oracle &oracle)
        : m_window(window)
        , m_oracle(oracle)
    {}

    /** Types into a control; leaves it half typed, or presses Return, Tab or Escape. */
    void typeIntoField(Dice &dice, int act, Effect &effect);
    /** The same in a cell of a table or tree, which is opened with F2 or a double click. False if there is none. */
    [[nodiscard]] bool typeIntoCell(Dice &dice, int act, Effect &effect);
    /** Types a line at the end of Source, or a word at any of its lines. False if it is not shown. */
    [[nodiscard]] bool typeIntoSource(Dice &dice, int act, Effect &effect);

private:
    struct Target {
        QPointer<QWidget> control;
        QString name;
        workspace::OpenDefinition *definition = nullptr;
        std::optional<document::Pointer> place = {}; ///< Of its value.
    };

    void typeInto(const Target &target, Dice &dice, int act, Effect &effect);
    void endTyping(const Target &target, Dice &dice, Effect &effect);
    void noteTyped(const Target &target, const QString &word, int act, const QString &before, Effect &effect);

    window::MainWindow &m_window;
    Oracle &m_oracle;
};

/** Presses keys where the focus is. */
void press(window::MainWindow &window, QKeyCombination keys);
/** Types where the focus is. */
void write(window::MainWindow &window, const QString &text);
/** Clicks a control, after scrolling to it. */
void clickOn(QWidget &control);
/** Clicks an entry of a view, after scrolling to it. */
void clickOn(QAbstractItemView &view, const QModelIndex &entry);
/** Handles the pending events, as no user is faster than they are. */
void settle();
/** Waits for what the program does on workers, such as looking for the references to what is deleted. */
void finishWork();
/** What a list of acts calls the entry. */
[[nodiscard]] QString nameOf(const QModelIndex &entry);

} // namespace walk
