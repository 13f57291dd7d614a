#include "pathchanges.h"

#include "badge.h"
#include "pathtreedata.h"
#include "pathtreemodel.h"
#include "reviewmarks.h"

#include <algorithm>

namespace designer {

namespace {

/** The largest number of removed paths and operations with rows; the tab Changes lists all. */
constexpr size_t MostRemovedRows = 200;
/** The largest number of lists with removed entries that are looked at. */
constexpr qsizetype MostLists = 5000;

} // namespace

using document::Pointer;
using review::Mark;
using review::NodeChange;

PathChanges::PathChanges(QObject *parent)
    : QIdentityProxyModel(parent)
{}

PathChanges::~PathChanges() = default;

void PathChanges::setMarks(const ReviewMarks &marks, const PathTreeModel &paths)
{
    m_marks = &marks;
    m_paths = &paths;
    connect(&marks, &ReviewMarks::changed, this, &PathChanges::refresh);
    refresh();
}

void PathChanges::setSourceModel(QAbstractItemModel *source)
{
    if (sourceModel())
        disconnect(sourceModel(), nullptr, this, nullptr);
    m_removed.clear();
    QIdentityProxyModel::setSourceModel(source);
    // The rows of a model that is reset are gone with those that were added to them.
    connect(source, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_removed.clear(); });
    connect(source, &QAbstractItemModel::modelReset, this, &PathChanges::insertRemoved);
    insertRemoved();
}

std::vector<std::unique_ptr<PathChanges::Removed>> PathChanges::read() const
{
    std::vector<std::unique_ptr<Removed>> rows;
    const review::Review *review = m_marks ? m_marks->review() : nullptr;
    if (!review || sourceModel() != m_paths)
        return rows;
    const auto add = [&](const review::RemovedNode &node, const QModelIndex &parent, bool isPath) {
        if (rows.size() >= MostRemovedRows)
            return;
        const document::Node old = review->tree.base().at(node.place);
        auto row = std::make_unique<Removed>();
        row->parent = parent;
        row->isPath = isPath;
        row->place = node.place;
        row->level = node.level;
        const QString title = old.member("summary").text();
        row->text = isPath            ? QString::fromUtf8(node.place.last())
                    : title.isEmpty() ? old.member("operationId").text()
                                      : title;
        if (!isPath)
            row->method = QString::fromUtf8(node.place.last()).toUpper();
        rows.push_back(std::move(row));
    };
    for (const char *list : {"paths", "webhooks"}) {
        for (const review::RemovedNode &node : review->marks.removedIn(Pointer{list})) {
            if (openapi::isPath(node.place.last()) || QByteArrayView(list) == "webhooks")
                add(node, {}, true);
        }
    }
    for (const Pointer &place : review->marks.collectionsWithRemoved(MostLists)) {
        const QList<QByteArray> &tokens = place.tokens();
        const bool isMore = tokens.size() == 3 && tokens.last() == "additionalOperations";
        const bool isWebhook = tokens.value(0) == "webhooks";
        if ((tokens.size() != 2 && !isMore) || (!isWebhook && tokens.first() != "paths"))
            continue;
        const QModelIndex path = m_paths->indexOf({tokens.at(1), {}, isWebhook});
        for (const review::RemovedNode &node : review->marks.removedIn(place)) {
            if (path.isValid() && (isMore || openapi::isFixedMethod(node.place.last())))
                add(node, path, false);
        }
    }
    return rows;
}

void PathChanges::refresh()
{
    const auto same = [](const std::unique_ptr<Removed> &left, const std::unique_ptr<Removed> &right) {
        return left->place == right->place && left->parent == right->parent && left->text == right->text &&
               left->level == right->level;
    };
    auto rows = read();
    if (std::equal(rows.cbegin(), rows.cend(), m_removed.cbegin(), m_removed.cend(), same))
        return;
    removeRemoved();
    insertRemoved();
}

void PathChanges::removeRemoved()
{
    while (!m_removed.empty()) {
        const Removed &last = *m_removed.back();
        const QModelIndex parent = last.parent;
        if (!last.isPath && !parent.isValid()) {
            m_removed.pop_back();
            continue;
        }
        const QModelIndex shown = mapFromSource(parent);
        const int row = rowCount(shown) - 1;
        beginRemoveRows(shown, row, row);
        m_removed.pop_back();
        endRemoveRows();
    }
}

void PathChanges::insertRemoved()
{
    for (auto &row : read()) {
        const QModelIndex shown = mapFromSource(row->parent);
        const int at = rowCount(shown);
        beginInsertRows(shown, at, at);
        m_removed.push_back(std::move(row));
        endInsertRows();
    }
}

const PathChanges::Removed *PathChanges::removedAt(const QModelIndex &index) const
{
    if (!index.isValid() || !index.internalPointer())
        return nullptr;
    const auto found = std::ranges::find_if(
        m_removed, [&](const std::unique_ptr<Removed> &row) { return row.get() == index.internalPointer(); });
    return found == m_removed.cend() ? nullptr : found->get();
}

QList<const PathChanges::Removed *> PathChanges::removedIn(const QModelIndex &sourceParent) const
{
    QList<const Removed *> rows;
    for (const auto &row : m_removed) {
        if (row->isPath ? !sourceParent.isValid() : sourceParent.isValid() && row->parent == sourceParent)
            rows.append(row.get());
    }
    return rows;
}

QModelIndex PathChanges::mapToSource(const QModelIndex &proxy) const
{
    return removedAt(proxy) ? QModelIndex() : QIdentityProxyModel::mapToSource(proxy);
}

int PathChanges::rowCount(const QModelIndex &parent) const
{
    if (!sourceModel() || removedAt(parent) || parent.column() > 0)
        return 0;
    const QModelIndex source = mapToSource(parent);
    return sourceModel()->rowCount(source) + (m_removed.empty() ? 0 : int(removedIn(source).size()));
}

QModelIndex PathChanges::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column != 0 || !sourceModel() || removedAt(parent))
        return {};
    const QModelIndex source = mapToSource(parent);
    const int own = sourceModel()->rowCount(source);
    if (row < own)
        return QIdentityProxyModel::index(row, column, parent);
    const QList<const Removed *> rows = removedIn(source);
    return row - own < rows.size() ? createIndex(row, 0, rows.at(row - own)) : QModelIndex();
}

QModelIndex PathChanges::parent(const QModelIndex &child) const
{
    if (const Removed *removed = removedAt(child))
        return mapFromSource(removed->parent);
    return QIdentityProxyModel::parent(child);
}

QModelIndex PathChanges::sibling(int row, int column, const QModelIndex &index) const
{
    return this->index(row, column, parent(index));
}

QVariant PathChanges::removedData(const Removed &removed, int role) const
{
    const Mark mark{NodeChange::Removed, removed.level};
    const QString base = review::nameOf(m_marks->definitionReview().base());
    switch (role) {
    case Qt::DisplayRole:
        return removed.text;
    case widgets::BadgeRole:
        return removed.method;
    case PathSearchRole:
        return QString(removed.method + u' ' + removed.text);
    case PathRemovedRole:
        return QVariant::fromValue(removed.place.toString());
    case PathReviewRole:
        return QVariant::fromValue(mark);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return markText(mark, base);
    case Qt::AccessibleTextRole:
        return tr("%1, removed", "%1: a path or an operation")
            .arg(QString(removed.method + u' ' + removed.text).trimmed());
    default:
        return {};
    }
}

QVariant PathChanges::data(const QModelIndex &index, int role) const
{
    if (const Removed *removed = removedAt(index))
        return removedData(*removed, role);
    QVariant shown = QIdentityProxyModel::data(index, role);
    const bool isAboutMark = role == PathReviewRole || role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole;
    if (!isAboutMark || !m_marks || !m_marks->isActive())
        return shown;
    const QVariant entry = QIdentityProxyModel::data(index, PathEntryRole);
    const Mark mark = entry.isValid() ? m_marks->of(pointerOf(entry.value<PathEntry>())) : Mark();
    if (mark.isEmpty())
        return shown;
    if (role == PathReviewRole)
        return QVariant::fromValue(mark);
    const QString text = markText(mark, review::nameOf(m_marks->definitionReview().base()));
    return shown.toString().isEmpty() ? QVariant(text) : QVariant(QString(shown.toString() + u'\n' + text));
}

Qt::ItemFlags PathChanges::flags(const QModelIndex &index) const
{
    if (removedAt(index))
        return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return QIdentityProxyModel::flags(index);
}

} // namespace designer

#include "moc_pathchanges.cpp"
