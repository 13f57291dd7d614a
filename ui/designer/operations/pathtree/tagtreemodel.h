#pragma once

#include "pathtreemodel.h"

namespace designer {

/**
 * The tree model of the operations of a PathTreeModel grouped by tag: first the tags that the document declares, in
 * their order, then other tags, then the entries without a tag. An operation with several tags is in several groups; a
 * path without operations is in the last group.
 */
class TagTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    TagTreeModel(const document::Document &document, PathTreeModel &paths, QObject *parent = nullptr);

    /** Returns the index of the first row of an entry, which can be in several groups. */
    [[nodiscard]] QModelIndex indexOf(const PathEntry &entry) const;
    /** Turns the model on or off. While it is off it has no rows and does not follow the paths. */
    void setActive(bool active);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Group {
        QString tag; ///< The name of the tag; empty for the group of entries without a tag.
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
    /** The rows of each entry, as pairs of the number of a group and the row in it. */
    QHash<PathEntry, QList<std::pair<int, int>>> m_places;
    bool m_isActive = false;
};

} // namespace designer
