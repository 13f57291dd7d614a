#pragma once

#include "pathtreemodel.h"

namespace designer {

/**
 * The operations of a PathTreeModel grouped by tag: first the tags of the document in their order, then other tags,
 * then what has none. An operation with several tags is in several groups; a path without operations is in the last
 * one.
 */
class TagTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    TagTreeModel(const document::Document &document, PathTreeModel &paths, QObject *parent = nullptr);

    /** The first row of the entry. */
    [[nodiscard]] QModelIndex indexOf(const PathEntry &entry) const;
    /** Does nothing while it is off, until it is turned on. */
    void setActive(bool active);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Group {
        QString tag; ///< Empty for what has none.
        QList<PathEntry> entries;
        friend bool operator==(const Group &, const Group &) = default;
    };

    void refresh();
    void announce(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles);
    void announceEntry(const PathEntry &entry, const QList<int> &roles);
    [[nodiscard]] QList<Group> readGroups() const;
    [[nodiscard]] QVariant groupData(const Group &group, int role) const;
    [[nodiscard]] QVariant entryData(const PathEntry &entry, int role) const;

    const document::Document &m_document;
    PathTreeModel &m_paths;
    QList<Group> m_groups;
    QHash<PathEntry, QList<std::pair<int, int>>> m_places; ///< Group and row.
    bool m_isActive = false;
};

} // namespace designer
