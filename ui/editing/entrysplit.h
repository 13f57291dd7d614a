#pragma once

#include <QStringList>

namespace editing {

/**
 * Returns the entries of a text that was typed or pasted into a list: its lines, and the parts of a line between
 * commas. Commas and line breaks in quotes, and in brackets and braces, are part of an entry. The hyphens of a YAML
 * list are no part of its entries. There are no empty entries and no blanks at their ends.
 */
[[nodiscard]] QStringList splitEntries(const QString &text);

} // namespace editing
