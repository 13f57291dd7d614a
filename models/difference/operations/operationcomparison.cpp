#include "operationcomparison.h"

#include "bodycomparison.h"
#include "lifecycle.h"
#include "operationlist.h"
#include "parametercomparison.h"
#include "responsecomparison.h"
#include "rulelookup.h"
#include "securitycomparison.h"

#include <algorithm>

namespace difference {

namespace {

QStringList tagsOf(const Located &operation)
{
    QStringList tags;
    const Located list = operation.at("tags");
    for (qsizetype i = 0; list.node.isSequence() && i < list.node.childCount(); ++i)
        tags.append(list.at(i).node.text());
    return tags;
}

void compareNames(const Comparer &comparer, const OperationPair &pair)
{
    const Places places{pair.before.at("operationId"), pair.now.at("operationId")};
    const QString before = places.before.node.text();
    const QString now = places.now.node.text();
    if (before.isEmpty() && !now.isEmpty())
        comparer.report.add("api-operation-id-added"_change, pair.origin, true, places, {now});
    else if (before != now)
        comparer.report.add("api-operation-id-removed"_change, pair.origin, true, places, {before});
    const Places tags{pair.before.at("tags"), pair.now.at("tags")};
    const QStringList old = tagsOf(pair.before);
    const QStringList present = tagsOf(pair.now);
    for (const QString &tag : old) {
        if (!present.contains(tag))
            comparer.report.add("api-tag-removed"_change, pair.origin, true, tags, {tag});
    }
    for (const QString &tag : present) {
        if (!old.contains(tag))
            comparer.report.add("api-tag-added"_change, pair.origin, true, tags, {tag});
    }
}

/** A request of a callback: its name, expression and method make it the same in both descriptions. */
struct CallbackRequest {
    QString name;
    ListedOperation operation;
};

QList<CallbackRequest> callbackRequests(Side &side, const Located &operation)
{
    QList<CallbackRequest> found;
    for (const LocatedMember &callback : side.followedMembers(operation.at("callbacks"))) {
        for (const LocatedMember &expression : Side::members(callback.value)) {
            if (Side::isExtension(expression))
                continue;
            for (const ListedOperation &request : operationsIn(side, expression.value))
                found.append({u"%1 %2 %3"_qs.arg(QString::fromUtf8(callback.key), request.name,
                                                 QString::fromUtf8(expression.key)),
                              request});
        }
    }
    return found;
}

void compareCallbacks(const Comparer &comparer, const OperationPair &pair)
{
    if (!pair.origin.subject.callback.isEmpty())
        return; // Callbacks of callbacks are not allowed.
    const QList<CallbackRequest> before = callbackRequests(comparer.before, pair.before);
    const QList<CallbackRequest> now = callbackRequests(comparer.now, pair.now);
    for (const CallbackRequest &request : before) {
        const auto same = std::ranges::find(now, request.name, &CallbackRequest::name);
        Origin origin = pair.origin;
        origin.subject.callback = request.name;
        origin.isReversed = !pair.origin.isReversed;
        if (same == now.end())
            comparer.report.add("callback-removed"_change, origin, true, {request.operation.operation, {}},
                                {request.name});
        else
            compareOperation(comparer, {request.operation.operation, same->operation.operation, origin, {}});
    }
    for (const CallbackRequest &request : now) {
        if (std::ranges::find(before, request.name, &CallbackRequest::name) == before.end())
            comparer.report.add("callback-added"_change, pair.origin, true, {{}, request.operation.operation},
                                {request.name});
    }
}

} // namespace

void compareOperation(const Comparer &comparer, const OperationPair &pair)
{
    compareLifecycle(comparer.report, pair.origin, pair.before, pair.now);
    compareNames(comparer, pair);
    compareParameters(comparer, pair);
    compareRequestBodies(comparer, pair);
    compareResponses(comparer, pair);
    compareSecurity(comparer, pair);
    compareCallbacks(comparer, pair);
}

} // namespace difference
