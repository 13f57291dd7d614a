#include "queryclaims.h"

#include <algorithm>

namespace conformance {

namespace {

/** True if a name is a member of an object whose members are parameters of their own. */
bool isMember(const PlannedParameter &parameter, const QByteArray &name, requests::SchemaLook &look)
{
    const openapi::ParameterWriting &writing = parameter.writing;
    if (writing.style == "deepObject")
        return name.startsWith(writing.name + '[') && name.endsWith(']');
    if (writing.style != "form" || !writing.isExploded || !writing.mediaType.isEmpty())
        return false;
    if (ParameterReader(look).shapeOf(parameter.schema) != ParameterReader::Shape::Object)
        return false;
    // Names that are not among the properties are findings about the object if its schema forbids them.
    return look.property(parameter.schema, name) || look.additionalProperties(parameter.schema) ||
           look.propertyNames(parameter.schema).isEmpty();
}

bool isKey(const SecurityCheck &security, const QByteArray &name)
{
    return std::ranges::any_of(security.alternatives, [&](const QList<SchemeCheck> &schemes) {
        return std::ranges::any_of(schemes, [&](const SchemeCheck &scheme) {
            return scheme.kind == SchemeCheck::Kind::Key && scheme.in == "query" && scheme.field == name;
        });
    });
}

bool isDescribed(const RequestPlan &plan, const QByteArray &name, requests::SchemaLook &look)
{
    return plan.queryNames.contains(name) || isKey(plan.security, name) ||
           std::ranges::any_of(plan.parameters, [&](const PlannedParameter &parameter) {
               return parameter.part == RequestPart::QueryString ||
                      (parameter.part == RequestPart::Query && isMember(parameter, name, look));
           });
}

} // namespace

QList<QByteArray> undescribedNames(const RequestPlan &plan, const ReceivedRequest &request, requests::SchemaLook &look)
{
    QList<QByteArray> names;
    for (const ReceivedPair &pair : request.pairs) {
        const QByteArray name = decoded(pair.name, true);
        if (!name.isEmpty() && !names.contains(name) && !isDescribed(plan, name, look))
            names.append(name);
    }
    return names;
}

} // namespace conformance
