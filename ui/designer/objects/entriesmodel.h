#pragma once

#include "rowsmodel.h"

#include "specificationtable.h"

namespace designer {

/**
 * The table model of a list or map of objects. Each row has the name of an entry, which can be changed in a map, and a
 * summary of the object.
 */
class EntriesModel final : public RowsModel
{
    Q_OBJECT

public:
    enum Column { Name, Summary, ColumnCount };

    using RowsModel::RowsModel;

    /**
     * Shows the entries of the list or map in a field of the object at `owner`, or the object's own entries if `field`
     * is the row for entries in the table of the specification.
     */
    void setField(const document::Pointer &owner, specification::ObjectKind ownerKind,
                  const specification::Field &field);

    /** True if an entry can be added. The `content` of a parameter or header has at most one media type. */
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
    [[nodiscard]] document::Value newEntry(const QByteArray &name) const;

    document::Pointer m_owner;
    specification::ObjectKind m_ownerKind = specification::ObjectKind::NoObject;
    const specification::Field *m_field = nullptr;
    bool m_isWholeObject = false; ///< True if the rows are the members of the object at m_owner itself.
};

} // namespace designer
