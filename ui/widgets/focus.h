#pragma once

class QWidget;

namespace widgets {

/** A part of a window that has the focus as a whole, as a list or a form. */
struct Pane {
    QWidget *part = nullptr;
    QWidget *first = nullptr; ///< Gets the focus if no other control of the part had it; null for the first control.
};

/** The first control of a part of a window that the key Tab reaches; null if there is none. */
[[nodiscard]] QWidget *firstControl(QWidget &part);
/** Gives the focus to the control of the part that had it last; false if that is not visible and enabled. */
bool focusLast(QWidget &part);
/** Gives the focus to the control of the pane that had it last, otherwise to its first one. False if the pane has none
 * that is visible and enabled. */
bool focusInside(const Pane &pane);

} // namespace widgets
