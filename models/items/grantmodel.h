#pragma once

#include "grantset.h"
#include "titledtablemodel.h"

namespace items {

/** A row of a GrantModel: grants that are allowed or revoked together, with their texts. */
struct GrantRow {
    QStringList cells;
    consent::GrantSet grants;
    bool isAllowed = true;
    QString toolTip = {}; ///< The tool tip of the row; if it is empty, each cell has its text as its tool tip.
    friend bool operator==(const GrantRow &, const GrantRow &) = default;
};

/** A table model of grants. The page that shows it makes the texts of the cells. */
class GrantModel final : public TitledTableModel
{
    Q_OBJECT

public:
    GrantModel(int columns, QObject *parent);

    /** Sets the rows. Does nothing if they are equal to the current ones. */
    void setRows(const QList<GrantRow> &rows);
    [[nodiscard]] const QList<GrantRow> &rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<GrantRow> m_rows;
    int m_columns;
};

} // namespace items
