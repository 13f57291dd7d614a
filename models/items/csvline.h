#pragma once

#include <QByteArray>
#include <QStringList>

namespace items {

/** Returns a line of a CSV table (RFC 4180) with these cells. A cell that a spreadsheet would interpret as a formula
 * starts with an apostrophe. */
[[nodiscard]] QByteArray csvLine(const QStringList &cells);

} // namespace items
