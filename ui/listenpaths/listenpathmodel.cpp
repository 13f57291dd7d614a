#include "listenpathmodel.h"

#include <QDir>

#include <algorithm>

namespace listenpaths {

void ListenPathModel::setPlan(const reach::ListenPathPlan &plan)
{
    beginResetModel();
    m_plan = plan;
    m_current = -1;
    m_first = -1;
    m_last = -1;
    m_winners.clear();
    m_losers.clear();
    endResetModel();
}

void ListenPathModel::setServed(const ServedNow &served)
{
    if (served == m_served)
        return;
    m_served = served;
    if (rowCount() > 0)
        emit dataChanged(index(0, Gateway), index(rowCount() - 1, Gateway));
}

void ListenPathModel::setCurrent(int row)
{
    m_current = row;
    m_first = row;
    m_last = row;
    m_winners.clear();
    m_losers.clear();
    if (row >= 0) {
        for (const reach::ListenPathConflict &conflict : m_plan.rows().at(row).lost)
            m_winners.insert(conflict.winner);
        for (const reach::ListenPathConflict &conflict : m_plan.rows().at(row).won)
            m_losers.insert(conflict.loser);
    }
    for (const QSet<qsizetype> &linked : {m_winners, m_losers}) {
        for (const qsizetype each : linked) {
            m_first = std::min(m_first, int(each));
            m_last = std::max(m_last, int(each));
        }
    }
    if (rowCount() > 0)
        emit dataChanged(index(0, Path), index(rowCount() - 1, Path), {Qt::DecorationRole});
}

ListenPathModel::Link ListenPathModel::linkOf(int row) const
{
    if (m_winners.isEmpty() && m_losers.isEmpty())
        return Link::None;
    if (row == m_current)
        return Link::Current;
    if (m_winners.contains(row))
        return Link::Winner;
    if (m_losers.contains(row))
        return Link::Loser;
    return row > m_first && row < m_last ? Link::Between : Link::None;
}

int ListenPathModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_plan.rows().size());
}

int ListenPathModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ListenPathModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const reach::ListenPathRow &row = m_plan.rows().at(index.row());
    if (role == Qt::DisplayRole)
        return textOf(row, index.column());
    if (role == Qt::ToolTipRole && index.column() == File)
        return QDir::toNativeSeparators(row.api.documentPath);
    return {};
}

QString ListenPathModel::textOf(const reach::ListenPathRow &row, int column) const
{
    switch (column) {
    case Place:
        return row.place > 0 ? QString::number(row.place) : QString();
    case Path:
        return pathText(row.api);
    case State:
        return stateText(row.state);
    case Definition:
        return row.api.title;
    case File:
        return fileText(row.api);
    case Gateway:
        return servedText(row.api, m_served);
    default:
        return {};
    }
}

} // namespace listenpaths

#include "moc_listenpathmodel.cpp"
