#pragma once

#include "comparisonrows.h"

#include <QByteArray>

namespace comparison {

/**
 * Writes the shown part of a comparison as CSV: a line of titles, then a line for each entry, or for each member that
 * differs in it. Takes time for each entry; call it on a worker. Texts that a spreadsheet would compute are escaped.
 */
[[nodiscard]] QByteArray comparisonCsv(const ComparisonExtract &extract);

} // namespace comparison
