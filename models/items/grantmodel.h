#pragma once

#include "grantset.h"
#include "titledtablemodel.h"

namespace items {

/** What can be allowed or revoked in one row. */
struct GrantRow {
    QStringList cells;
    consent::GrantSet grants;
    bool isAllowed = true;
    QString toolTip = {}; ///< If it is empty, each cell has its text.
    friend bool operator==(const GrantRow &, const GrantRow &) = default;
};

/** A list of permissions. The page makes the texts of the cells. */
class GrantModel final : public TitledTableModel
{
    Q_OBJECT

public:
    GrantModel(int columns, QObject *parent);

    /** Does nothing if they are the same. */
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
