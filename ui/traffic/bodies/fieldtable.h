#pragma once

class QAbstractItemModel;
class QTableView;
class QWidget;

namespace traffic {

/** Creates a table of names and values, such as header fields or the fields of a form. */
[[nodiscard]] QTableView *newFieldTable(QAbstractItemModel &model, QWidget *parent);

} // namespace traffic
