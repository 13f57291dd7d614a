#include "problemmodel.h"

#include "diagnosticmessages.h"
#include "problemgroup.h"
#include "rowdifference.h"
#include "theme.h"

#include <algorithm>

namespace problems {

namespace {

constexpr qsizetype MaximumMessages = 20'000;

QList<size_t> identitiesOf(const std::vector<std::unique_ptr<ProblemGroup>> &groups)
{
    QList<size_t> identities;
    for (const auto &group : groups)
        identities.append(group->identity());
    return identities;
}

} // namespace

ProblemModel::ProblemModel(const ProblemList &list, QObject *parent)
    : QAbstractItemModel(parent)
    , m_list(list)
    , m_groups(arrange())
{
    numberGroups();
    connect(&list, &ProblemList::changed, this, &ProblemModel::update);
}

ProblemModel::~ProblemModel() = default;

void ProblemModel::setFilter(const ProblemFilter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    update();
}

void ProblemModel::setGrouping(Grouping grouping)
{
    if (m_grouping == grouping)
        return;
    emit aboutToUpdate();
    beginResetModel();
    m_grouping = grouping;
    m_groups = arrange();
    numberGroups();
    endResetModel();
    emit updated();
}

void ProblemModel::retranslate()
{
    m_messages.clear();
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    update();
}

ProblemModel::Groups ProblemModel::arrange() const
{
    QList<const Problem *> shown;
    shown.reserve(m_list.problems().size());
    for (const Problem &problem : m_list.problems()) {
        if (isShown(problem))
            shown.append(&problem);
    }
    return groupsOf(shown, m_grouping);
}

bool ProblemModel::isShown(const Problem &problem) const
{
    if (!m_filter.allows(problem.diagnostic.severity))
        return false;
    const auto hasText = [this](const QString &text) { return text.contains(m_filter.text, Qt::CaseInsensitive); };
    return m_filter.text.isEmpty() || hasText(problem.diagnostic.rule) || hasText(message(problem)) ||
           hasText(problem.diagnostic.pointer) || hasText(problem.title());
}

void ProblemModel::update()
{
    emit aboutToUpdate();
    Groups next = arrange();
    updateGroups(next);
    emit updated();
}

void ProblemModel::updateGroups(Groups &groups)
{
    const RowDifference difference = rowDifference(identitiesOf(m_groups), identitiesOf(groups));
    for (const RowRun &run : difference.removed) {
        beginRemoveRows({}, int(run.first), int(run.first + run.count - 1));
        m_groups.erase(m_groups.begin() + run.first, m_groups.begin() + run.first + run.count);
        numberGroups();
        endRemoveRows();
    }
    for (const RowRun &run : difference.inserted) {
        beginInsertRows({}, int(run.first), int(run.first + run.count - 1));
        const auto first = std::make_move_iterator(groups.begin() + run.first);
        m_groups.insert(m_groups.begin() + run.first, first, first + run.count);
        numberGroups();
        endInsertRows();
    }
    for (size_t row = 0; row < m_groups.size(); ++row) {
        if (groups[row])
            updateRows(*m_groups[row], *groups[row]);
    }
    numberGroups();
}

void ProblemModel::updateRows(ProblemGroup &group, const ProblemGroup &next)
{
    const QModelIndex parent = indexOf(group);
    const RowDifference difference = rowDifference(group.identities, next.identities);
    for (const RowRun &run : difference.removed) {
        beginRemoveRows(parent, int(run.first), int(run.first + run.count - 1));
        group.problems.remove(run.first, run.count);
        endRemoveRows();
    }
    for (const RowRun &run : difference.inserted) {
        beginInsertRows(parent, int(run.first), int(run.first + run.count - 1));
        group.problems.insert(run.first, run.count, Problem());
        std::copy_n(next.problems.begin() + run.first, run.count, group.problems.begin() + run.first);
        endInsertRows();
    }
    group.identities = next.identities;
    const bool isAnother = group.title != next.title || group.worst != next.worst || !difference.removed.isEmpty() ||
                           !difference.inserted.isEmpty();
    group.title = next.title;
    group.worst = next.worst;
    const auto first = std::mismatch(group.problems.cbegin(), group.problems.cend(), next.problems.cbegin()).first;
    const int firstChanged = int(first - group.problems.cbegin());
    const int count = int(group.problems.size());
    group.problems = next.problems;
    if (firstChanged < count)
        emit dataChanged(index(firstChanged, 0, parent), index(count - 1, ColumnCount - 1, parent));
    if (isAnother && parent.isValid())
        emit dataChanged(parent, parent);
}

void ProblemModel::numberGroups()
{
    int row = 0;
    int before = 0;
    for (const auto &group : m_groups) {
        group->row = row++;
        group->before = before;
        before += int(group->problems.size());
    }
}

const Problem *ProblemModel::problem(const QModelIndex &index) const
{
    const auto *group = static_cast<const ProblemGroup *>(index.internalPointer());
    return index.isValid() && group ? &group->problems.at(index.row()) : nullptr;
}

int ProblemModel::shownCount() const
{
    return m_groups.empty() ? 0 : m_groups.back()->before + int(m_groups.back()->problems.size());
}

QModelIndex ProblemModel::shown(int number) const
{
    for (const auto &group : m_groups) {
        if (number >= group->before && number < group->before + group->problems.size())
            return createIndex(number - group->before, 0, group.get());
    }
    return {};
}

int ProblemModel::numberOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return -1;
    const auto *group = static_cast<const ProblemGroup *>(index.internalPointer());
    return group ? group->before + index.row() : m_groups.at(size_t(index.row()))->before;
}

QModelIndex ProblemModel::find(size_t identity) const
{
    for (const auto &group : m_groups) {
        if (const qsizetype row = group->identities.indexOf(identity); row >= 0)
            return createIndex(int(row), 0, group.get());
    }
    return {};
}

QString ProblemModel::message(const Problem &problem) const
{
    const base::Diagnostic &diagnostic = problem.diagnostic;
    if (!diagnostic.message.isEmpty())
        return diagnostic.message;
    QString &text = m_messages[{diagnostic.rule, diagnostic.arguments}];
    if (text.isEmpty()) {
        if (m_messages.size() > MaximumMessages) {
            m_messages.clear();
            return messages::diagnosticText(diagnostic);
        }
        text = messages::diagnosticText(diagnostic);
    }
    return text;
}

QString ProblemModel::placeText(const Problem &problem)
{
    const base::Position place = problem.place();
    return u"%1:%2:%3"_qs.arg(problem.title(), QString::number(place.line), QString::number(place.column));
}

QModelIndex ProblemModel::indexOf(const ProblemGroup &group) const
{
    return m_grouping == Grouping::None ? QModelIndex() : createIndex(group.row, 0);
}

QModelIndex ProblemModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (parent.isValid())
        return createIndex(row, column, m_groups.at(size_t(parent.row())).get());
    return m_grouping == Grouping::None ? createIndex(row, column, m_groups.front().get()) : createIndex(row, column);
}

QModelIndex ProblemModel::parent(const QModelIndex &index) const
{
    const auto *group = static_cast<const ProblemGroup *>(index.internalPointer());
    return index.isValid() && group ? indexOf(*group) : QModelIndex();
}

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_grouping == Grouping::None ? m_groups.front()->problems.size() : qsizetype(m_groups.size()));
    if (parent.internalPointer() || parent.column() > 0)
        return 0;
    return int(m_groups.at(size_t(parent.row()))->problems.size());
}

int ProblemModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const Problem *shown = problem(index))
        return problemData(*shown, index.column(), role);
    return groupData(*m_groups.at(size_t(index.row())), index.column(), role);
}

QVariant ProblemModel::groupData(const ProblemGroup &group, int column, int role) const
{
    if (column != Sentence)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return tr("%1 (%2)", "%1: file or rule, %2: number of problems")
            .arg(group.title, QString::number(group.problems.size()));
    case Qt::ToolTipRole:
        return group.grouping == Grouping::File && !group.problems.isEmpty() ? group.problems.constFirst().path()
                                                                             : group.key;
    case Qt::DecorationRole:
        return group.grouping == Grouping::File ? theme::icon(theme::Icon::File) : severityIcon(group.worst);
    default:
        return {};
    }
}

QVariant ProblemModel::problemData(const Problem &problem, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Sentence:
            return message(problem);
        case Severity:
            return severityName(problem.diagnostic.severity);
        case Rule:
            return problem.diagnostic.rule;
        default:
            return placeText(problem);
        }
    case Qt::ToolTipRole:
        if (column == Place)
            return problem.path();
        return column == Sentence ? message(problem) : QVariant();
    case Qt::DecorationRole:
        return column == Sentence ? severityIcon(problem.diagnostic.severity) : QVariant();
    case Qt::ForegroundRole:
        return column == Sentence ? QVariant() : theme::color(theme::Role::Muted);
    default:
        return {};
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Severity:
        return tr("Severity");
    case Sentence:
        return tr("Problem");
    case Rule:
        return tr("Rule");
    case Place:
        return tr("Place");
    default:
        return {};
    }
}

} // namespace problems

#include "moc_problemmodel.cpp"
