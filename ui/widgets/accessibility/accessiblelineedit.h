#pragma once

class QAccessibleInterface;
class QLineEdit;

namespace widgets {

/**
 * The interface of a line edit in which text that is set by assistive technology counts as typed. Qt's own interface
 * sets it as the program would, without the signals for edits of the user.
 */
[[nodiscard]] QAccessibleInterface *newAccessibleLineEdit(QLineEdit *line);

} // namespace widgets
