#pragma once

class QAccessibleInterface;
class QLineEdit;

namespace widgets {

/**
 * A line whose text, set by assistive technology, counts as typed: Qt's own interface changes it as a program would, so
 * that nothing which listens to the person hears of it.
 */
[[nodiscard]] QAccessibleInterface *newAccessibleLineEdit(QLineEdit *line);

} // namespace widgets
