#pragma once

#include <QByteArray>
#include <QStringList>

namespace base {

/** Returns cells as one line of CSV with its line end (RFC 4180). A cell that a spreadsheet would take for a formula
 * begins with an apostrophe. */
[[nodiscard]] QByteArray csvLine(const QStringList &cells);

} // namespace base
