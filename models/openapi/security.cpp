#include "security.h"

#include "referenceresolver.h"

#include <algorithm>

namespace openapi {

namespace {

using document::Node;

QList<RequiredScheme> readAlternative(const Node &requirement)
{
    QList<RequiredScheme> schemes;
    for (qsizetype at = 0; requirement.isMapping() && at < requirement.childCount(); ++at) {
        RequiredScheme scheme{requirement.keyAt(at), {}};
        const Node scopes = requirement.childAt(at).resolved();
        for (qsizetype index = 0; scopes.isSequence() && index < scopes.childCount(); ++index)
            scheme.scopes.append(scopes.childAt(index).resolved().text());
        schemes.append(scheme);
    }
    return schemes;
}

void readAlternatives(const Node &security, SecurityRequirements &requirements)
{
    requirements.isList = security.isSequence();
    for (qsizetype at = 0; requirements.isList && at < security.childCount(); ++at)
        requirements.alternatives.append(readAlternative(security.childAt(at).resolved()));
}

/** Nothing without a `security`. */
std::optional<SecurityRequirements> read(SecurityRequirements::Source source, const document::Pointer &owner,
                                         const Node &security)
{
    if (!security.exists() || security.isNull())
        return std::nullopt;
    SecurityRequirements requirements;
    requirements.source = source;
    requirements.pointer = owner.child("security");
    readAlternatives(security, requirements);
    return requirements;
}

} // namespace

bool SecurityRequirements::needsCredentials() const
{
    return !alternatives.isEmpty() && std::none_of(alternatives.begin(), alternatives.end(),
                                                   [](const auto &alternative) { return alternative.isEmpty(); });
}

QList<QByteArray> SecurityRequirements::schemeNames() const
{
    QList<QByteArray> names;
    for (const QList<RequiredScheme> &alternative : alternatives) {
        for (const RequiredScheme &scheme : alternative) {
            if (!names.contains(scheme.name))
                names.append(scheme.name);
        }
    }
    return names;
}

QList<QByteArray> SecurityRequirements::firstPossible(const QList<QByteArray> &defined) const
{
    const auto isPossible = [&defined](const QList<RequiredScheme> &alternative) {
        return !alternative.isEmpty() && std::all_of(alternative.begin(), alternative.end(),
                                                     [&](const auto &scheme) { return defined.contains(scheme.name); });
    };
    QList<QByteArray> names;
    const auto found = std::find_if(alternatives.begin(), alternatives.end(), isPossible);
    for (qsizetype at = 0; found != alternatives.end() && at < found->size(); ++at)
        names.append(found->at(at).name);
    return names;
}

QList<QByteArray> definedSchemes(const document::Snapshot &snapshot)
{
    QList<QByteArray> names;
    const Node schemes = snapshot.at({"components", "securitySchemes"});
    for (qsizetype at = 0; schemes.isMapping() && at < schemes.childCount(); ++at)
        names.append(schemes.keyAt(at));
    return names;
}

SecurityRequirements securityAt(const document::Snapshot &snapshot, const document::Pointer &place)
{
    SecurityRequirements requirements;
    requirements.pointer = place;
    readAlternatives(snapshot.at(place).resolved(), requirements);
    return requirements;
}

SecurityRequirements documentSecurity(const document::Snapshot &entry)
{
    SecurityRequirements none;
    none.pointer = document::Pointer{"security"};
    return read(SecurityRequirements::Source::Document, {}, entry.at(none.pointer).resolved()).value_or(none);
}

SecurityRequirements securityOf(const document::Snapshot &entry, const Operation &operation)
{
    const auto own = read(SecurityRequirements::Source::Operation, operation.pointer,
                          operation.node.member("security").resolved());
    return own ? *own : documentSecurity(entry);
}

SecurityRequirements securityOf(ReferenceResolver &resolver, const QString &api, const Place &operation)
{
    Operation found;
    found.pointer = operation.pointer;
    found.node = resolver.resolve(operation).node;
    found.pathItem = resolver.resolve(Place{operation.address, pathItemOf(operation.pointer)}).node;
    found.version = resolver.versionOf(operation.address, api);
    const auto entry = resolver.textOf(api);
    return securityOf(entry ? *entry : document::Snapshot(), found);
}

QList<document::Pointer> securityPlaces(const document::Pointer &operation)
{
    return {operation.child("security")};
}

} // namespace openapi
