#include "mapmarks.h"

#include "cancellation.h"
#include "definitionview.h"
#include "gatewayfields.h"
#include "operationsearch.h"
#include "policyreach.h"
#include "referenceresolver.h"
#include "samplepaths.h"
#include "targettext.h"

namespace designer {

using contract::PolicyReach;
using document::Pointer;

QHash<int, base::Severity> problemsOf(const apimap::ApiMap &map, const QString &address,
                                      const base::Diagnostics &diagnostics)
{
    QHash<openapi::Place, int> operations;
    for (int i = 0; i < int(map.operations.size()); ++i)
        operations.insert(map.operations.at(i).place, i);
    QHash<int, base::Severity> problems;
    for (const base::Diagnostic &diagnostic : diagnostics) {
        const auto pointer = Pointer::parse(diagnostic.pointer);
        if (!pointer)
            continue;
        for (Pointer place = *pointer; !place.isRoot(); place = place.parent()) {
            const auto operation = operations.constFind({address, place});
            if (operation == operations.constEnd())
                continue;
            const auto known = problems.constFind(*operation);
            // The first severity is the worst.
            if (known == problems.constEnd() || diagnostic.severity < *known)
                problems.insert(*operation, diagnostic.severity);
            break;
        }
    }
    return problems;
}

QHash<int, commits::ValueChange> changesOf(const apimap::ApiMap &map, const document::Snapshot &committed,
                                           const document::Snapshot &now)
{
    QHash<int, commits::ValueChange> changes;
    for (int i = 0; i < int(map.operations.size()) && !base::isUnwanted(); ++i) {
        const openapi::Place &place = map.operations.at(i).place;
        const auto change = place.address == map.address ? commits::valueChange(committed, now, place.pointer)
                                                         : commits::ValueChange::None;
        if (change != commits::ValueChange::None)
            changes.insert(i, change);
    }
    return changes;
}

QHash<int, int> requestsOf(const apimap::ApiMap &map, const QList<items::KeptExchange> &exchanges,
                           const QString &served, const document::Snapshot &now)
{
    const apimap::OperationSearch search(map);
    QByteArray listenPath = definition::DefinitionView(now).listenPath().value.toUtf8();
    while (listenPath.endsWith('/'))
        listenPath.chop(1);
    QHash<int, int> requests;
    for (const items::KeptExchange &kept : exchanges) {
        if (base::isUnwanted())
            break;
        const items::ExchangeFacts exchange = kept.facts();
        if (exchange.documentPath != served)
            continue;
        const QByteArray path = http::splitTarget(exchange.target).path.toByteArray();
        // Without the listen path or, if the gateway does not remove it, with it.
        const bool isBelow = path.startsWith(listenPath) && path.size() > listenPath.size();
        std::optional<int> operation = isBelow ? search.find(exchange.method.toByteArray(), path.mid(listenPath.size()))
                                               : std::nullopt;
        if (!operation)
            operation = search.find(exchange.method.toByteArray(), path);
        if (operation)
            ++requests[*operation];
    }
    return requests;
}

QHash<int, PolicyMark> policiesOf(const apimap::ApiMap &map, const description::Description &description,
                                  const QList<management::Policy> &policies)
{
    const definition::DefinitionView view(description.entry()->snapshot());
    const contract::GrantedApi api{view.textField(definition::fields::apiId()).value, view.apiName().value};
    openapi::ReferenceResolver resolver(description.set());
    QHash<int, PolicyMark> marks;
    for (int i = 0; i < int(map.operations.size()) && !base::isUnwanted(); ++i) {
        const apimap::MapOperation &operation = map.operations.at(i);
        const QStringList paths = contract::samplePaths(resolver, {operation.path, operation.method, operation.place});
        PolicyMark mark;
        for (const management::Policy &policy : policies) {
            const auto reach = contract::reachOf(policy, api, operation.method, paths);
            if (!reach)
                continue;
            const bool isWhole = reach->code == PolicyReach::Code::Allows;
            if (isWhole || reach->code == PolicyReach::Code::AllowsSome)
                mark.names.append(reach->policyName.isEmpty() ? reach->policyId : reach->policyName);
            const auto code = isWhole                                        ? PolicyMark::Code::Allowed
                              : reach->code == PolicyReach::Code::AllowsSome ? PolicyMark::Code::PartlyAllowed
                              : reach->code == PolicyReach::Code::NotDecided ? PolicyMark::Code::NotDecided
                                                                             : PolicyMark::Code::NotAllowed;
            mark.code = qMin(mark.code, code);
        }
        marks.insert(i, mark);
    }
    return marks;
}

} // namespace designer
