#include "security.h"

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

bool isPresent(const Node &node)
{
    return node.exists() && !node.isNull();
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

SecurityRequirements documentSecurity(const document::Snapshot &entry)
{
    SecurityRequirements requirements;
    requirements.pointer = document::Pointer{"security"};
    if (const Node shared = entry.at({"security"}).resolved(); isPresent(shared)) {
        requirements.source = SecurityRequirements::Source::Document;
        readAlternatives(shared, requirements);
    }
    return requirements;
}

SecurityRequirements securityOf(const SecuredOperation &secured)
{
    const Node own = secured.operation.member("security").resolved();
    if (!isPresent(own))
        return documentSecurity(secured.entry);
    SecurityRequirements requirements;
    requirements.source = SecurityRequirements::Source::Operation;
    requirements.pointer = secured.pointer.child("security");
    readAlternatives(own, requirements);
    return requirements;
}

} // namespace openapi
