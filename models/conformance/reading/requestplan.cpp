#include "requestplan.h"

#include "mediarange.h"
#include "parameters.h"

namespace conformance {

using document::Node;
using openapi::Place;
using openapi::ReferenceResolver;
using specification::Version;

namespace {

/** Header fields whose parameters OpenAPI ignores, because other fields of the document describe them. */
bool isIgnoredHeader(QByteArrayView name)
{
    return http::sameName(name, "Accept") || http::sameName(name, "Content-Type") ||
           http::sameName(name, "Authorization");
}

RequestPart partOf(const QByteArray &in)
{
    if (in == "path")
        return RequestPart::Path;
    if (in == "header")
        return RequestPart::Header;
    if (in == "cookie")
        return RequestPart::Cookie;
    return in == "querystring" ? RequestPart::QueryString : RequestPart::Query;
}

PlannedContent contentAt(ReferenceResolver &resolver, const Place &owner, const QByteArray &mediaType)
{
    const Place place{owner.address, owner.pointer / document::Pointer{"content", mediaType}};
    const openapi::SetResolution found = resolver.resolve(place);
    return {mediaType, found.isResolved() ? found.place : place};
}

void addParameter(RequestPlan &plan, ReferenceResolver &resolver, const openapi::Parameter &parameter)
{
    PlannedParameter planned;
    planned.place = parameter.place;
    planned.writing = openapi::writingOf(parameter.node, plan.version);
    if (planned.writing.in == "header" && isIgnoredHeader(planned.writing.name))
        return;
    planned.part = partOf(planned.writing.in);
    planned.isRequired = planned.part == RequestPart::Path || parameter.node.member("required").resolved().toBool();
    planned.allowsEmpty = parameter.node.member("allowEmptyValue").resolved().toBool();
    const bool hasContent = !planned.writing.mediaType.isEmpty();
    const Place owner = hasContent ? contentAt(resolver, parameter.place, planned.writing.mediaType).place
                                   : parameter.place;
    planned.schema = {owner.address, owner.pointer.child("schema")};
    if (planned.part == RequestPart::Query)
        plan.queryNames.insert(planned.writing.name);
    plan.parameters.append(planned);
}

void addBody(RequestPlan &plan, ReferenceResolver &resolver, const Place &operation)
{
    const openapi::SetResolution body = resolver.resolve(
        Place{operation.address, operation.pointer.child("requestBody")});
    plan.hasBody = body.isResolved() && body.node.isMapping();
    if (!plan.hasBody)
        return;
    plan.body = body.place;
    plan.isBodyRequired = body.node.member("required").resolved().toBool();
    const Node content = body.node.member("content").resolved();
    for (qsizetype i = 0; content.isMapping() && i < content.childCount(); ++i) {
        if (!content.keyAt(i).startsWith("x-"))
            plan.contents.append(contentAt(resolver, body.place, content.keyAt(i)));
    }
}

} // namespace

const PlannedContent *contentFor(const RequestPlan &plan, const QByteArray &mediaType)
{
    const PlannedContent *best = nullptr;
    int rank = 0;
    for (const PlannedContent &content : plan.contents) {
        if (const int own = http::rangeRank(content.mediaType, mediaType); own > rank) {
            rank = own;
            best = &content;
        }
    }
    return best;
}

RequestPlan planOf(ReferenceResolver &resolver, const QString &api, const openapi::PathItem &item,
                   const openapi::Operation &operation)
{
    const Place place{item.address.isEmpty() ? api : item.address, operation.pointer};
    RequestPlan plan;
    plan.version = resolver.versionOf(place.address, api).value_or(operation.version.value_or(Version::V30));
    plan.operation = place;
    plan.security = readSecurity(resolver, api, place);
    const openapi::SecurityRequirements security = openapi::securityOf(resolver, api, place);
    plan.securityPlace = {security.isOfEntry() ? api : place.address, security.pointer};
    for (const openapi::Parameter &parameter : openapi::parametersOf(resolver, place))
        addParameter(plan, resolver, parameter);
    addBody(plan, resolver, place);
    return plan;
}

} // namespace conformance
