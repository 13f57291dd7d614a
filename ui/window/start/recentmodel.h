#pragma once

#include "recentfiles.h"

#include <QAbstractListModel>

namespace window {

/** The roles of RecentModel for the data of an entry besides its name. */
enum RecentRole {
    RecentPathRole = Qt::UserRole + 1, ///< QString: the path of the file or folder.
    RecentPlaceRole,                   ///< QString: the text of recentPlace().
    RecentNotesRole,                   ///< QStringList: the texts of recentNotes().
    RecentAttentionRole,               ///< bool: the result of needsAttention().
};

/** The recent files and folders as a list. The name of an entry is its text; screen readers get all that the list
 * shows of it. */
class RecentModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /** Sets the entries. Rows whose paths stay the same change in place, so that the selection stays. */
    void setEntries(const QList<RecentFile> &entries);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<RecentFile> m_entries;
};

} // namespace window
