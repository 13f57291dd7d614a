#include "policymodel.h"

#include <algorithm>

namespace items {

PolicyModel::PolicyModel(QObject *parent)
    : TitledTableModel(parent)
{}

void PolicyModel::setRows(const QList<Row> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int PolicyModel::put(const management::Policy &policy)
{
    const int known = rowOf(policy.id());
    if (known >= 0) {
        m_rows[known].policy = policy;
        emit dataChanged(index(known, 0), index(known, ColumnCount - 1));
        return known;
    }
    return append({policy.id(), policy});
}

int PolicyModel::putId(const QString &id)
{
    const int known = rowOf(id);
    return known >= 0 ? known : append({id, std::nullopt});
}

int PolicyModel::append(const Row &row)
{
    const int at = rowCount();
    beginInsertRows({}, at, at);
    m_rows.append(row);
    endInsertRows();
    return at;
}

void PolicyModel::setCellText(std::function<QString(const management::Policy &, int)> text)
{
    m_cellText = std::move(text);
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int PolicyModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&id](const Row &row) { return row.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(std::distance(m_rows.begin(), found));
}

int PolicyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PolicyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PolicyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const Row &row = m_rows.at(index.row());
    if (index.column() == Id)
        return row.id;
    if (!row.policy)
        return index.column() == Name ? QVariant(row.id) : QVariant();
    if (index.column() == Name)
        return row.policy->title();
    return m_cellText ? m_cellText(*row.policy, index.column()) : QString();
}

} // namespace items

#include "moc_policymodel.cpp"
