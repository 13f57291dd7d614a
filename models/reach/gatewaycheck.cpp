#include "gatewaycheck.h"

#include "certificateproblems.h"
#include "gatewayfields.h"
#include "listenpath.h"
#include "policycheck.h"
#include "ruletable.h"
#include "stepbudget.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>

namespace reach {

namespace {

namespace fields = definition::fields;

using Findings = QList<GatewayFinding>;

QString shown(const QByteArray &listenPath)
{
    return QString::fromUtf8(listenPath);
}

/** Adds what is wrong with a listen path alone. Returns false for one that is served. */
bool addProblemAlone(const ServedApi &api, Findings &findings)
{
    const QString place = api.listenPathPlace.toString();
    if (api.listenPath.trimmed().isEmpty()) {
        findings.append({api.documentPath, "listen-path-missing"_rule.at({}, place)});
        return true;
    }
    const auto problem = routing::listenPathProblem(api.listenPath);
    if (problem)
        findings.append(
            {api.documentPath, "listen-path-invalid"_rule.at({}, place, {shown(api.listenPath), problem->detail})});
    return bool(problem);
}

base::Diagnostic problemOf(const ListenPathConflict &conflict, const ServedApi &loser, const ServedApi &winner)
{
    const QString place = loser.listenPathPlace.toString();
    switch (conflict.kind) {
    case ListenPathConflictKind::Equal:
        return "listen-path-equal"_rule.at({}, place, {shown(loser.listenPath), nameOfApi(winner)});
    case ListenPathConflictKind::NeverReached:
        return "listen-path-never-reached"_rule.at(
            {}, place, {shown(loser.listenPath), shown(winner.listenPath), nameOfApi(winner)});
    case ListenPathConflictKind::Divided:
        break;
    }
    base::Diagnostic problem = "listen-path-divided"_rule.at(
        {}, place, {shown(conflict.common), nameOfApi(winner), shown(winner.listenPath)});
    if (conflict.isNested)
        problem.severity = base::Severity::Information;
    return problem;
}

using Pair = std::pair<qsizetype, qsizetype>; ///< The loser and the winner of a conflict.

constexpr qint64 StepsForImplied = 5'000'000;

/** Returns the nested conflicts that follow from others: `/a` need not tell of `/a/b/c` if it tells of `/a/b`, which
 * does. Some are missing if there are too many to compare. */
QSet<Pair> impliedConflicts(const QList<ListenPathConflict> &conflicts)
{
    QHash<qsizetype, QList<qsizetype>> winners;
    for (const ListenPathConflict &conflict : conflicts) {
        if (conflict.kind == ListenPathConflictKind::Divided && conflict.isNested)
            winners[conflict.loser].append(conflict.winner);
    }
    QSet<Pair> implied;
    StepBudget budget(StepsForImplied);
    for (auto each = winners.cbegin(); each != winners.cend(); ++each) {
        const QSet<qsizetype> ofLoser(each->cbegin(), each->cend());
        for (const qsizetype other : *each) {
            const QList<qsizetype> below = winners.value(other);
            if (!budget.take(1 + below.size()))
                return implied;
            for (const qsizetype winner : below) {
                if (ofLoser.contains(winner))
                    implied.insert({each.key(), winner});
            }
        }
    }
    return implied;
}

/** Leaves out conflicts that follow from others, and those with what is never served, which gets no requests. */
void removeImplied(QList<ListenPathConflict> &conflicts)
{
    QSet<qsizetype> unserved;
    for (const ListenPathConflict &conflict : std::as_const(conflicts)) {
        if (conflict.kind != ListenPathConflictKind::Divided)
            unserved.insert(conflict.loser);
    }
    const QSet<Pair> implied = impliedConflicts(conflicts);
    conflicts.removeIf([&](const ListenPathConflict &conflict) {
        return conflict.kind == ListenPathConflictKind::Divided &&
               (unserved.contains(conflict.winner) || implied.contains({conflict.loser, conflict.winner}));
    });
}

/** The active definitions by their domain: only requests for the same host are shared. */
std::map<QString, QList<qsizetype>> servedByDomain(const QList<ServedApi> &apis, Findings &findings)
{
    std::map<QString, QList<qsizetype>> served;
    for (qsizetype i = 0; i < apis.size(); ++i) {
        const ServedApi &api = apis.at(i);
        if (api.hasExtension && api.isActive && !addProblemAlone(api, findings))
            served[api.customDomain.trimmed().toLower()].append(i);
    }
    return served;
}

void checkListenPaths(const QList<ServedApi> &apis, qint64 mostSteps, Findings &findings)
{
    for (const auto &[domain, indexes] : servedByDomain(apis, findings)) {
        QList<QByteArray> paths;
        for (const qsizetype index : indexes)
            paths.append(apis.at(index).listenPath);
        auto [conflicts, isComplete] = listenPathConflicts(paths, false, mostSteps);
        if (!isComplete)
            findings.append({{}, "listen-paths-not-checked"_rule.at({}, {})});
        removeImplied(conflicts);
        for (const ListenPathConflict &conflict : std::as_const(conflicts)) {
            const ServedApi &loser = apis.at(indexes.at(conflict.loser));
            findings.append({loser.documentPath, problemOf(conflict, loser, apis.at(indexes.at(conflict.winner)))});
        }
    }
}

void checkIds(const QList<ServedApi> &apis, Findings &findings)
{
    QHash<QString, qsizetype> firsts;
    for (qsizetype i = 0; i < apis.size(); ++i) {
        const ServedApi &api = apis.at(i);
        if (!api.hasExtension || api.granted.id.isEmpty())
            continue;
        const auto first = firsts.constFind(api.granted.id);
        if (first == firsts.constEnd()) {
            firsts.insert(api.granted.id, i);
            continue;
        }
        findings.append({api.documentPath, "api-id-taken"_rule.at({}, (api.extension / fields::apiId()).toString(),
                                                                  {api.granted.id, nameOfApi(apis.at(*first))})});
    }
}

} // namespace

QList<GatewayFinding> checkGateway(const QList<ServedApi> &apis, qint64 mostPathSteps)
{
    Findings findings;
    checkListenPaths(apis, mostPathSteps, findings);
    checkIds(apis, findings);
    return findings;
}

QList<GatewayFinding> checkGateway(const QList<ServedApi> &apis, const GatewayEnvironment &environment)
{
    Findings findings = checkPolicies(apis, environment);
    if (!environment.certificates)
        return findings;
    for (const ServedApi &api : apis) {
        for (const base::Diagnostic &problem :
             preflight::certificateProblems(api.certificates, *environment.certificates, environment.now))
            findings.append({api.documentPath, problem});
    }
    return findings;
}

} // namespace reach
