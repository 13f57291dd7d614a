#pragma once

#include <QKeyCombination>
#include <QStringList>
#include <QWidget>

class QAbstractItemView;
class QComboBox;

namespace support {

/**
 * What a user does in the window with the keyboard alone. All that it sends are keys to what has the focus, and a
 * control is found as the user finds it: by its visible label, with Tab. After a failure the other acts do nothing.
 */
class Keyboard final
{
public:
    explicit Keyboard(QWidget &window)
        : m_window(window)
    {}

    void press(QKeyCombination keys);
    /** How many actions there were: a key, or a text typed into a field, is one. */
    [[nodiscard]] int actions() const { return m_actions; }
    /** How many of the actions only went to the next control with Tab. */
    [[nodiscard]] int tabs() const { return m_tabs; }
    /** Types where the focus is. A line break is Return. */
    void write(const QString &text);
    /** Types lines where each Return begins the next one, and leaves the last, which is empty, with Escape. */
    void writeLines(const QStringList &lines);
    /** Goes to the next control with this label, with Tab or, where it is far away, by its name in the command palette.
     */
    void focus(const QString &label);
    /** Replaces the text of a field. */
    void fill(const QString &label, const QString &text);
    /** Activates a button or switches a check box. */
    void push(const QString &label);
    /** Chooses an entry of a drop-down list, which is opened. */
    void choose(const QString &label, const QString &entry);
    /** Chooses an entry of the menu of a button. */
    void pick(const QString &button, const QString &entry);
    /** Runs a command of the command palette. */
    void run(const QString &command);

    // Tables and trees.

    /** Goes to the row whose first column has this text. */
    void goToRow(const QString &view, const QString &text);
    void open(const QString &view, const QString &row);
    /** Edits a cell of the current row. */
    void fillCell(const QString &heading, const QString &text);
    void chooseInCell(const QString &heading, const QString &entry);
    void checkCell(const QString &heading);
    /** Replaces the text of the cell whose editor is open, and closes it. */
    void finishCell(const QString &text);
    /** Waits until no cell has an open editor. */
    void waitForCell();

private:
    [[nodiscard]] QWidget *target() const;
    [[nodiscard]] QAbstractItemView *focusedView() const;
    void goToColumn(const QString &heading);
    bool useByName(const QString &label);
    void chooseIn(QComboBox &box, const QString &entry);
    void activateAgain();

    QWidget &m_window;
    int m_actions = 0;
    int m_tabs = 0;
};

} // namespace support
