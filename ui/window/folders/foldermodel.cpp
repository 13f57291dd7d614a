#include "foldermodel.h"

#include "foldertexts.h"
#include "theme.h"

#include <QSet>

#include <algorithm>

namespace window {

namespace {

/** If more files change at one time, the tree is built again: that is faster than so many changes of rows. */
constexpr qsizetype MostRowChanges = 200;

QString nameOfPath(const QString &path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

FolderNode &childFolder(FolderNode &parent, const QString &name)
{
    const int row = parent.rowOf(name, false);
    if (FolderNode *known = parent.child(name, false))
        return *known;
    auto node = std::make_unique<FolderNode>();
    node->name = name;
    node->path = parent.path + u'/' + name;
    node->parent = &parent;
    return **parent.children.insert(parent.children.begin() + row, std::move(node));
}

std::unique_ptr<FolderNode> newFile(FolderNode &parent, const QString &path)
{
    auto node = std::make_unique<FolderNode>();
    node->name = nameOfPath(path);
    node->path = path;
    node->parent = &parent;
    node->isFile = true;
    return node;
}

/** The names of the folders between an opened folder and a file in it. */
QStringList foldersBetween(const FolderNode &folder, const QString &path)
{
    QStringList names = path.mid(folder.path.size()).split(u'/', Qt::SkipEmptyParts);
    if (!names.isEmpty())
        names.removeLast();
    return names;
}

void addToFolders(const FolderNode &node, int files, int operations, const workspace::ProblemCount &before,
                  const workspace::ProblemCount &now)
{
    for (FolderNode *folder = node.parent; folder; folder = folder->parent) {
        folder->files += files;
        folder->operations += operations;
        folder->problems -= before;
        folder->problems += now;
    }
}

} // namespace

FolderModel::FolderModel(workspace::FolderIndex &index, QObject *parent)
    : QAbstractItemModel(parent)
    , m_index(index)
{
    connect(&index, &workspace::FolderIndex::listed, this, &FolderModel::takeDifference);
    connect(&index, &workspace::FolderIndex::closed, this, &FolderModel::rebuild);
    connect(&index, &workspace::FolderIndex::counted, this, &FolderModel::takeCounts);
    rebuild();
}

void FolderModel::setMatches(const QStringList &paths)
{
    m_isFiltered = true;
    m_matches = paths;
    rebuild();
}

void FolderModel::showAll()
{
    if (!m_isFiltered)
        return;
    m_isFiltered = false;
    m_matches.clear();
    rebuild();
}

void FolderModel::rebuild()
{
    beginResetModel();
    m_root.children.clear();
    for (const QString &path : m_index.folders()) {
        const workspace::FolderListingPtr listing = m_index.listing(path);
        if (!listing)
            continue;
        auto folder = std::make_unique<FolderNode>();
        folder->name = nameOfPath(path);
        folder->path = path;
        folder->parent = &m_root;
        if (m_isFiltered) {
            for (const QString &match : std::as_const(m_matches)) {
                if (listing->files.contains(match))
                    add(*folder, match);
            }
        } else {
            for (auto file = listing->files.cbegin(); file != listing->files.cend(); ++file)
                add(*folder, file.key());
        }
        const int row = m_root.rowOf(folder->name, false);
        m_root.children.insert(m_root.children.begin() + row, std::move(folder));
    }
    endResetModel();
}

void FolderModel::add(FolderNode &folder, const QString &path)
{
    FolderNode *parent = &folder;
    for (const QString &name : foldersBetween(folder, path))
        parent = &childFolder(*parent, name);
    auto file = newFile(*parent, path);
    FolderNode &added = *file;
    parent->children.insert(parent->children.begin() + parent->rowOf(added.name, true), std::move(file));
    added.files = 1;
    addToFolders(added, 1, 0, {}, {});
    setSummary(added, m_index.summary(path));
}

void FolderModel::takeDifference(const QString &folder, const workspace::FolderDifference &difference)
{
    const auto place = std::find_if(m_root.children.begin(), m_root.children.end(),
                                    [&folder](const auto &node) { return node->path == folder; });
    const bool isKnown = place != m_root.children.end();
    if (!isKnown || m_isFiltered || difference.added.size() + difference.removed.size() > MostRowChanges) {
        // The list of matches is made again by its owner.
        if (!m_isFiltered || !isKnown)
            rebuild();
        return;
    }
    FolderNode &changed = **place;
    for (const QString &path : difference.removed)
        removeFile(path);
    for (const QString &path : difference.added)
        insertFile(changed, path);
}

void FolderModel::insertFile(FolderNode &folder, const QString &path)
{
    // The first folder that does not exist yet is inserted with all that is in it.
    FolderNode *parent = &folder;
    QStringList names = foldersBetween(folder, path);
    while (!names.isEmpty() && parent->child(names.constFirst(), false))
        parent = parent->child(names.takeFirst(), false);
    const bool isFolder = !names.isEmpty();
    const QString name = isFolder ? names.constFirst() : nameOfPath(path);
    if (parent->child(name, !isFolder))
        return;
    const int row = parent->rowOf(name, !isFolder);
    beginInsertRows(indexOf(*parent), row, row);
    add(folder, path);
    endInsertRows();
}

void FolderModel::removeFile(const QString &path)
{
    for (FolderNode *file : nodesOf(path)) {
        addToFolders(*file, -1, -file->operations, file->problems, {});
        // Folders without a file are removed, but not the opened one.
        FolderNode *removed = file;
        while (removed->parent->parent != &m_root && removed->parent->files == 0)
            removed = removed->parent;
        FolderNode *parent = removed->parent;
        const int row = removed->row();
        beginRemoveRows(indexOf(*parent), row, row);
        parent->children.erase(parent->children.begin() + row);
        endRemoveRows();
    }
}

void FolderModel::takeCounts(const QStringList &paths)
{
    QSet<FolderNode *> changed;
    for (const QString &path : paths) {
        for (FolderNode *file : nodesOf(path)) {
            setSummary(*file, m_index.summary(path));
            for (FolderNode *node = file; node != &m_root; node = node->parent)
                changed.insert(node);
        }
    }
    for (const FolderNode *node : std::as_const(changed)) {
        const QModelIndex index = indexOf(*node);
        emit dataChanged(index, index);
    }
}

void FolderModel::setSummary(FolderNode &file, const workspace::FileSummary &summary)
{
    addToFolders(file, 0, summary.operations - file.operations, file.problems, summary.problems);
    file.state = summary.state;
    file.methods = summary.methods;
    file.operations = summary.operations;
    file.problems = summary.problems;
}

/** A file is in two of the opened folders if one of them contains the other. */
QList<FolderNode *> FolderModel::nodesOf(const QString &path) const
{
    QList<FolderNode *> found;
    for (const auto &folder : m_root.children) {
        if (!path.startsWith(folder->path + u'/'))
            continue;
        FolderNode *parent = folder.get();
        for (const QString &name : foldersBetween(*folder, path)) {
            if (parent)
                parent = parent->child(name, false);
        }
        if (FolderNode *file = parent ? parent->child(nameOfPath(path), true) : nullptr)
            found.append(file);
    }
    return found;
}

QModelIndex FolderModel::indexOf(const FolderNode &node) const
{
    return &node == &m_root ? QModelIndex() : createIndex(node.row(), 0, &node);
}

QModelIndex FolderModel::indexOf(const QString &path) const
{
    const QList<FolderNode *> nodes = nodesOf(path);
    return nodes.isEmpty() ? QModelIndex() : indexOf(*nodes.constFirst());
}

QString FolderModel::folderOf(const QModelIndex &index) const
{
    QModelIndex top = index;
    while (top.parent().isValid())
        top = top.parent();
    return top.data(FolderPathRole).toString();
}

const FolderNode &FolderModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? *static_cast<const FolderNode *>(index.internalPointer()) : m_root;
}

QModelIndex FolderModel::index(int row, int column, const QModelIndex &parent) const
{
    const FolderNode &node = nodeOf(parent);
    if (column != 0 || row < 0 || row >= static_cast<int>(node.children.size()))
        return {};
    return createIndex(row, 0, node.children[static_cast<size_t>(row)].get());
}

QModelIndex FolderModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(*nodeOf(index).parent) : QModelIndex();
}

int FolderModel::rowCount(const QModelIndex &parent) const
{
    return static_cast<int>(nodeOf(parent).children.size());
}

int FolderModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant FolderModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const FolderNode &node = nodeOf(index);
    const bool isSwagger = node.isFile && m_index.isSwagger(node.path);
    switch (role) {
    case Qt::DisplayRole:
        return node.name;
    case Qt::DecorationRole:
        return theme::icon(node.isFile ? theme::Icon::File : theme::Icon::Folder, theme::Role::Muted);
    case Qt::ToolTipRole:
        return folderToolTip(node, isSwagger);
    case Qt::AccessibleTextRole:
        return folderSpokenText(node, isSwagger);
    case FolderPathRole:
        return node.path;
    case FolderIsFileRole:
        return node.isFile;
    case FolderNotesRole:
        return folderNotes(node, isSwagger);
    case FolderProblemsRole:
        return node.problems.ofWorst();
    case FolderWorstRole:
        return static_cast<int>(node.problems.worst());
    default:
        return {};
    }
}

} // namespace window

#include "moc_foldermodel.cpp"
