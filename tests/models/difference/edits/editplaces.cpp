#include "editplaces.h"

#include "operations.h"

namespace support {

using document::Node;
using document::Pointer;

namespace {

void forEachMember(const Node &object, const Pointer &place, const auto &act)
{
    for (qsizetype i = 0; object.isMapping() && i < object.childCount(); ++i) {
        if (!object.keyAt(i).startsWith("x-"))
            act(object.childAt(i).resolved(), place.child(object.keyAt(i)));
    }
}

void forEachItem(const Node &list, const Pointer &place, const auto &act)
{
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i)
        act(list.childAt(i).resolved(), place.child(i));
}

bool isReference(const Node &object)
{
    return object.member("$ref").exists();
}

} // namespace

EditPlaces::EditPlaces(const Node &root)
{
    const auto pathItem = [this](const Node &item, const Pointer &place) { addOperations(item, place); };
    forEachMember(root.member("paths").resolved(), {"paths"}, pathItem);
    forEachMember(root.member("webhooks").resolved(), {"webhooks"}, pathItem);
    const Node components = root.member("components").resolved();
    const auto members = [&](const char *kind, const auto &act) {
        forEachMember(components.member(kind).resolved(), Pointer{"components", kind}, act);
    };
    members("schemas", [this](const Node &each, const Pointer &place) { addSchema(each, place); });
    members("parameters", [this](const Node &each, const Pointer &place) { addParameter(each, place); });
    members("responses", [this](const Node &each, const Pointer &place) { addResponse(each, place); });
    members("requestBodies", [this](const Node &each, const Pointer &place) {
        bodies.append(place);
        addContent(each, place);
    });
}

void EditPlaces::addOperations(const Node &item, const Pointer &place)
{
    addParameters(item.member("parameters").resolved(), place / QByteArray("parameters"));
    for (const QByteArray &method : openapi::methods()) {
        const Node operation = item.member(method).resolved();
        if (!operation.isMapping())
            continue;
        const Pointer at = place / method;
        operations.append(at);
        addParameters(operation.member("parameters").resolved(), at / QByteArray("parameters"));
        const Node body = operation.member("requestBody").resolved();
        if (body.isMapping() && !isReference(body)) {
            bodies.append(at / QByteArray("requestBody"));
            addContent(body, at / QByteArray("requestBody"));
        }
        const Node all = operation.member("responses").resolved();
        if (all.isMapping())
            responses.append(at / QByteArray("responses"));
        forEachMember(all, at / QByteArray("responses"),
                      [this](const Node &each, const Pointer &to) { addResponse(each, to); });
    }
}

void EditPlaces::addParameters(const Node &list, const Pointer &place)
{
    forEachItem(list, place, [this](const Node &each, const Pointer &at) { addParameter(each, at); });
}

void EditPlaces::addParameter(const Node &parameter, const Pointer &place)
{
    if (isReference(parameter) || !parameter.isMapping())
        return;
    parameters.append(place);
    addSchema(parameter.member("schema").resolved(), place / QByteArray("schema"));
}

void EditPlaces::addContent(const Node &holder, const Pointer &place)
{
    const Node content = holder.member("content").resolved();
    const Pointer at = place / QByteArray("content");
    if (!content.isMapping() || isReference(holder))
        return;
    contents.append(at);
    forEachMember(content, at, [this](const Node &mediaType, const Pointer &to) {
        addSchema(mediaType.member("schema").resolved(), to / QByteArray("schema"));
    });
}

void EditPlaces::addResponse(const Node &response, const Pointer &place)
{
    if (isReference(response))
        return;
    addContent(response, place);
    forEachMember(response.member("headers").resolved(), place / QByteArray("headers"),
                  [this](const Node &each, const Pointer &at) { addParameter(each, at); });
}

void EditPlaces::addSchema(const Node &schema, const Pointer &place)
{
    if (!schema.isMapping() || isReference(schema))
        return;
    schemas.append(place);
    const auto add = [this](const Node &each, const Pointer &at) { addSchema(each, at); };
    for (const QByteArray keyword : {"properties", "patternProperties", "dependentSchemas"})
        forEachMember(schema.member(keyword).resolved(), place / keyword, add);
    for (const QByteArray keyword : {"allOf", "anyOf", "oneOf", "prefixItems"})
        forEachItem(schema.member(keyword).resolved(), place / keyword, add);
    for (const QByteArray keyword : {"items", "additionalProperties", "not", "if", "then", "else", "contains"})
        addSchema(schema.member(keyword).resolved(), place / keyword);
}

} // namespace support
