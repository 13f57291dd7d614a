#pragma once

#include "referencesmodel.h"

namespace designer {

/** The table model of the headers of a response or of an encoding, with the columns name, required, type and
 * description. Rows that are references, and the types of headers with `content`, are read-only. */
class HeadersModel final : public ReferencesModel
{
    Q_OBJECT

public:
    enum Column { Name, Required, Type, Description, ColumnCount };

    using ReferencesModel::ReferencesModel;

    /** Adds a header with a text as its value, or a reference unless `reference` is empty. Returns its row. */
    [[nodiscard]] base::Result<int> addHeader(const QByteArray &name, const QString &reference = {});
    [[nodiscard]] base::Result<int> addRow() override;
    base::Result<void> removeRowAt(int row) override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] bool wantsSequence() const override { return false; }
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] bool isCellEditable(int row, int column) const override;
    [[nodiscard]] QString cellNote(int row, int column) const override;
    base::Result<void> store(int row, int column, const QString &text) override;
    [[nodiscard]] QString stepName() const override;
    [[nodiscard]] bool isFlag(int column) const override { return column == Required; }
    [[nodiscard]] bool flagAt(int row, int column) const override;
    base::Result<void> storeFlag(int row, int column, bool flag) override;
};

} // namespace designer
