#include "pathtreemodel.h"

#include "pathtreedata.h"

#include <algorithm>

namespace designer {

using document::Pointer;
using openapi::Operation;
using openapi::PathItem;

namespace {

/** The path of a place `/paths/<path>/…`; nothing for any other place. */
std::optional<QByteArray> changedPath(const Pointer &pointer)
{
    const QList<QByteArray> &tokens = pointer.tokens();
    if (tokens.size() < 2 || tokens.at(0) != "paths")
        return std::nullopt;
    return tokens.at(1);
}

/** Without the nodes, which would keep the whole snapshot alive. */
PathItem withoutNodes(PathItem item)
{
    item.node = {};
    for (Operation &operation : item.operations)
        operation.node = {};
    return item;
}

} // namespace

PathTreeModel::PathTreeModel(document::Document &document, QObject *parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_shown(document.snapshot())
    , m_entry(m_shown.at({"paths"}))
{
    rebuild();
    connect(&document, &document::Document::changed, this, &PathTreeModel::refreshIfTouched);
}

document::Node PathTreeModel::paths() const
{
    return m_entry.resolved();
}

std::optional<PathItem> PathTreeModel::read(const QByteArray &path) const
{
    std::optional<PathItem> item = openapi::pathItem(m_shown, path);
    return item ? std::optional(withoutNodes(*std::move(item))) : std::nullopt;
}

void PathTreeModel::refreshIfTouched(const document::Change &change)
{
    const Pointer paths{"paths"};
    m_shown = m_document.snapshot();
    // Looked up once: in a large document this costs more than everything below.
    const document::Node before = std::exchange(m_entry, m_shown.at(paths));
    for (const Pointer &pointer : change.pointers) {
        if (const std::optional<QByteArray> path = changedPath(pointer)) {
            if (const QModelIndex index = indexOf({*path, {}}); index.isValid())
                refreshPath(index.row(), *path);
        } else if (pointer == paths && m_shown.isValid()) {
            refreshRows(change.splices);
        } else if (pointer == paths || (pointer.isRoot() && openapi::mayDiffer(before, m_entry, m_shown))) {
            rebuild();
            return;
        }
    }
    refreshReferences(change);
}

/** Updates paths whose `$ref` points to a changed place. */
void PathTreeModel::refreshReferences(const document::Change &change)
{
    for (int row = 0; row < int(m_rows.size()); ++row) {
        const PathItem &item = m_rows[size_t(row)]->item;
        if (item.target != item.pointer && change.touches(item.target))
            refreshPath(row, item.path);
    }
}

void PathTreeModel::refreshRows(const QList<document::Splice> &splices)
{
    const auto nameBefore = [this](qsizetype row) { return m_rows[size_t(row)]->item.path; };
    const openapi::PathRowsChange change = m_hasAllEntries && m_hasUniqueNames
                                               ? openapi::pathRowsChange(paths(), splices, qsizetype(m_rows.size()),
                                                                         nameBefore)
                                               : openapi::PathRowsChange{};
    if (change.kind == openapi::PathRowsChange::Kind::Unknown)
        rebuild();
    else
        applyRows(change);
}

void PathTreeModel::applyRows(const openapi::PathRowsChange &change)
{
    using Kind = openapi::PathRowsChange::Kind;
    if (change.kind != Kind::Same)
        emit aboutToBeRestructured();
    bool isWhole = true;
    if (change.kind == Kind::Inserted)
        isWhole = insertPaths(int(change.row), int(change.count));
    else if (change.kind == Kind::Removed)
        removePaths(int(change.row), int(change.count));
    else if (change.kind == Kind::Moved)
        movePath(int(change.row), int(change.toRow));
    const document::Node entries = paths();
    for (qsizetype i = 0; isWhole && i < change.touched.size(); ++i)
        isWhole = refreshPath(int(change.touched.at(i)), entries.keyAt(change.touched.at(i)));
    if (change.kind != Kind::Same)
        emit restructured();
}

/** False when the whole model was rebuilt. */
bool PathTreeModel::insertPaths(int row, int count)
{
    const document::Node entries = paths();
    std::vector<RowPointer> added;
    for (int i = row; i < row + count; ++i) {
        std::optional<PathItem> item = read(entries.keyAt(i));
        if (!item || m_byPath.contains(item->path)) {
            rebuild();
            return false;
        }
        added.push_back(makeRow(*std::move(item), i));
    }
    beginInsertRows({}, row, row + count - 1);
    m_rows.insert(m_rows.begin() + row, std::move_iterator(added.begin()), std::move_iterator(added.end()));
    endInsertRows();
    return true;
}

void PathTreeModel::removePaths(int row, int count)
{
    beginRemoveRows({}, row, row + count - 1);
    const auto first = m_rows.begin() + row;
    std::for_each(first, first + count, [this](const RowPointer &removed) { removeFromIndex(*removed); });
    m_rows.erase(first, first + count);
    endRemoveRows();
}

void PathTreeModel::movePath(int row, int toRow)
{
    // Qt expects the destination as a row of the list before the move.
    if (!beginMoveRows({}, row, row, {}, toRow > row ? toRow + 1 : toRow))
        return;
    RowPointer moved = std::move(m_rows[size_t(row)]);
    m_rows.erase(m_rows.begin() + row);
    m_rows.insert(m_rows.begin() + toRow, std::move(moved));
    endMoveRows();
}

/** Updates one path, which may have been renamed. False when the whole model was rebuilt. */
bool PathTreeModel::refreshPath(int row, const QByteArray &path)
{
    std::optional<PathItem> item = read(path);
    Row &shown = *m_rows[size_t(row)];
    const bool isRenamed = shown.item.path != path;
    if (!item || !m_hasUniqueNames || (isRenamed && m_byPath.contains(path))) {
        rebuild();
        return false;
    }
    if (isRenamed) {
        removeFromIndex(shown);
        m_byPath.insert(path, &shown);
    }
    QList<Operation> operations = std::exchange(item->operations, shown.item.operations);
    shown.item = *std::move(item);
    replaceOperations(row, std::move(operations));
    notifyPath(row);
    return true;
}

/** Operations with the same method at either end keep their rows. */
void PathTreeModel::replaceOperations(int row, QList<Operation> operations)
{
    QList<Operation> &shown = m_rows[size_t(row)]->item.operations;
    const auto sameMethod = [](const Operation &left, const Operation &right) { return left.method == right.method; };
    const qsizetype shorter = std::min(shown.size(), operations.size());
    const qsizetype head = std::mismatch(shown.cbegin(), shown.cbegin() + shorter, operations.cbegin(), sameMethod)
                               .first -
                           shown.cbegin();
    const qsizetype tail =
        std::mismatch(shown.crbegin(), shown.crbegin() + (shorter - head), operations.crbegin(), sameMethod).first -
        shown.crbegin();
    const QModelIndex path = index(row, 0);
    const qsizetype removed = shown.size() - head - tail;
    const qsizetype inserted = operations.size() - head - tail;
    if (removed > 0 || inserted > 0)
        emit aboutToBeRestructured();
    if (removed > 0) {
        beginRemoveRows(path, int(head), int(head + removed) - 1);
        shown.remove(head, removed);
        endRemoveRows();
    }
    if (inserted > 0) {
        beginInsertRows(path, int(head), int(head + inserted) - 1);
        for (qsizetype i = head; i < head + inserted; ++i)
            shown.insert(i, operations.at(i));
        endInsertRows();
    }
    // The data of the unchanged rows is replaced last.
    shown = std::move(operations);
    if (removed > 0 || inserted > 0)
        emit restructured();
}

void PathTreeModel::rebuild()
{
    QList<PathItem> items = openapi::pathItems(m_shown);
    std::transform(items.cbegin(), items.cend(), items.begin(), withoutNodes);
    m_hasAllEntries = items.size() == paths().childCount();
    if (!showSameRows(items))
        showOtherRows(items);
}

void PathTreeModel::showOtherRows(const QList<PathItem> &items)
{
    beginResetModel();
    m_rows.clear();
    m_byPath.clear();
    m_rows.reserve(size_t(items.size()));
    for (const PathItem &item : items)
        m_rows.push_back(makeRow(item, int(m_rows.size())));
    m_hasUniqueNames = items.size() == m_byPath.size();
    endResetModel();
}

/** Updates the data when the rows are the same. A reset would lose expanded and current rows of the view. */
bool PathTreeModel::showSameRows(const QList<PathItem> &items)
{
    const auto sameOperation = [](const Operation &left, const Operation &right) {
        return left.method == right.method;
    };
    const auto samePath = [&](const PathItem &left, const RowPointer &right) {
        return left.path == right->item.path &&
               std::equal(left.operations.cbegin(), left.operations.cend(), right->item.operations.cbegin(),
                          right->item.operations.cend(), sameOperation);
    };
    if (!std::equal(items.cbegin(), items.cend(), m_rows.cbegin(), m_rows.cend(), samePath))
        return false;
    for (int row = 0; row < int(m_rows.size()); ++row) {
        PathItem &shown = m_rows[size_t(row)]->item;
        if (shown != items.at(row)) {
            shown = items.at(row);
            notifyPath(row);
        }
    }
    return true;
}

void PathTreeModel::notifyPath(int row)
{
    const QModelIndex path = index(row, 0);
    emit dataChanged(path, path);
    if (rowCount(path) > 0)
        emit dataChanged(index(0, 0, path), index(rowCount(path) - 1, 0, path));
}

PathTreeModel::RowPointer PathTreeModel::makeRow(PathItem item, int row)
{
    auto created = std::make_unique<Row>(Row{std::move(item), row});
    m_byPath.insert(created->item.path, created.get());
    return created;
}

/** With duplicate paths, the name may refer to the other row. */
void PathTreeModel::removeFromIndex(const Row &row)
{
    if (m_byPath.value(row.item.path) == &row)
        m_byPath.remove(row.item.path);
}

int PathTreeModel::rowOf(const Row *row) const
{
    const int size = int(m_rows.size());
    const auto isAt = [&](int at) { return at >= 0 && at < size && m_rows[size_t(at)].get() == row; };
    for (int away = 0; away <= size; ++away) {
        for (const int at : {row->hint - away, row->hint + away}) {
            if (isAt(at))
                return row->hint = at;
        }
    }
    return -1;
}

QModelIndex PathTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // The internal pointer of an operation is the row of its path; that of a path is null.
    return createIndex(row, column, parent.isValid() ? m_rows[size_t(parent.row())].get() : nullptr);
}

QModelIndex PathTreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || !child.internalPointer())
        return {};
    return createIndex(rowOf(static_cast<const Row *>(child.constInternalPointer())), 0, nullptr);
}

int PathTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_rows.size());
    if (parent.internalPointer() || parent.column() != 0)
        return 0;
    return int(m_rows[size_t(parent.row())]->item.operations.size());
}

int PathTreeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

const Operation *PathTreeModel::operationAt(const QModelIndex &index) const
{
    const auto *path = static_cast<const Row *>(index.constInternalPointer());
    return path ? &path->item.operations.at(index.row()) : nullptr;
}

QVariant PathTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Operation *operation = operationAt(index);
    return operation ? operationData(*operation, role) : pathData(m_rows[size_t(index.row())]->item, role);
}

std::optional<PathEntry> PathTreeModel::entryAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return std::nullopt;
    if (const Operation *operation = operationAt(index))
        return PathEntry{operation->path, operation->method};
    return PathEntry{m_rows[size_t(index.row())]->item.path, {}};
}

QModelIndex PathTreeModel::indexOf(const PathEntry &entry) const
{
    const Row *row = m_byPath.value(entry.path);
    if (!row)
        return {};
    const QModelIndex path = index(rowOf(row), 0);
    if (entry.isPath())
        return path;
    const QList<Operation> &operations = row->item.operations;
    const auto operation = std::find_if(operations.cbegin(), operations.cend(),
                                        [&](const Operation &one) { return one.method == entry.method; });
    return operation == operations.cend() ? QModelIndex() : index(int(operation - operations.cbegin()), 0, path);
}

std::optional<PathEntry> PathTreeModel::entryOf(const Pointer &pointer) const
{
    const QList<QByteArray> &tokens = pointer.tokens();
    if (tokens.size() < 2 || tokens.at(0) != "paths")
        return std::nullopt;
    const PathEntry path{tokens.at(1), {}};
    if (!indexOf(path).isValid())
        return std::nullopt;
    const PathEntry operation{path.path, tokens.value(2)};
    return indexOf(operation).isValid() ? operation : path;
}

std::optional<Pointer> PathTreeModel::referenceTarget(const PathEntry &entry) const
{
    const QModelIndex index = indexOf(entry);
    const Operation *operation = index.isValid() ? operationAt(index) : nullptr;
    if (!operation || operation->pointer == pointerOf(entry))
        return std::nullopt;
    return operation->pointer;
}

Pointer PathTreeModel::pointerOf(const PathEntry &entry) const
{
    const Pointer path{"paths", entry.path};
    return entry.isPath() ? path : path.child(entry.method);
}

} // namespace designer

#include "moc_pathtreemodel.cpp"
