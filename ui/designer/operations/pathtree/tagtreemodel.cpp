#include "tagtreemodel.h"

#include "badge.h"
#include "colors.h"
#include "pathtreedata.h"

#include <algorithm>

namespace designer {

using document::Node;

TagTreeModel::TagTreeModel(const document::Document &document, PathTreeModel &paths, QObject *parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_paths(paths)
{
    connect(&paths, &QAbstractItemModel::dataChanged, this, &TagTreeModel::announce);
    connect(&paths, &PathTreeModel::restructured, this, &TagTreeModel::refresh);
    connect(&paths, &QAbstractItemModel::modelReset, this, &TagTreeModel::refresh);
    connect(&document, &document::Document::changed, this, [this](const document::Change &change) {
        if (m_isActive && change.touches({"tags"}))
            refresh();
    });
}

void TagTreeModel::setActive(bool active)
{
    m_isActive = active;
    refresh();
}

/** With other groups or entries the model is reset. */
void TagTreeModel::refresh()
{
    QList<Group> groups = m_isActive ? readGroups() : QList<Group>();
    if (groups == m_groups)
        return;
    beginResetModel();
    m_groups = std::move(groups);
    m_places.clear();
    for (int group = 0; group < int(m_groups.size()); ++group) {
        const QList<PathEntry> &entries = m_groups.at(group).entries;
        for (int row = 0; row < int(entries.size()); ++row)
            m_places[entries.at(row)].append({group, row});
    }
    endResetModel();
}

QList<TagTreeModel::Group> TagTreeModel::readGroups() const
{
    QList<Group> groups;
    QHash<QString, qsizetype> known;
    const auto groupOf = [&](const QString &tag) -> Group & {
        const auto at = known.constFind(tag);
        if (at != known.constEnd())
            return groups[*at];
        known.insert(tag, groups.size());
        groups.append({tag, {}});
        return groups.last();
    };
    const Node declared = m_document.snapshot().at({"tags"}).resolved();
    for (qsizetype i = 0; declared.isSequence() && i < declared.childCount(); ++i) {
        if (const QString tag = declared.childAt(i).resolved().member("name").text(); !tag.isEmpty())
            groupOf(tag);
    }
    Group untagged;
    for (int row = 0; row < m_paths.rowCount(); ++row) {
        const QModelIndex path = m_paths.index(row, 0);
        const int count = m_paths.rowCount(path);
        if (count == 0)
            untagged.entries.append(*m_paths.entryAt(path));
        for (int inner = 0; inner < count; ++inner) {
            const QModelIndex at = m_paths.index(inner, 0, path);
            const PathEntry entry = *m_paths.entryAt(at);
            QStringList tags = at.data(PathTagsRole).toStringList();
            tags.removeDuplicates();
            tags.removeAll(QString());
            for (const QString &tag : std::as_const(tags))
                groupOf(tag).entries.append(entry);
            if (tags.isEmpty())
                untagged.entries.append(entry);
        }
    }
    groups.removeIf([](const Group &group) { return group.entries.isEmpty(); });
    if (!untagged.entries.isEmpty())
        groups.append(untagged);
    return groups;
}

/** Reads the tags again only if the rows may have others. */
void TagTreeModel::announce(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles)
{
    if (!m_isActive)
        return;
    bool hasOtherTags = false;
    for (int row = first.row(); row <= last.row(); ++row) {
        const QModelIndex at = first.siblingAtRow(row);
        const PathEntry entry = *m_paths.entryAt(at);
        announceEntry(entry, roles);
        QStringList shown;
        for (const auto &[group, inner] : m_places.value(entry))
            shown.append(m_groups.at(group).tag);
        QStringList tags = at.data(PathTagsRole).toStringList();
        tags.removeDuplicates();
        tags.removeAll(QString());
        if (tags.isEmpty() && !entry.isPath())
            tags.append(QString());
        std::sort(shown.begin(), shown.end());
        std::sort(tags.begin(), tags.end());
        hasOtherTags = hasOtherTags || (!entry.isPath() && roles.isEmpty() && shown != tags);
    }
    if (hasOtherTags)
        refresh();
}

void TagTreeModel::announceEntry(const PathEntry &entry, const QList<int> &roles)
{
    for (const auto &[group, row] : m_places.value(entry)) {
        const QModelIndex parent = index(group, 0);
        const QModelIndex at = index(row, 0, parent);
        emit dataChanged(at, at, roles);
        emit dataChanged(parent, parent, roles);
    }
}

QModelIndex TagTreeModel::indexOf(const PathEntry &entry) const
{
    const auto places = m_places.constFind(entry);
    if (places == m_places.constEnd())
        return {};
    const auto &[group, row] = places->first();
    return index(row, 0, index(group, 0));
}

QModelIndex TagTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // The internal id of an entry is the number of its group plus one.
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : 0);
}

QModelIndex TagTreeModel::parent(const QModelIndex &child) const
{
    return child.isValid() && child.internalId() > 0 ? createIndex(int(child.internalId()) - 1, 0, quintptr(0))
                                                     : QModelIndex();
}

int TagTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    return parent.internalId() > 0 || parent.column() != 0 ? 0 : int(m_groups.at(parent.row()).entries.size());
}

int TagTreeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant TagTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == 0)
        return groupData(m_groups.at(index.row()), role);
    return entryData(m_groups.at(int(index.internalId()) - 1).entries.at(index.row()), role);
}

QVariant TagTreeModel::groupData(const Group &group, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return group.tag.isEmpty() ? tr("No tag") : group.tag;
    case Qt::ForegroundRole:
        return group.tag.isEmpty() ? QVariant(theme::color(theme::Role::Muted)) : QVariant();
    case widgets::NoteRole:
        return QString::number(group.entries.size());
    case PathSearchRole:
        return group.tag;
    case PathTagsRole:
        return QStringList{group.tag};
    case PathFoldedSeverityRole: {
        QVariant worst;
        for (const PathEntry &entry : group.entries) {
            const QVariant severity = m_paths.indexOf(entry).data(PathFoldedSeverityRole);
            if (severity.isValid() && (!worst.isValid() || severity.toInt() < worst.toInt()))
                worst = severity;
        }
        return worst;
    }
    default:
        break;
    }
    return {};
}

/** As in the tree of paths, but with the path in place of the summary. */
QVariant TagTreeModel::entryData(const PathEntry &entry, int role) const
{
    const QModelIndex at = m_paths.indexOf(entry);
    if (role == Qt::DisplayRole)
        return QString::fromUtf8(entry.path);
    if (role == PathEntryRole)
        return QVariant::fromValue(entry);
    if (role == Qt::ForegroundRole)
        return {};
    if (role == PathSearchRole && !entry.isPath())
        return QString(QString::fromUtf8(entry.path) + u' ' + at.data(role).toString());
    return at.data(role);
}

} // namespace designer

#include "moc_tagtreemodel.cpp"
