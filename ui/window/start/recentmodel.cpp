#include "recentmodel.h"

#include "recenttexts.h"
#include "showntext.h"
#include "theme.h"

#include <algorithm>

namespace window {

void RecentModel::setEntries(const QList<RecentFile> &entries)
{
    if (std::ranges::equal(entries, m_entries, {}, &RecentFile::path, &RecentFile::path)) {
        m_entries = entries;
        if (!entries.isEmpty())
            emit dataChanged(index(0), index(int(entries.size()) - 1));
        return;
    }
    beginResetModel();
    m_entries = entries;
    endResetModel();
}

int RecentModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant RecentModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecentFile &entry = m_entries.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return recentName(entry);
    case Qt::AccessibleTextRole:
        return (QStringList{recentName(entry)} + recentNotes(entry) + QStringList{recentPlace(entry)}).join(u", "_qs);
    case Qt::ToolTipRole:
        return base::shownText(entry.path);
    case Qt::DecorationRole:
        if (entry.state == RecentFile::State::Missing)
            return theme::icon(theme::Icon::Warning, theme::Role::Warning);
        return theme::icon(entry.state == RecentFile::State::Folder ? theme::Icon::Folder : theme::Icon::File,
                           theme::Role::Muted);
    case RecentPathRole:
        return entry.path;
    case RecentPlaceRole:
        return recentPlace(entry);
    case RecentNotesRole:
        return recentNotes(entry);
    case RecentAttentionRole:
        return needsAttention(entry);
    default:
        return {};
    }
}

} // namespace window

#include "moc_recentmodel.cpp"
