#include "environmentmodel.h"

#include <algorithm>

namespace items {

EnvironmentModel::EnvironmentModel(management::EnvironmentList &environments, QObject *parent)
    : QAbstractListModel(parent)
    , m_environments(environments)
    , m_shown(environments.environments())
{
    connect(&environments, &management::EnvironmentList::listChanged, this, &EnvironmentModel::refresh);
    connect(&environments, &management::EnvironmentList::currentChanged, this, &EnvironmentModel::refreshCurrent);
}

void EnvironmentModel::refresh()
{
    const QList<management::Environment> &now = m_environments.environments();
    const bool sameRows = std::equal(now.begin(), now.end(), m_shown.begin(), m_shown.end(),
                                     [](const auto &left, const auto &right) { return left.id == right.id; });
    if (sameRows) {
        // Keeps the selection while the user edits a name.
        m_shown = now;
        refreshCurrent();
        return;
    }
    beginResetModel();
    m_shown = now;
    endResetModel();
}

void EnvironmentModel::refreshCurrent()
{
    if (!m_shown.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

QModelIndex EnvironmentModel::indexOf(const QString &id) const
{
    const auto found = std::find_if(m_shown.begin(), m_shown.end(),
                                    [&id](const management::Environment &environment) { return environment.id == id; });
    return found == m_shown.end() ? QModelIndex() : index(static_cast<int>(std::distance(m_shown.begin(), found)));
}

int EnvironmentModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant EnvironmentModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const management::Environment &environment = m_shown.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return environment.name;
    case Qt::ToolTipRole:
        return environment.dashboardUrl.toString(QUrl::RemoveUserInfo);
    case IdRole:
        return environment.id;
    case CurrentRole:
        return environment.id == m_environments.current().id;
    default:
        return {};
    }
}

} // namespace items

#include "moc_environmentmodel.cpp"
