#include "listrule.h"

#include <QSet>

#include <algorithm>

namespace merge {

using document::Node;

namespace {

bool isBranches(QByteArrayView name)
{
    return name == "oneOf" || name == "anyOf" || name == "allOf";
}

QByteArray scalarMember(const Node &item, QByteArrayView key)
{
    const Node member = item.member(key);
    return member.isScalar() && !member.isNull() ? member.bytes() : QByteArray();
}

bool hasOnlyScalars(const Node &list)
{
    for (qsizetype i = 0; i < list.childCount(); ++i) {
        if (!list.childAt(i).resolved().isScalar())
            return false;
    }
    return true;
}

} // namespace

ListRule ruleFor(QByteArrayView name, const Node &list)
{
    if (name == "security")
        return ListRule::Contents;
    if (name == "parameters" || name == "servers" || isBranches(name))
        return ListRule::Keyed;
    if (name == "tags")
        return hasOnlyScalars(list) ? ListRule::Set : ListRule::Keyed;
    if (name == "enum" || name == "required")
        return hasOnlyScalars(list) ? ListRule::Set : ListRule::Contents;
    return ListRule::Ordered;
}

bool hasOrder(QByteArrayView name, const Node &list)
{
    const ListRule rule = ruleFor(name, list);
    return rule == ListRule::Ordered || (rule == ListRule::Keyed && (name == "servers" || name == "tags"));
}

QByteArray identityOf(QByteArrayView list, const Node &given)
{
    const Node item = given.resolved();
    if (!item.isMapping())
        return {};
    const QByteArray reference = scalarMember(item, "$ref");
    if (list == "parameters") {
        if (!reference.isEmpty())
            return "$ref " + reference;
        const QByteArray name = scalarMember(item, "name");
        const QByteArray location = scalarMember(item, "in");
        return name.isEmpty() ? QByteArray() : location + ' ' + name;
    }
    if (list == "tags")
        return scalarMember(item, "name");
    if (list == "servers")
        return scalarMember(item, "url");
    if (isBranches(list))
        return !reference.isEmpty() ? "$ref " + reference : scalarMember(item, "title");
    return {};
}

bool isMapOfNames(const document::Pointer &place)
{
    static const QSet<QByteArray> names = {
        "paths",    "webhooks",   "components",        "schemas",     "responses",       "parameters",
        "examples", "headers",    "requestBodies",     "pathItems",   "securitySchemes", "links",
        "content",  "properties", "patternProperties", "definitions", "$defs",           "callbacks",
        "mapping",  "variables",  "dependentSchemas",  "encoding",    "mediaTypes",      "scopes"};
    const QList<QByteArray> &tokens = place.tokens();
    if (tokens.isEmpty() || names.contains(tokens.last()))
        return true;
    const bool isPathItem = tokens.size() == 2 && (tokens.first() == "paths" || tokens.first() == "webhooks");
    return isPathItem;
}

} // namespace merge
