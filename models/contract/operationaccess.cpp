#include "operationaccess.h"

#include <algorithm>

namespace contract {

namespace {

using document::Pointer;

const Pointer &schemesPlace()
{
    static const Pointer place{"components", "securitySchemes"};
    return place;
}

bool touchesAny(const document::Change &change, const QList<Pointer> &places)
{
    return std::any_of(places.begin(), places.end(), [&change](const Pointer &place) { return change.touches(place); });
}

} // namespace

OperationAccess operationAccess(openapi::ReferenceResolver &resolver, const QString &api,
                                const OperationPlace &operation, const QList<management::Policy> &policies)
{
    const auto text = resolver.textOf(api);
    if (!text)
        return {};
    const document::Snapshot &snapshot = *text;
    const definition::DefinitionView view(snapshot);
    OperationAccess access;
    access.security = openapi::securityOf(resolver, api, operation.place);
    access.hasGateway = view.hasExtension();
    access.knownPolicies = policies.size();
    if (!access.hasGateway)
        return access;
    access.gateway = definition::clientAccess(view);
    access.api = {view.textField(definition::fields::apiId()).value, view.apiName().value};
    const QStringList paths = samplePaths(resolver, operation);
    for (const management::Policy &policy : policies) {
        if (const auto reach = reachOf(policy, access.api, operation.method, paths))
            access.policies.append(*reach);
    }
    const QList<QByteArray> defined = openapi::definedSchemes(snapshot);
    access.disagreements = findDisagreements(
        {access.security, access.gateway, defined, access.policies, QString::fromLatin1(operation.method).toUpper()});
    return access;
}

bool isOfOperation(const OperationAccess &access, const Pointer &place)
{
    return !access.security.isOfEntry() && place == access.security.pointer;
}

bool concernsAccess(const document::Change &change, const document::Snapshot &snapshot)
{
    const Pointer extension = definition::DefinitionView(snapshot).extension();
    return touchesAny(change, {{"openapi"},
                               {"security"},
                               schemesPlace(),
                               extension / definition::fields::clientAuthentication(),
                               extension / definition::fields::clientCertificates().parent(),
                               extension / definition::fields::apiId(),
                               extension / definition::fields::apiName()});
}

bool concernsAccess(const document::Change &change, const document::Snapshot &snapshot, const OperationPlace &operation)
{
    const Pointer &pointer = operation.place.pointer;
    return touchesAny(change, openapi::securityPlaces(pointer)) ||
           touchesAny(change, {pointer.child("parameters"), openapi::pathItemOf(pointer).child("parameters")}) ||
           concernsAccess(change, snapshot);
}

PathAccess pathAccess(const document::Snapshot &snapshot, const QByteArray &path)
{
    const std::optional<openapi::PathItem> item = openapi::pathItem(snapshot, path);
    return item ? pathAccess(snapshot, item->operations) : PathAccess();
}

PathAccess pathAccess(const document::Snapshot &snapshot, const QList<openapi::Operation> &operations)
{
    PathAccess access;
    const definition::DefinitionView view(snapshot);
    const definition::ClientAccess gateway = definition::clientAccess(view);
    const bool isAsked = view.hasExtension() && (gateway.needsCredentials() || !gateway.isReadable);
    for (const openapi::Operation &operation : operations) {
        ++access.operations;
        if (!isAsked && !openapi::securityOf(snapshot, operation).needsCredentials())
            ++access.open;
    }
    return access;
}

} // namespace contract
