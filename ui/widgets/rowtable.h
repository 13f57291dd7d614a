#pragma once

class QTableView;

namespace widgets {

/** Makes a table a list of whole rows: one is selected, nothing wraps, no grid, Tab leaves it. */
void showAsRows(QTableView *table);

} // namespace widgets
