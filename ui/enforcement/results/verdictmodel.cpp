#include "verdictmodel.h"

#include "colors.h"
#include "destroyonworker.h"
#include "verdicttexts.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace enforcement {

std::shared_ptr<const PolicyRun> Simulation::runOf(const management::Policy &policy, const SimulatedClock &clock) const
{
    const auto run = std::find_if(runs.cbegin(), runs.cend(),
                                  [&](const auto &each) { return each->clock == clock && each->policy == policy; });
    return run == runs.cend() ? nullptr : *run;
}

void VerdictModel::setSimulation(const Simulation &simulation)
{
    beginResetModel();
    base::destroyOnWorker(std::exchange(m_simulation, simulation));
    fill();
    endResetModel();
}

void VerdictModel::setShow(Show show)
{
    if (show == m_show)
        return;
    beginResetModel();
    m_show = show;
    fill();
    endResetModel();
}

void VerdictModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void VerdictModel::fill()
{
    m_rows.clear();
    const qsizetype requests = m_simulation.capture ? m_simulation.capture->requests.size() : 0;
    for (qsizetype request = 0; request < requests; ++request) {
        if (isShown(request))
            m_rows.append(request);
    }
}

bool VerdictModel::isShown(qsizetype request) const
{
    const auto &runs = m_simulation.runs;
    switch (m_show) {
    case Show::Rejected:
        return std::any_of(runs.cbegin(), runs.cend(),
                           [request](const auto &run) { return isRejected(run->verdicts.at(request)); });
    case Show::Different: {
        if (runs.size() < 2)
            return false;
        const auto &first = runs.at(0)->verdicts.at(request);
        const auto &second = runs.at(1)->verdicts.at(request);
        return first && second && first->code != second->code;
    }
    case Show::All:
        break;
    }
    return true;
}

qsizetype VerdictModel::requestAt(const QModelIndex &index) const
{
    return index.isValid() ? m_rows.value(index.row(), -1) : -1;
}

QModelIndex VerdictModel::indexOf(qsizetype request) const
{
    const auto row = std::lower_bound(m_rows.cbegin(), m_rows.cend(), request);
    return row != m_rows.cend() && *row == request ? index(static_cast<int>(row - m_rows.cbegin()), 0) : QModelIndex();
}

int VerdictModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int VerdictModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstPolicy + static_cast<int>(m_simulation.runs.size());
}

QVariant VerdictModel::data(const QModelIndex &index, int role) const
{
    const qsizetype request = requestAt(index);
    if (request < 0)
        return {};
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && index.column() >= Path))
        return text(request, index.column());
    if (role == Qt::ForegroundRole)
        return color(request, index.column());
    return {};
}

QVariant VerdictModel::text(qsizetype request, int column) const
{
    const CapturedRequest &captured = m_simulation.capture->requests.at(request);
    switch (column) {
    case Number:
        return QString::number(captured.number);
    case Time:
        return QDateTime::fromMSecsSinceEpoch(captured.startedAt).time().toString(u"HH:mm:ss.zzz"_qs);
    case Method:
        return QString::fromLatin1(captured.method);
    case Path:
        return captured.shownPath;
    default:
        return verdictText(*m_simulation.runs.at(column - FirstPolicy), *m_simulation.capture, request);
    }
}

QVariant VerdictModel::color(qsizetype request, int column) const
{
    if (column < FirstPolicy)
        return {};
    const auto &verdict = m_simulation.runs.at(column - FirstPolicy)->verdicts.at(request);
    using Code = management::SimulationVerdict::Code;
    const theme::Role role = !verdict                               ? theme::Role::Muted
                             : isRejected(verdict)                  ? theme::Role::Error
                             : verdict->code == Code::UrlNotDecided ? theme::Role::Warning
                                                                    : theme::Role::Ok;
    return theme::color(role);
}

QVariant VerdictModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("#");
    case Time:
        return tr("Time");
    case Method:
        return tr("Method");
    case Path:
        return tr("Path");
    default:
        return section < columnCount() ? policyTitle(m_simulation.runs.at(section - FirstPolicy)->policy) : QString();
    }
}

} // namespace enforcement

#include "moc_verdictmodel.cpp"
