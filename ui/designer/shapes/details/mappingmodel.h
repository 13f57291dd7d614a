#pragma once

#include "rowsmodel.h"

namespace designer {

/**
 * The table model of the `mapping` of a discriminator: the schemas by the value of the discriminator's property.
 * place() is the place of `mapping`.
 */
class MappingModel final : public RowsModel
{
    Q_OBJECT

public:
    enum Column { Value, Schema, ColumnCount };

    using RowsModel::RowsModel;

    [[nodiscard]] base::Result<int> addRow() override;
    base::Result<void> removeRowAt(int row) override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] bool wantsSequence() const override { return false; }
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] bool isCellEditable(int row, int column) const override;
    base::Result<void> store(int row, int column, const QString &text) override;
    [[nodiscard]] QString stepName() const override;
};

} // namespace designer
