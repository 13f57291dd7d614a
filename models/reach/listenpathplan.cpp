#include "listenpathplan.h"

#include "cancellation.h"

#include <QSet>
#include <QUrl>

#include <algorithm>
#include <map>

namespace reach {

namespace {

QString domainOf(const ServedApi &api)
{
    return api.customDomain.trimmed().toLower();
}

ListenPathState stateAlone(const ServedApi &api)
{
    if (!api.isActive)
        return ListenPathState::Inactive;
    if (api.listenPath.trimmed().isEmpty())
        return ListenPathState::Missing;
    return routing::listenPathProblem(api.listenPath) ? ListenPathState::Invalid : ListenPathState::Served;
}

ListenPathState stateOf(ListenPathConflictKind kind)
{
    switch (kind) {
    case ListenPathConflictKind::Equal:
        return ListenPathState::Equal;
    case ListenPathConflictKind::NeverReached:
        return ListenPathState::NeverReached;
    case ListenPathConflictKind::Divided:
        break;
    }
    return ListenPathState::Divided;
}

} // namespace

ListenPathPlan::ListenPathPlan(const QList<ServedApi> &apis, bool prefixMatch)
{
    std::map<QString, QList<ServedApi>> served;
    QList<ListenPathRow> others;
    for (const ServedApi &api : apis) {
        if (!api.hasExtension)
            continue;
        const ListenPathState state = stateAlone(api);
        if (state == ListenPathState::Served)
            served[domainOf(api)].append(api);
        else
            others.append({api, state, 0, {}, {}});
    }
    for (const auto &[domain, ofDomain] : served)
        addServed(ofDomain, prefixMatch);
    m_rows += others;
}

void ListenPathPlan::addServed(const QList<ServedApi> &apis, bool prefixMatch)
{
    QList<QByteArray> paths;
    for (const ServedApi &api : apis)
        paths.append(api.listenPath);
    const QList<qsizetype> order = listenPathOrder(paths);
    const qsizetype begin = m_rows.size();
    QList<qsizetype> rows(apis.size());
    for (qsizetype place = 0; place < order.size(); ++place) {
        rows[order.at(place)] = begin + place;
        m_rows.append({apis.at(order.at(place)), ListenPathState::Served, place + 1, {}, {}});
        m_paths.append(routing::ListenPath(paths.at(order.at(place)), prefixMatch));
    }
    const auto [conflicts, isComplete] = listenPathConflicts(paths, prefixMatch);
    m_isComplete = m_isComplete && isComplete;
    QSet<qsizetype> unserved;
    for (const ListenPathConflict &conflict : conflicts) {
        if (conflict.kind != ListenPathConflictKind::Divided)
            unserved.insert(conflict.loser);
    }
    for (ListenPathConflict conflict : conflicts) {
        // What is never served gets no requests.
        const bool isWinnerServed = !unserved.contains(conflict.winner);
        if (!isWinnerServed && conflict.kind == ListenPathConflictKind::Divided)
            continue;
        conflict.loser = rows.at(conflict.loser);
        conflict.winner = rows.at(conflict.winner);
        m_rows[conflict.loser].state = stateOf(conflict.kind);
        m_rows[conflict.loser].lost.append(conflict);
        if (isWinnerServed)
            m_rows[conflict.winner].won.append(conflict);
    }
}

ListenPathPlan::Match ListenPathPlan::find(const QString &pathOrUrl) const
{
    const QString text = pathOrUrl.trimmed();
    const bool isUrl = text.startsWith(u"http://"_qs) || text.startsWith(u"https://"_qs);
    const QUrl url(isUrl || text.startsWith(u'/') ? text : u'/' + text);
    const QByteArray path = url.path(QUrl::FullyEncoded).toLatin1();
    QString domain = url.host().toLower();
    if (std::none_of(m_rows.cbegin(), m_rows.cend(),
                     [&domain](const auto &row) { return domainOf(row.api) == domain; }))
        domain.clear();
    Match match;
    for (qsizetype row = 0; row < m_paths.size() && !text.isEmpty() && !base::isUnwanted(); ++row) {
        if ((isUrl && domainOf(m_rows.at(row).api) != domain) || !m_paths.at(row).match(path.isEmpty() ? "/" : path))
            continue;
        if (match.row < 0)
            match.row = row;
        else
            match.others.append(row);
    }
    return match;
}

} // namespace reach
