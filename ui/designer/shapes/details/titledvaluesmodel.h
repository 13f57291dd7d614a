#pragma once

#include "rowsmodel.h"

namespace designer {

/** The table model of an annotated enum: a `oneOf` or `anyOf` whose branches have a constant, a title and a
 * description. place() is the place of that list. */
class TitledValuesModel final : public RowsModel
{
    Q_OBJECT

public:
    enum Column { Value, Title, Description, ColumnCount };

    using RowsModel::RowsModel;

    /** True if there are branches and each has a constant, so that they can be shown as an annotated enum. */
    [[nodiscard]] static bool isShownBy(const document::Node &branches);

    [[nodiscard]] base::Result<int> addRow() override;
    base::Result<void> removeRowAt(int row) override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] bool wantsSequence() const override { return true; }
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] bool isCellEditable(int row, int column) const override;
    base::Result<void> store(int row, int column, const QString &text) override;
    [[nodiscard]] QString stepName() const override;

private:
    [[nodiscard]] document::Value nextConstant() const;
};

} // namespace designer
