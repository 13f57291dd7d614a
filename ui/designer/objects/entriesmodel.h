#pragma once

#include "rowsmodel.h"

#include "specificationtable.h"

namespace designer {

/** The entries of a list or map of objects: the name, which can be changed in a map, and a summary. */
class EntriesModel final : public RowsModel
{
    Q_OBJECT

public:
    enum Column { Name, Summary, ColumnCount };

    using RowsModel::RowsModel;

    /** Shows a field of an object, or the entries of the object itself if `field` is the object's row for entries. */
    void setField(const document::Pointer &owner, specification::ObjectKind ownerKind,
                  const specification::Field &field);

    /** False for a second media type of a parameter or header. */
    [[nodiscard]] bool canAddRow() const override;
    [[nodiscard]] base::Result<int> addRow() override;
    base::Result<void> removeRowAt(int row) override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] bool wantsSequence() const override;
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] bool isCellEditable(int row, int column) const override;
    base::Result<void> store(int row, int column, const QString &text) override;
    [[nodiscard]] QString stepName() const override;

private:
    [[nodiscard]] document::Value newEntry() const;

    document::Pointer m_owner;
    specification::ObjectKind m_ownerKind = specification::ObjectKind::NoObject;
    const specification::Field *m_field = nullptr;
    bool m_isWholeObject = false; ///< The entries are the members of the owner.
};

} // namespace designer
