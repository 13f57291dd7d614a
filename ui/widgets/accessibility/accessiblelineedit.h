#pragma once

class QAccessibleInterface;
class QLineEdit;

namespace widgets {

/**
 * Returns the accessibility interface of a line edit for which text that assistive technology sets counts as typed by
 * the user. Qt's own interface sets the text without emitting the signals for edits of the user.
 */
[[nodiscard]] QAccessibleInterface *newAccessibleLineEdit(QLineEdit *line);

} // namespace widgets
