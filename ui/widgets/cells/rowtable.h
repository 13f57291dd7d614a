#pragma once

class QTableView;

namespace widgets {

/**
 * Makes a table look like a list of rows: a click selects the whole row, texts don't wrap, there is no grid, and Tab
 * moves the focus to the next control instead of the next cell.
 */
void showAsRows(QTableView *table);

} // namespace widgets
