#include "conflictmodel.h"

#include "conflicttexts.h"

namespace merge {

using conflicts::ConflictItem;

ConflictModel::ConflictModel(const conflicts::MergeSession &session, QObject *parent)
    : QAbstractListModel(parent)
    , m_session(session)
    , m_count(int(session.items().size()))
{}

void ConflictModel::refresh()
{
    const int count = int(m_session.items().size());
    if (count < m_count) {
        beginResetModel();
        m_count = count;
        endResetModel();
        return;
    }
    if (count > m_count) {
        beginInsertRows({}, m_count, count - 1);
        m_count = count;
        endInsertRows();
    }
    if (count > 0)
        emit dataChanged(index(0), index(count - 1));
}

QString ConflictModel::nameAt(int row) const
{
    const workspace::OpenDefinition *definition = m_session.definition();
    return definition ? placeName(m_session.items().at(row), definition->document().snapshot(), m_session.sides())
                      : QString();
}

int ConflictModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QVariant ConflictModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_session.items().size())
        return {};
    const ConflictItem &item = m_session.items().at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return nameAt(index.row());
    case Qt::ToolTipRole:
        return QString(nameAt(index.row()) + u'\n' + kindName(item));
    case Qt::AccessibleTextRole:
        return QString(nameAt(index.row()) + u", "_qs + kindName(item) + u", "_qs + choiceWord(item.choice));
    case ConflictKindRole:
        return kindName(item);
    case ConflictBadgeRole:
        return choiceWord(item.choice);
    case ConflictColorRole:
        return int(choiceColor(item.choice));
    default:
        return {};
    }
}

} // namespace merge

#include "moc_conflictmodel.cpp"
