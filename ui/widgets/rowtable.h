#pragma once

class QTableView;

namespace widgets {

/** Makes a table a list of rows: selects single rows, without wrapping and grid, and Tab moves to the next control. */
void showAsRows(QTableView *table);

} // namespace widgets
