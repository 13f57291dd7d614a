#include "runplan.h"

#include "preparedrequest.h"
#include "savedrequestlimits.h"

#include <QSet>

#include <algorithm>

namespace savedrequests {

namespace {

/** Orders requests depth first. The depth is bounded by the number of requests, which is limited. */
class Planner final
{
public:
    Planner(RunPlan &plan, const QMap<QString, SavedRequest> &known)
        : m_plan(plan)
        , m_known(known)
    {}

    void add(const QString &name);

private:
    enum class State { Unseen, Open, Done };

    void addCycle(const QString &start);

    RunPlan &m_plan;
    const QMap<QString, SavedRequest> &m_known;
    QHash<QString, State> m_states;
    QSet<QString> m_inCycle; ///< The requests that have a problem because of a cycle.
    QStringList m_open;      ///< The requests that wait for the one that is added, outermost first.
};

/** Each request is told of one cycle only, so that files that all need each other take no more work than others. */
void Planner::addCycle(const QString &start)
{
    if (m_inCycle.contains(m_open.constLast()))
        return;
    const QStringList cycle = m_open.mid(m_open.indexOf(start));
    QStringList named = cycle.first(std::min(cycle.size(), MaximumNamedInCycle));
    if (named.size() < cycle.size())
        named.append(QStringLiteral("…"));
    const QString text = (named + QStringList{start}).join(QStringLiteral(" → "));
    for (const QString &name : cycle) {
        if (m_inCycle.contains(name))
            continue;
        m_inCycle.insert(name);
        m_plan.problems[name].append({ProblemKind::Cycle, {text}, {}, {}});
    }
}

void Planner::add(const QString &name)
{
    m_states.insert(name, State::Open);
    m_open.append(name);
    const SavedRequest request = m_known.value(name);
    for (const Marker &marker : markersOf(request)) {
        if (marker.isSecret())
            continue;
        const auto other = m_known.constFind(marker.request);
        if (other == m_known.constEnd())
            m_plan.problems[name].append({ProblemKind::RequestUnknown, {marker.request}, marker.place, {}});
        else if (other->definition != request.definition && !other->definition.isEmpty())
            m_plan.problems[name].append({ProblemKind::OtherDefinition, {marker.request}, marker.place, {}});
        else if (m_states.value(marker.request, State::Unseen) == State::Open)
            addCycle(marker.request);
        else if (!m_states.contains(marker.request))
            add(marker.request);
    }
    m_open.removeLast();
    m_states.insert(name, State::Done);
    m_plan.order.append(name);
}

} // namespace

RunPlan planRun(const QStringList &chosen, const QMap<QString, SavedRequest> &known)
{
    RunPlan plan;
    Planner planner(plan, known);
    for (const QString &name : chosen) {
        if (!plan.order.contains(name))
            planner.add(name);
    }
    return plan;
}

} // namespace savedrequests
