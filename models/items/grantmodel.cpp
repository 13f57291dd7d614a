#include "grantmodel.h"

namespace items {

namespace {
constexpr qsizetype LongestToolTip = 500; ///< The texts are from a file.
} // namespace

GrantModel::GrantModel(int columns, QObject *parent)
    : TitledTableModel(parent)
    , m_columns(columns)
{}

void GrantModel::setRows(const QList<GrantRow> &rows)
{
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int GrantModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int GrantModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant GrantModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const GrantRow &row = m_rows.at(index.row());
    const QString text = row.cells.value(index.column());
    if (role == Qt::ToolTipRole)
        return (row.toolTip.isEmpty() ? text : row.toolTip).left(LongestToolTip);
    return role == Qt::DisplayRole ? QVariant(text) : QVariant();
}

} // namespace items

#include "moc_grantmodel.cpp"
