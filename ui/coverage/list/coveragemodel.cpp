#include "coveragemodel.h"

#include "badge.h"
#include "coveragetexts.h"
#include "theme.h"

#include <algorithm>

namespace coverage {

using exchangecheck::OperationTraffic;
using exchangecheck::TrafficStatistics;
using exchangecheck::UndocumentedTraffic;

namespace {

constexpr quintptr NoGroup = 0; ///< The internal id of a group; that of a row in a group is the group's number + 1.

bool hasSameRows(const TrafficStatistics &left, const TrafficStatistics &right)
{
    const auto isSameOperation = [](const OperationTraffic &one, const OperationTraffic &other) {
        return one.operation == other.operation && one.place == other.place;
    };
    const auto isSameRequest = [](const UndocumentedTraffic &one, const UndocumentedTraffic &other) {
        return one.method == other.method && one.path == other.path;
    };
    return std::ranges::equal(left.operations(), right.operations(), isSameOperation) &&
           std::ranges::equal(left.undocumented(), right.undocumented(), isSameRequest) &&
           (left.undocumentedCount() > 0) == (right.undocumentedCount() > 0);
}

QString numberText(qsizetype number)
{
    return number == 0 ? QString() : QString::number(number);
}

} // namespace

void CoverageModel::setStatistics(const TrafficStatistics &statistics)
{
    if (hasSameRows(m_statistics, statistics)) {
        m_statistics = statistics;
        return retranslate();
    }
    beginResetModel();
    m_statistics = statistics;
    m_groups.clear();
    const QList<OperationTraffic> &operations = m_statistics.operations();
    for (qsizetype i = 0; i < operations.size(); ++i) {
        if (i == 0 || operations.at(i).path != operations.at(i - 1).path)
            m_groups.append({i, 0});
        ++m_groups.last().count;
    }
    endResetModel();
}

void CoverageModel::retranslate()
{
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        emit dataChanged(parent, index(group, ColumnCount - 1));
        if (const int rows = rowCount(parent); rows > 0)
            emit dataChanged(index(0, 0, parent), index(rows - 1, ColumnCount - 1, parent));
    }
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

const OperationTraffic *CoverageModel::operation(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == NoGroup)
        return nullptr;
    const int group = static_cast<int>(index.internalId()) - 1;
    return isUndocumentedGroup(group) ? nullptr : &m_statistics.operations().at(m_groups.at(group).first + index.row());
}

const UndocumentedTraffic *CoverageModel::undocumented(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == NoGroup)
        return nullptr;
    const int group = static_cast<int>(index.internalId()) - 1;
    return isUndocumentedGroup(group) ? &m_statistics.undocumented().at(index.row()) : nullptr;
}

QModelIndex CoverageModel::findPlace(const document::Pointer &pointer) const
{
    for (int group = 0; group < m_groups.size(); ++group) {
        for (int row = 0; row < m_groups.at(group).count; ++row) {
            const OperationTraffic &each = m_statistics.operations().at(m_groups.at(group).first + row);
            if (each.place.pointer.contains(pointer))
                return index(row, 0, index(group, 0));
        }
    }
    return {};
}

QModelIndex CoverageModel::findUndocumented(const QByteArray &method, const QByteArray &path) const
{
    const QList<UndocumentedTraffic> &all = m_statistics.undocumented();
    for (int row = 0; row < all.size(); ++row) {
        if (all.at(row).method == method && all.at(row).path == path)
            return index(row, 0, index(static_cast<int>(m_groups.size()), 0));
    }
    return {};
}

QModelIndex CoverageModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : NoGroup);
}

QModelIndex CoverageModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == NoGroup)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, NoGroup);
}

int CoverageModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size()) + (hasUndocumented() ? 1 : 0);
    if (parent.internalId() != NoGroup || parent.column() > 0)
        return 0;
    return static_cast<int>(isUndocumentedGroup(parent.row()) ? m_statistics.undocumented().size()
                                                              : m_groups.at(parent.row()).count);
}

int CoverageModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant CoverageModel::groupText(int group, int column) const
{
    if (isUndocumentedGroup(group)) {
        const qsizetype listed = m_statistics.undocumented().size();
        return column == Name        ? (listed < TrafficStatistics::MaximumUndocumented
                                            ? tr("Not in the document")
                                            : tr("Not in the document: the first %1 paths", "%1: a number").arg(listed))
               : column == Exchanges ? numberText(m_statistics.undocumentedCount())
                                     : QString();
    }
    const auto [first, count] = m_groups.at(group);
    const QList<OperationTraffic> operations = m_statistics.operations().sliced(first, count);
    if (column == Name)
        return QString::fromUtf8(operations.first().path);
    if (column == State) {
        const auto seen = std::ranges::count_if(operations, [](const OperationTraffic &each) { return each.seen > 0; });
        return tr("%1 of %2 seen", "numbers of operations").arg(QString::number(seen), QString::number(count));
    }
    return QString();
}

QVariant CoverageModel::operationText(const OperationTraffic &operation, int column)
{
    switch (column) {
    case Name:
        return QString::fromUtf8(operation.path);
    case State:
        return stateText(operation.state());
    case Exchanges:
        return numberText(operation.seen);
    case Violations:
        return numberText(operation.violated);
    case Seen:
        return statusesText(operation);
    default:
        return QString::fromUtf8(operation.neverSeen().join(", "));
    }
}

QVariant CoverageModel::undocumentedText(const UndocumentedTraffic &requests, int column)
{
    switch (column) {
    case Name:
        return QString::fromUtf8(requests.path);
    case State:
        return tr("undocumented", "requests in the traffic");
    case Exchanges:
        return numberText(requests.count);
    default:
        return QString();
    }
}

QVariant CoverageModel::text(const QModelIndex &index) const
{
    if (const OperationTraffic *each = operation(index))
        return operationText(*each, index.column());
    if (const UndocumentedTraffic *each = undocumented(index))
        return undocumentedText(*each, index.column());
    return groupText(index.row(), index.column());
}

QVariant CoverageModel::color(const QModelIndex &index) const
{
    const OperationTraffic *const each = operation(index);
    const bool isState = index.column() == State || index.column() == Violations;
    if (undocumented(index) && isState)
        return theme::color(theme::Role::Warning);
    if (!each || index.column() == NeverSeen)
        return theme::color(each || index.column() != Name ? theme::Role::Muted : theme::Role::Text);
    if (!isState)
        return {};
    return theme::color(each->state() == OperationTraffic::State::Violated ? theme::Role::Error
                        : each->state() == OperationTraffic::State::Seen   ? theme::Role::Ok
                                                                           : theme::Role::Muted);
}

QVariant CoverageModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(index);
    case Qt::ForegroundRole:
        return color(index);
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case widgets::BadgeRole:
        if (index.column() != Name)
            return {};
        if (const OperationTraffic *each = operation(index))
            return QString::fromUtf8(each->method);
        if (const UndocumentedTraffic *each = undocumented(index))
            return QString::fromUtf8(each->method);
        return {};
    default:
        return {};
    }
}

QVariant CoverageModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isNumber = section == Exchanges || section == Violations;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Operation");
    case State:
        return tr("State");
    case Exchanges:
        return tr("Exchanges");
    case Violations:
        return tr("Violations");
    case Seen:
        return tr("Responses");
    default:
        return tr("Never seen", "documented statuses of responses");
    }
}

} // namespace coverage

#include "moc_coveragemodel.cpp"
