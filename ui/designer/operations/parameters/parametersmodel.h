#pragma once

#include "referencesmodel.h"

namespace designer {

/**
 * The table model of the parameters of a path item or an operation. Rows that are references, and the types of
 * parameters with `content`, are read-only. The model of an operation begins with the parameters of its path item that
 * the operation does not replace, which are read-only, too.
 */
class ParametersModel final : public ReferencesModel
{
    Q_OBJECT

public:
    enum Column { Name, In, Required, Type, Description, Origin, ColumnCount };

    using ReferencesModel::ReferencesModel;

    [[nodiscard]] static QStringList locations();
    [[nodiscard]] static QStringList types();

    /** Shows the parameters of an operation, which are at `own`, after those of its path item at `ofPath`. */
    void setPlaces(const document::Pointer &own, const document::Pointer &ofPath);
    /** Returns the row of the parameter with this name and location; -1 if no parameter of the operation or of its path
     * has them. */
    [[nodiscard]] int rowWith(const QByteArray &name, const QString &location) const;
    [[nodiscard]] int leadingRows() const override { return int(m_inherited.size()); }
    [[nodiscard]] document::Pointer pointerAt(int row) const override;
    [[nodiscard]] int rowOf(const document::Pointer &pointer) const override;
    [[nodiscard]] base::Result<int> addRow() override;
    base::Result<void> removeRowAt(int row) override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] bool wantsSequence() const override { return true; }
    [[nodiscard]] int countRows() override;
    [[nodiscard]] bool isTouchedBy(const document::Change &change) const override;
    [[nodiscard]] document::Node entryAt(int row) const override;
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] bool isCellEditable(int row, int column) const override;
    [[nodiscard]] QString cellNote(int row, int column) const override;
    base::Result<void> store(int row, int column, const QString &text) override;
    [[nodiscard]] QString stepName() const override;
    [[nodiscard]] bool isFlag(int column) const override { return column == Required; }
    [[nodiscard]] bool flagAt(int row, int column) const override;
    base::Result<void> storeFlag(int row, int column, bool flag) override;

private:
    document::Pointer m_ofPath;
    QList<qsizetype> m_inherited; ///< The positions in the list at `m_ofPath` of the parameters that are shown.
};

} // namespace designer
