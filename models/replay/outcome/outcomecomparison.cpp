#include "outcomecomparison.h"

#include "exchangejson.h"

#include <algorithm>

namespace replay {

using traffic::Exchange;
using traffic::GatewayError;
using What = Difference::What;

namespace {

QByteArray answerText(const Exchange &exchange, bool reachesUpstream, int status)
{
    const QByteArray code = status > 0 ? QByteArray::number(status) : QByteArray();
    if (reachesUpstream)
        return code.isEmpty() ? QByteArray("upstream") : "upstream " + code;
    return ("gateway " + code + ' ' + traffic::wireWord(exchange.gatewayReason)).trimmed();
}

void compareHeaders(const http::HeaderList &before, const http::HeaderList &after, QList<Difference> &differences)
{
    QByteArrayList names;
    for (const http::HeaderList *const list : {&before, &after}) {
        for (const auto &field : list->fields()) {
            const QByteArray name = field.name.toByteArray();
            if (std::none_of(names.begin(), names.end(),
                             [&](const QByteArray &known) { return http::sameName(known, name); }))
                names.append(name);
        }
    }
    const auto valueOf = [](const http::HeaderList &list, const QByteArray &name) {
        return QByteArrayList(list.all(name)).join(", ");
    };
    for (const QByteArray &name : std::as_const(names)) {
        if (before.all(name) != after.all(name))
            differences.append({What::Header, name, valueOf(before, name), valueOf(after, name)});
    }
}

/** The values of a change and its cause. */
QByteArray textOf(const traffic::Change &change)
{
    QByteArray text = change.before.value_or(QByteArray()) + " -> " + change.after.value_or(QByteArray());
    text += " (" + traffic::changeReasonWord(change.reason);
    if (!change.pointer.isEmpty())
        text += ' ' + change.pointer.toUtf8();
    return text + ')';
}

bool areEqual(const traffic::Change &left, const traffic::Change &right)
{
    return left.kind == right.kind && left.name == right.name && textOf(left) == textOf(right);
}

/** Those of one list that the other lacks. */
QList<traffic::Change> without(const QList<traffic::Change> &changes, const QList<traffic::Change> &others)
{
    QList<traffic::Change> left;
    for (const traffic::Change &change : changes) {
        if (std::none_of(others.begin(), others.end(),
                         [&](const traffic::Change &other) { return areEqual(change, other); }))
            left.append(change);
    }
    return left;
}

void compareChanges(const Exchange &before, const Exchange &after, QList<Difference> &differences)
{
    for (const traffic::Change &change : without(before.changes, after.changes))
        differences.append({What::Change, change.name, textOf(change), {}});
    for (const traffic::Change &change : without(after.changes, before.changes))
        differences.append({What::Change, change.name, {}, textOf(change)});
}

/** True if the gateway sent the request to an upstream, or tried to. */
bool wasForwarded(const Exchange &recorded)
{
    return recorded.reachedUpstream || !recorded.upstreamUrl.isEmpty();
}

} // namespace

Outcome compared(const Exchange &recorded, const Exchange &now)
{
    const bool wasSent = wasForwarded(recorded);
    Outcome outcome;
    outcome.reachesUpstream = now.reachedUpstream;
    outcome.reason = now.reachedUpstream ? GatewayError::None : now.gatewayReason;
    outcome.status = !now.reachedUpstream ? now.response.status : wasSent ? recorded.response.status : 0;
    const QByteArray before = answerText(recorded, wasSent, recorded.response.status);
    const QByteArray after = answerText(now, now.reachedUpstream, outcome.status);
    if (before != after)
        outcome.differences.append({What::Answer, {}, before, after});
    if (!wasSent || !now.reachedUpstream)
        return outcome;
    const auto line = [](const http::RequestHead &head) { return head.method + ' ' + head.target; };
    if (recorded.upstreamUrl != now.upstreamUrl)
        outcome.differences.append({What::UpstreamUrl, {}, recorded.upstreamUrl, now.upstreamUrl});
    if (line(recorded.upstreamRequest) != line(now.upstreamRequest))
        outcome.differences.append({What::RequestLine, {}, line(recorded.upstreamRequest), line(now.upstreamRequest)});
    compareHeaders(recorded.upstreamRequest.headers, now.upstreamRequest.headers, outcome.differences);
    if (recorded.reachedUpstream) // Otherwise the changes are not recorded.
        compareChanges(recorded, now, outcome.differences);
    return outcome;
}

} // namespace replay
