#include "changemodel.h"

#include "changetexts.h"
#include "differencemessages.h"
#include "editgroups.h"
#include "showntext.h"

namespace changes {

using difference::Change;
using difference::Level;
using review::ChangeGroup;
using review::ChangeItem;

namespace {

constexpr quintptr GroupId = 0; ///< The id of a group's row; a change has the number of its group, counted from 1.

} // namespace

ChangeModel::ChangeModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_review(std::make_shared<const review::Review>())
{}

void ChangeModel::setReview(const std::shared_ptr<const review::Review> &review)
{
    m_review = review;
    rebuild(false);
}

void ChangeModel::setFilter(const ChangeFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    rebuild(true);
}

void ChangeModel::setGroupedByEdit(bool isGrouped)
{
    if (isGrouped == m_isGroupedByEdit)
        return;
    m_isGroupedByEdit = isGrouped;
    rebuild(true);
}

void ChangeModel::retranslate()
{
    rebuild(true);
}

bool ChangeModel::isAllowed(const ChangeGroup &group, const ChangeItem &item) const
{
    const Change *finding = item.finding < 0 ? nullptr : &m_review->findings.changes.at(item.finding);
    const bool isWanted = !finding                            ? m_filter.isOther
                          : finding->level == Level::Breaking ? m_filter.isBreaking
                          : finding->level == Level::Warning  ? m_filter.isWarning
                                                              : m_filter.isInfo;
    const QString operation = finding ? finding->operation : group.operation;
    return isWanted && (m_filter.text.isEmpty() || operation.contains(m_filter.text, Qt::CaseInsensitive) ||
                        textOf(item).contains(m_filter.text, Qt::CaseInsensitive) ||
                        item.place.toString().contains(m_filter.text, Qt::CaseInsensitive) ||
                        (finding && finding->id.contains(m_filter.text, Qt::CaseInsensitive)));
}

/** Rows that stay the same keep the state of views; their examples and places can be others. */
void ChangeModel::rebuild(bool isForced)
{
    QList<ChangeGroup> groups;
    int allowed = 0;
    int shown = 0;
    const QList<ChangeGroup> listed = m_isGroupedByEdit ? review::groupsByEdit(m_review->groups, m_review->findings)
                                                        : m_review->groups;
    for (const ChangeGroup &group : listed) {
        ChangeGroup filtered{group.kind, group.operation, group.level, {}};
        for (const ChangeItem &item : group.items) {
            if (!isAllowed(group, item))
                continue;
            ++allowed;
            if (shown >= MostShownChanges)
                continue;
            ++shown;
            filtered.items.append(item);
        }
        if (!filtered.items.isEmpty())
            groups.append(std::move(filtered));
    }
    m_shown = shown;
    m_allowed = allowed;
    if (!isForced && groups == m_groups) {
        for (int row = 0; row < rowCount(); ++row) {
            const QModelIndex parent = index(row, 0);
            emit dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, 0, parent));
        }
        emit updated();
        return;
    }
    emit aboutToUpdate();
    beginResetModel();
    m_groups = std::move(groups);
    endResetModel();
    emit updated();
}

const ChangeGroup *ChangeModel::group(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    const qsizetype row = index.internalId() == GroupId ? index.row() : qsizetype(index.internalId()) - 1;
    return row < m_groups.size() ? &m_groups.at(row) : nullptr;
}

const ChangeItem *ChangeModel::item(const QModelIndex &index) const
{
    const ChangeGroup *around = group(index);
    if (!around)
        return nullptr;
    if (index.internalId() == GroupId)
        return around->kind == ChangeGroup::Kind::Edit ? &around->items.first() : nullptr;
    return index.row() < around->items.size() ? &around->items.at(index.row()) : nullptr;
}

const Change *ChangeModel::finding(const QModelIndex &index) const
{
    const ChangeItem *row = item(index);
    return row && row->finding >= 0 ? &m_review->findings.changes.at(row->finding) : nullptr;
}

QString ChangeModel::keyOf(const QModelIndex &index) const
{
    const bool isGroup = index.isValid() && index.internalId() == GroupId;
    if (const ChangeItem *row = isGroup ? nullptr : item(index))
        return row->key;
    const ChangeGroup *row = group(index);
    return row ? u"group %1 %2"_qs.arg(QString::number(int(row->kind)), row->operation) : QString();
}

QModelIndex ChangeModel::find(const QString &key) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex parent = index(row, 0);
        if (keyOf(parent) == key)
            return parent;
        for (int child = 0; child < rowCount(parent); ++child) {
            if (const QModelIndex found = index(child, 0, parent); keyOf(found) == key)
                return found;
        }
    }
    return {};
}

QModelIndex ChangeModel::findPlace(const document::Pointer &place) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex parent = index(row, 0);
        for (int child = 0; child < rowCount(parent); ++child) {
            const QModelIndex found = index(child, 0, parent);
            if (place.contains(item(found)->place))
                return found;
        }
    }
    return {};
}

QList<Change> ChangeModel::shownFindings() const
{
    QList<Change> findings;
    for (const ChangeGroup &group : m_groups) {
        for (const ChangeItem &item : group.items) {
            if (item.finding >= 0)
                findings.append(m_review->findings.changes.at(item.finding));
        }
    }
    return findings;
}

QList<ChangeItem> ChangeModel::shownNodes() const
{
    QList<ChangeItem> nodes;
    for (const ChangeGroup &group : m_groups) {
        for (const ChangeItem &item : group.items) {
            if (item.finding < 0)
                nodes.append(item);
        }
    }
    return nodes;
}

QModelIndex ChangeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : GroupId);
}

QModelIndex ChangeModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == GroupId)
        return {};
    return createIndex(int(index.internalId()) - 1, 0, GroupId);
}

int ChangeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    return parent.internalId() == GroupId && parent.column() == 0 ? int(m_groups.at(parent.row()).items.size()) : 0;
}

int ChangeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant ChangeModel::data(const QModelIndex &index, int role) const
{
    const ChangeGroup *around = group(index);
    if (!around)
        return {};
    if (index.internalId() == GroupId)
        return groupData(*around, role);
    const ChangeItem *row = item(index);
    return row ? itemData(*row, role) : QVariant();
}

QVariant ChangeModel::groupData(const ChangeGroup &group, int role) const
{
    const QString title = group.kind == ChangeGroup::Kind::Edit ? designer::editTitle(*m_review, group)
                                                                : designer::groupTitle(group);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return title;
    case Qt::AccessibleTextRole:
        return group.level ? u"%1, %2"_qs.arg(title, messages::levelName(*group.level)) : title;
    default:
        return {};
    }
}

/** The change first, because the end of a row can be cut. */
QString ChangeModel::headlineOf(const ChangeItem &item) const
{
    return item.finding < 0 ? designer::nodeHeadline(*m_review, item)
                            : messages::changeHeadline(m_review->findings.changes.at(item.finding));
}

/** Among the changes of one edit, the operation says which one it is. */
QString ChangeModel::placeOf(const ChangeItem &item) const
{
    if (item.finding < 0)
        return designer::nodePlace(*m_review, item);
    const Change &finding = m_review->findings.changes.at(item.finding);
    QStringList parts;
    if (m_isGroupedByEdit)
        parts.append(base::shownText(finding.operation));
    parts.append(messages::subjectText(finding.subject));
    parts.removeAll(QString());
    return parts.join(u" · "_qs);
}

QString ChangeModel::textOf(const ChangeItem &item) const
{
    return item.finding < 0 ? designer::nodeText(*m_review, item)
                            : messages::changeText(m_review->findings.changes.at(item.finding));
}

QVariant ChangeModel::itemData(const ChangeItem &item, int role) const
{
    const Change *finding = item.finding < 0 ? nullptr : &m_review->findings.changes.at(item.finding);
    switch (role) {
    case Qt::DisplayRole:
        return headlineOf(item);
    case ChangePlaceRole:
        return placeOf(item);
    case Qt::ToolTipRole:
        return textOf(item);
    case ChangeBadgeRole:
        return finding ? messages::levelName(finding->level) : designer::itemWord(item);
    case ChangeColorRole:
        return int(finding ? designer::levelColor(finding->level) : designer::changeColor(item.change));
    case Qt::AccessibleTextRole:
        return u"%1: %2"_qs.arg(itemData(item, ChangeBadgeRole).toString(), textOf(item));
    default:
        return {};
    }
}

} // namespace changes

#include "moc_changemodel.cpp"
