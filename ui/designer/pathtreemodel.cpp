#include "pathtreemodel.h"

#include "badge.h"
#include "colors.h"

#include <QFont>

#include <algorithm>

namespace designer {

using document::Pointer;
using openapi::Operation;
using openapi::PathItem;

namespace {

/** The operation that a change inside it belongs to: `/paths/<path>/<method>/…`; nothing for any other place. */
std::optional<PathEntry> changedOperation(const Pointer &pointer)
{
    const QList<QByteArray> &tokens = pointer.tokens();
    if (tokens.size() < 4 || tokens.at(0) != "paths" || !openapi::isMethod(tokens.at(2)))
        return std::nullopt;
    return PathEntry{tokens.at(1), tokens.at(2)};
}

QStringList textsOf(const document::Node &list)
{
    QStringList texts;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i)
        texts.append(list.childAt(i).resolved().text());
    return texts;
}

} // namespace

PathTreeModel::PathTreeModel(document::Document &document, QObject *parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_items(openapi::pathItems(document.snapshot()))
{
    connect(&document, &document::Document::changed, this, &PathTreeModel::refreshIfTouched);
}

void PathTreeModel::refreshIfTouched(const document::Change &change)
{
    const bool isInside = !change.pointers.isEmpty() &&
                          std::all_of(change.pointers.cbegin(), change.pointers.cend(),
                                      [](const Pointer &pointer) { return changedOperation(pointer); });
    if (isInside) {
        for (const Pointer &pointer : change.pointers)
            refreshOperation(*changedOperation(pointer));
    } else if (change.touches({"paths"}) || change.touches({"components", "pathItems"})) {
        rebuild();
    }
}

/** Typing in one operation of thousands reads that one. */
void PathTreeModel::refreshOperation(const PathEntry &entry)
{
    const QModelIndex index = indexOf(entry);
    if (!index.isValid())
        return;
    Operation &operation = m_items[index.parent().row()].operations[index.row()];
    const document::Node node = m_document.snapshot().at(operation.pointer);
    operation.summary = node.member("summary").text();
    operation.operationId = node.member("operationId").text();
    operation.tags = textsOf(node.member("tags"));
    operation.isDeprecated = node.member("deprecated").toBool();
    emit dataChanged(index, index);
}

bool PathTreeModel::hasSameShape(const QList<PathItem> &items) const
{
    const auto sameOperation = [](const Operation &left, const Operation &right) {
        return left.method == right.method;
    };
    return std::equal(items.cbegin(), items.cend(), m_items.cbegin(), m_items.cend(),
                      [&](const PathItem &left, const PathItem &right) {
                          return left.path == right.path &&
                                 std::equal(left.operations.cbegin(), left.operations.cend(), right.operations.cbegin(),
                                            right.operations.cend(), sameOperation);
                      });
}

void PathTreeModel::rebuild()
{
    const QList<PathItem> items = openapi::pathItems(m_document.snapshot());
    if (!hasSameShape(items)) {
        beginResetModel();
        m_items = items;
        endResetModel();
        return;
    }
    m_items = items;
    if (m_items.isEmpty())
        return;
    emit dataChanged(index(0, 0), index(int(m_items.size()) - 1, 0));
    for (int row = 0; row < m_items.size(); ++row) {
        const QModelIndex path = index(row, 0);
        if (rowCount(path) > 0)
            emit dataChanged(index(0, 0, path), index(rowCount(path) - 1, 0, path));
    }
}

QModelIndex PathTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // 0 marks a path; an operation carries the row of its path, counted from 1.
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : quintptr(0));
}

QModelIndex PathTreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(int(child.internalId()) - 1, 0, quintptr(0));
}

int PathTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_items.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return int(m_items.at(parent.row()).operations.size());
}

int PathTreeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

const Operation *PathTreeModel::operationAt(const QModelIndex &index) const
{
    if (index.internalId() == 0)
        return nullptr;
    return &m_items.at(qsizetype(index.internalId()) - 1).operations.at(index.row());
}

QVariant PathTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Operation *operation = operationAt(index);
    return operation ? operationData(*operation, role) : pathData(m_items.at(index.row()), role);
}

QVariant PathTreeModel::pathData(const PathItem &item, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromUtf8(item.path);
    case Qt::ToolTipRole:
        return item.summary.isEmpty() ? QString::fromUtf8(item.path)
                                      : QString::fromUtf8(item.path) + u'\n' + item.summary;
    case SearchRole:
        return QString(QString::fromUtf8(item.path) + u' ' + item.summary);
    default:
        break;
    }
    return {};
}

QVariant PathTreeModel::operationData(const Operation &operation, int role) const
{
    const QString method = QString::fromUtf8(operation.method).toUpper();
    const QString title = operation.summary.isEmpty() ? operation.operationId : operation.summary;
    switch (role) {
    case widgets::BadgeRole:
        return method;
    case Qt::DisplayRole:
        return title.isEmpty() ? tr("No summary") : title;
    case Qt::ForegroundRole:
        return title.isEmpty() ? QVariant(theme::color(theme::Role::Muted)) : QVariant();
    case widgets::NoteRole:
        return operation.isDeprecated ? QVariant(tr("deprecated")) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return QString(method + u' ' + QString::fromUtf8(operation.path) + u' ' + title);
    case SearchRole:
        return QStringList{method, operation.summary, operation.operationId, operation.tags.join(u' ')}.join(u' ');
    default:
        break;
    }
    return {};
}

std::optional<PathEntry> PathTreeModel::entryAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return std::nullopt;
    if (const Operation *operation = operationAt(index))
        return PathEntry{operation->path, operation->method};
    return PathEntry{m_items.at(index.row()).path, {}};
}

QModelIndex PathTreeModel::indexOf(const PathEntry &entry) const
{
    const auto item = std::find_if(m_items.cbegin(), m_items.cend(),
                                   [&](const PathItem &one) { return one.path == entry.path; });
    if (item == m_items.cend())
        return {};
    const QModelIndex path = index(int(item - m_items.cbegin()), 0);
    if (entry.isPath())
        return path;
    const auto operation = std::find_if(item->operations.cbegin(), item->operations.cend(),
                                        [&](const Operation &one) { return one.method == entry.method; });
    return operation == item->operations.cend() ? QModelIndex()
                                                : index(int(operation - item->operations.cbegin()), 0, path);
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

std::optional<Pointer> PathTreeModel::elsewhere(const PathEntry &entry) const
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
