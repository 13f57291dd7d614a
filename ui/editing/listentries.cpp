#include "listentries.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace editing {

ListEntries::ListEntries(Setter setter, QObject *parent)
    : QAbstractListModel(parent)
    , m_setter(std::move(setter))
{}

void ListEntries::setTexts(const QStringList &texts)
{
    const auto starts = std::mismatch(m_texts.cbegin(), m_texts.cend(), texts.cbegin(), texts.cend());
    const auto ends = std::mismatch(m_texts.crbegin(), std::make_reverse_iterator(starts.first), texts.crbegin(),
                                    std::make_reverse_iterator(starts.second));
    const int first = int(starts.first - m_texts.cbegin());
    const int removed = int(ends.first.base() - starts.first);
    const int added = int(ends.second.base() - starts.second);
    const int changed = std::min(removed, added);
    for (int row = first; row < first + changed; ++row)
        m_texts[row] = texts.at(row);
    if (changed > 0)
        emit dataChanged(index(first), index(first + changed - 1));
    if (removed > changed) {
        beginRemoveRows({}, first + changed, first + removed - 1);
        m_texts = texts;
        endRemoveRows();
    } else if (added > changed) {
        beginInsertRows({}, first + changed, first + added - 1);
        m_texts = texts;
        endInsertRows();
    }
}

void ListEntries::setEditable(bool isEditable)
{
    if (isEditable == m_isEditable)
        return;
    const int row = int(m_texts.size());
    if (isEditable) {
        beginInsertRows({}, row, row);
        m_isEditable = true;
        endInsertRows();
    } else {
        beginRemoveRows({}, row, row);
        m_isEditable = false;
        endRemoveRows();
    }
}

int ListEntries::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_texts.size()) + (m_isEditable ? 1 : 0);
}

QVariant ListEntries::data(const QModelIndex &index, int role) const
{
    if (role == Qt::AccessibleTextRole && index.isValid() && isNew(index.row()))
        return m_newName;
    const bool isText = role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole;
    return isText && index.isValid() ? QVariant(m_texts.value(index.row())) : QVariant();
}

bool ListEntries::setData(const QModelIndex &index, const QVariant &value, int role)
{
    return m_isEditable && index.isValid() && role == Qt::EditRole && m_setter(index.row(), value.toString());
}

Qt::ItemFlags ListEntries::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return m_isEditable ? flags | Qt::ItemIsEditable : flags;
}

} // namespace editing

#include "moc_listentries.cpp"
