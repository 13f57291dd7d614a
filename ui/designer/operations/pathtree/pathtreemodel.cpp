#include "pathtreemodel.h"

#include "pathdrag.h"
#include "pathproblems.h"
#include "pathtreedata.h"
#include "refs.h"

#include <algorithm>

namespace designer {

using document::Pointer;
using openapi::Operation;
using openapi::PathItem;

namespace {

const Pointer PathsPlace{"paths"};
const Pointer WebhooksPlace{"webhooks"};

/** The path or webhook that contains the place; nothing for any other place. */
std::optional<PathEntry> changedPath(const Pointer &pointer)
{
    const QList<QByteArray> &tokens = pointer.tokens();
    if (tokens.size() < 2 || (tokens.at(0) != "paths" && tokens.at(0) != "webhooks"))
        return std::nullopt;
    return PathEntry{tokens.at(1), {}, tokens.at(0) == "webhooks"};
}

bool isWebhookItem(const PathItem &item)
{
    return item.pointer.tokens().value(0) == "webhooks";
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

/** The references of the moment, found once for all rows that are read in a run. */
class PathTreeModel::ReferencesOfRun final
{
public:
    explicit ReferencesOfRun(PathTreeModel &model)
        : m_model(model)
        , m_isFirst(model.m_findReferences && !model.m_references)
    {
        if (m_isFirst)
            model.m_references = model.m_findReferences();
    }
    ~ReferencesOfRun()
    {
        if (m_isFirst)
            m_model.m_references.reset();
    }
    Q_DISABLE_COPY_MOVE(ReferencesOfRun)

private:
    PathTreeModel &m_model;
    const bool m_isFirst;
};

PathTreeModel::PathTreeModel(document::Document &document, QObject *parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_shown(document.snapshot())
    , m_entry(m_shown.at(PathsPlace))
    , m_webhooks(m_shown.at(WebhooksPlace))
{
    rebuild();
    connect(&document, &document::Document::changed, this, &PathTreeModel::refreshIfTouched);
}

document::Node PathTreeModel::paths() const
{
    return m_entry.resolved();
}

std::optional<PathItem> PathTreeModel::read(const PathEntry &path)
{
    std::optional<PathItem> item = path.isWebhook ? openapi::webhook(m_shown, path.path)
                                                  : openapi::pathItem(m_shown, path.path);
    return item ? std::optional(withoutNodes(complete(*std::move(item)))) : std::nullopt;
}

PathItem PathTreeModel::complete(PathItem item)
{
    if (m_findReferences && openapi::referenceOf(item.node)) {
        const ReferencesOfRun run(*this);
        (void)openapi::followPathItem(item, m_references->resolver, m_references->address);
    }
    return item;
}

openapi::SetResolution PathTreeModel::targetOf(const Row &row)
{
    const ReferencesOfRun run(*this);
    return m_references->resolver.resolve(openapi::readReference(row.reference, m_references->address));
}

/** Remembers which text of the other document is shown. */
void PathTreeModel::readSource(Row &row)
{
    row.reference.clear();
    row.source.reset();
    // Only a path item without operations of its own can be a reference.
    if (!m_findReferences || (row.item.address.isEmpty() && !row.item.operations.isEmpty()))
        return;
    row.reference = openapi::referenceOf(m_shown.at(row.item.pointer)).value_or(QString());
    if (row.reference.isEmpty() || row.item.address.isEmpty())
        return;
    const ReferencesOfRun run(*this);
    row.source = m_references->resolver.textOf(row.item.address);
}

void PathTreeModel::setReferences(FindReferences find)
{
    m_findReferences = std::move(find);
    const ReferencesOfRun run(*this);
    rebuild();
    for (const RowPointer &row : m_rows)
        readSource(*row);
}

void PathTreeModel::refreshElsewhere()
{
    if (!m_findReferences)
        return;
    const ReferencesOfRun run(*this);
    for (int row = 0; row < int(m_rows.size()); ++row) {
        Row &shown = *m_rows[size_t(row)];
        if (shown.reference.isEmpty())
            continue;
        const openapi::SetResolution target = targetOf(shown);
        const bool isElsewhere = target.isResolved() && target.place.address != m_references->address;
        const auto source = isElsewhere ? m_references->resolver.textOf(target.place.address) : std::nullopt;
        const bool isKnown = source.has_value() == shown.source.has_value() &&
                             (!source || (source->data() == shown.source->data() &&
                                          target.place == openapi::Place{shown.item.address, shown.item.target}));
        if (isKnown)
            continue;
        if (!refreshPath(row, shown.item.path))
            return;
    }
}

void PathTreeModel::refreshElsewhere(const QString &address, const document::Snapshot &now,
                                     const document::Change &change)
{
    for (int row = 0; row < int(m_rows.size()); ++row) {
        Row &shown = *m_rows[size_t(row)];
        if (shown.item.address != address || shown.reference.isEmpty())
            continue;
        // Not looked up again: with many path items in the file, that costs more than the edit.
        if (!change.touches(shown.item.target))
            shown.source = now;
        else if (!refreshPath(row, shown.item.path))
            return;
    }
}

void PathTreeModel::setProblems(const PathProblems &problems)
{
    m_problems = &problems;
    connect(&problems, &PathProblems::changed, this, &PathTreeModel::notifyMarks);
}

/** Only what the view paints and shows as a tooltip. */
void PathTreeModel::notifyMarks(const QList<PathEntry> &entries)
{
    for (const PathEntry &entry : entries) {
        if (const QModelIndex at = indexOf(entry); at.isValid())
            emit dataChanged(at, at, {PathSeverityRole, PathFoldedSeverityRole, Qt::ToolTipRole});
    }
}

void PathTreeModel::refreshIfTouched(const document::Change &change)
{
    m_shown = m_document.snapshot();
    // Looked up once: in a large document this costs more than everything below.
    const document::Node before = std::exchange(m_entry, m_shown.at(PathsPlace));
    const document::Node webhooksBefore = std::exchange(m_webhooks, m_shown.at(WebhooksPlace));
    const auto mayDiffer = [&] {
        return openapi::mayDiffer(before, m_entry, m_shown) || openapi::mayDiffer(webhooksBefore, m_webhooks, m_shown);
    };
    for (const Pointer &pointer : change.pointers) {
        if (const std::optional<PathEntry> path = changedPath(pointer)) {
            if (const QModelIndex index = indexOf(*path); index.isValid())
                refreshPath(index.row(), path->path);
        } else if (pointer == PathsPlace && m_shown.isValid()) {
            refreshRows(change.splices);
        } else if (pointer == PathsPlace || pointer == WebhooksPlace || pointer == Pointer{"openapi"} ||
                   (pointer.isRoot() && mayDiffer())) {
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
        if (item.address.isEmpty() && item.target != item.pointer && change.touches(item.target))
            refreshPath(row, item.path);
    }
}

void PathTreeModel::refreshRows(const QList<document::Splice> &splices)
{
    const auto nameBefore = [this](qsizetype row) { return m_rows[size_t(row)]->item.path; };
    const openapi::PathRowsChange change = m_hasAllEntries && m_hasUniqueNames
                                               ? openapi::pathRowsChange(paths(), splices, m_pathCount, nameBefore)
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
        std::optional<PathItem> item = read({entries.keyAt(i), {}});
        if (!item || m_byPath.contains({item->path, {}})) {
            rebuild();
            return false;
        }
        added.push_back(makeRow(*std::move(item), i));
    }
    beginInsertRows({}, row, row + count - 1);
    m_rows.insert(m_rows.begin() + row, std::move_iterator(added.begin()), std::move_iterator(added.end()));
    m_pathCount += count;
    endInsertRows();
    return true;
}

void PathTreeModel::removePaths(int row, int count)
{
    beginRemoveRows({}, row, row + count - 1);
    const auto first = m_rows.begin() + row;
    std::for_each(first, first + count, [this](const RowPointer &removed) { removeFromIndex(*removed); });
    m_rows.erase(first, first + count);
    m_pathCount -= count;
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
    Row &shown = *m_rows[size_t(row)];
    const PathEntry entry{path, {}, isWebhookItem(shown.item)};
    std::optional<PathItem> item = read(entry);
    const bool isRenamed = shown.item.path != path;
    if (!item || !m_hasUniqueNames || (isRenamed && m_byPath.contains(entry))) {
        rebuild();
        return false;
    }
    if (isRenamed) {
        removeFromIndex(shown);
        m_byPath.insert(entry, &shown);
    }
    QList<Operation> operations = std::exchange(item->operations, shown.item.operations);
    shown.item = *std::move(item);
    readSource(shown);
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
    const ReferencesOfRun run(*this);
    QList<PathItem> items = openapi::pathItems(m_shown);
    const int pathCount = int(items.size());
    items.append(openapi::webhooks(m_shown));
    std::transform(items.cbegin(), items.cend(), items.begin(),
                   [this](const PathItem &item) { return withoutNodes(complete(item)); });
    m_hasAllEntries = pathCount == paths().childCount();
    if (m_pathCount != pathCount || !showSameRows(items)) {
        m_pathCount = pathCount;
        showOtherRows(items);
    }
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
        return left.path == right->item.path && left.pointer == right->item.pointer &&
               std::equal(left.operations.cbegin(), left.operations.cend(), right->item.operations.cbegin(),
                          right->item.operations.cend(), sameOperation);
    };
    if (!std::equal(items.cbegin(), items.cend(), m_rows.cbegin(), m_rows.cend(), samePath))
        return false;
    for (int row = 0; row < int(m_rows.size()); ++row) {
        PathItem &shown = m_rows[size_t(row)]->item;
        if (shown != items.at(row)) {
            shown = items.at(row);
            readSource(*m_rows[size_t(row)]);
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
    auto created = std::make_unique<Row>();
    created->item = std::move(item);
    created->hint = row;
    readSource(*created);
    m_byPath.insert(entryOf(*created), created.get());
    return created;
}

/** With duplicate paths, the name may refer to the other row. */
void PathTreeModel::removeFromIndex(const Row &row)
{
    if (m_byPath.value(entryOf(row)) == &row)
        m_byPath.remove(entryOf(row));
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
    const std::optional<PathEntry> entry = entryAt(index);
    if (role == PathEntryRole)
        return QVariant::fromValue(*entry);
    const Operation *operation = operationAt(index);
    QVariant mark = m_problems ? markData(m_problems->of(*entry), m_problems->below(*entry), role) : QVariant();
    if (mark.isValid() && role != Qt::ToolTipRole)
        return mark;
    const PathItem &item = m_rows[size_t(operation ? index.parent().row() : index.row())]->item;
    QVariant shown = operation ? operationData(*operation, role) : pathData(item, role);
    return mark.isValid() ? QVariant(QString(shown.toString() + u'\n' + mark.toString())) : shown;
}

Qt::ItemFlags PathTreeModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (m_document.readOnlyReason() != document::ReadOnlyReason::None)
        return flags;
    // Rows are dropped between others: the flag is that of the list.
    if (!index.isValid())
        return flags | Qt::ItemIsDropEnabled;
    const Operation *operation = operationAt(index);
    if (!operation)
        return flags | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    const bool isHere = operation->pointer == pointerOf(*entryAt(index));
    return isHere ? flags | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren : flags | Qt::ItemNeverHasChildren;
}

QStringList PathTreeModel::mimeTypes() const
{
    return {draggedPathType()};
}

QMimeData *PathTreeModel::mimeData(const QModelIndexList &indexes) const
{
    return indexes.size() == 1 ? newPathDrag(*entryAt(indexes.first()), this) : nullptr;
}

/** The entry whose place the dragged one would take; nothing where it can't be dropped. */
std::optional<PathEntry> PathTreeModel::siblingAt(const PathEntry &dragged, int row, const QModelIndex &parent) const
{
    const QModelIndex from = indexOf(dragged);
    if (!from.isValid() || row < 0 || from.parent() != parent || row > rowCount(parent))
        return std::nullopt;
    const std::optional<PathEntry> sibling = entryAt(index(row > from.row() ? row - 1 : row, 0, parent));
    const bool isSameList = sibling && pointerOf(*sibling).parent() == pointerOf(dragged).parent();
    return isSameList ? sibling : std::nullopt;
}

bool PathTreeModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int,
                                    const QModelIndex &parent) const
{
    const std::optional<PathEntry> entry = draggedPath(data, this);
    return action == Qt::MoveAction && entry && siblingAt(*entry, row, parent);
}

bool PathTreeModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                 const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const std::optional<PathEntry> entry = draggedPath(data, this);
    const std::optional<PathEntry> sibling = siblingAt(*entry, row, parent);
    if (sibling != entry)
        emit dropped(*entry, *sibling);
    // The view must not remove the row: it was moved.
    return false;
}

PathEntry PathTreeModel::entryOf(const Row &row)
{
    return {row.item.path, {}, isWebhookItem(row.item)};
}

std::optional<PathEntry> PathTreeModel::entryAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return std::nullopt;
    const auto *path = static_cast<const Row *>(index.constInternalPointer());
    PathEntry entry = entryOf(path ? *path : *m_rows[size_t(index.row())]);
    if (path)
        entry.method = path->item.operations.at(index.row()).method;
    return entry;
}

QModelIndex PathTreeModel::indexOf(const PathEntry &entry) const
{
    const Row *row = m_byPath.value(entry.pathEntry());
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
    const std::optional<PathEntry> path = changedPath(pointer);
    if (!path || !indexOf(*path).isValid())
        return std::nullopt;
    const QByteArray member = pointer.tokens().value(2);
    PathEntry operation = *path;
    operation.method = member == "additionalOperations" ? pointer.tokens().value(3) : member;
    return indexOf(operation).isValid() ? operation : *path;
}

bool PathTreeModel::isBroken(const PathEntry &path) const
{
    const Row *row = m_byPath.value(path.pathEntry());
    return row && row->item.operations.isEmpty() && !target(path) &&
           openapi::referenceOf(m_shown.at(row->item.pointer)).has_value();
}

std::optional<PathTarget> PathTreeModel::target(const PathEntry &entry) const
{
    const Row *row = m_byPath.value(entry.pathEntry());
    if (!row || (row->item.address.isEmpty() && row->item.target == row->item.pointer))
        return std::nullopt;
    const QModelIndex index = indexOf(entry);
    const Operation *operation = index.isValid() ? operationAt(index) : nullptr;
    return PathTarget{row->item.address, row->item.target, operation ? operation->pointer : row->item.target};
}

} // namespace designer

#include "moc_pathtreemodel.cpp"
