#pragma once

class QWidget;

namespace widgets {

/** A part of a window, such as a list or a form, that the user reaches as one stop when walking through the window. */
struct Pane {
    QWidget *part = nullptr;
    QWidget *first = nullptr; ///< The control that gets the focus if no control of the part had it before; null for the
                              ///< first control of the part.
};

/** Returns the first control of a part of a window that the key Tab reaches; null if there is none. */
[[nodiscard]] QWidget *firstControl(QWidget &part);
/** Makes Tab go from the last control of `before` to the controls of `part`, which was made later, in the order in
 * which they were made. Call it when a part is added to a page that is shown already. */
void chainFocus(QWidget &before, QWidget &part);
/**
 * Gives the focus to the control of the part that had it last. Returns false if there is no such control, or it is
 * hidden or disabled.
 */
bool focusLast(QWidget &part);
/** Gives the focus to the control of the pane that had it last, otherwise to the pane's first control. Returns false if
 * the pane has no control that is visible and enabled. */
bool focusInside(const Pane &pane);

} // namespace widgets
