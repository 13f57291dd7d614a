#pragma once

#include <QTableView>

namespace policies {

class MatrixModel;

/** The table of a MatrixModel, with frozen titles of rows and columns. It paints its cells itself, because a style with
 * style sheets would need a whole frame for a screen of them. */
class MatrixView final : public QTableView
{
    Q_OBJECT

public:
    explicit MatrixView(MatrixModel &model, QWidget *parent = nullptr);
};

} // namespace policies
