#include "objectchecks.h"

#include <algorithm>

namespace lint {

using document::Node;
using specification::Member;
using specification::ObjectKind;
using specification::Place;

namespace {

/** The characters that need no percent-encoding in a path segment. */
bool isSafeInUrl(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               QByteArrayView("-._~:/?#[]@!$&'()*+,;=").contains(c);
    });
}

void checkServersOfWebhook(const Place &place, CheckContext &context)
{
    if (const Member *servers = place.member("servers"); servers && context.isInWebhook)
        context.addAtKey("oas3_1-servers-in-webhook"_rule, place, *servers);
}

void checkOperation(const Place &place, CheckContext &context)
{
    if (const Member *id = place.member("operationId"); id && id->value.isString() && !isSafeInUrl(id->value.bytes()))
        context.addAtValue("operation-operationId-valid-in-url"_rule, place, *id, {id->value.text()});
    checkNamesOfEntry(place, context);
    checkServersOfWebhook(place, context);
    const Member *callbacks = place.member("callbacks");
    if (callbacks && context.isInWebhook)
        context.addAtKey("oas3_1-callbacks-in-webhook"_rule, place, *callbacks);
    if (callbacks && context.isInCallback)
        context.addAtKey("oas3-callbacks-in-callbacks"_rule, place, *callbacks);
}

/** True for an operation of the API itself, not one of a callback or webhook. */
bool isOfPaths(const Place &place)
{
    const Place *item = place.parent;
    if (item && item->kind == ObjectKind::AdditionalOperations)
        item = item->parent;
    return item && item->parent && item->parent->kind == ObjectKind::Paths;
}

void checkDocumentation(const Place &place, CheckContext &context)
{
    if (!isOfPaths(place))
        return;
    if (!hasText(place, "description"))
        context.addAtObject("operation-description"_rule, place);
    if (!hasText(place, "operationId"))
        context.addAtObject("operation-operationId"_rule, place);
    const Member *tags = place.member("tags");
    if (!tags || tags->value.childCount() == 0)
        context.addAtObject("operation-tags"_rule, place);
    else if (tags->value.childCount() > 1)
        context.addAtKey("operation-singular-tag"_rule, place, *tags);
}

void checkResponses(const Place &place, CheckContext &context)
{
    const Member *responses = place.member("responses");
    if (!responses || !responses->value.isMapping() || !isOfPaths(place))
        return;
    const auto has = [&](QByteArrayView firstDigits) {
        for (const document::Member &member : membersOf(responses->value)) {
            if (member.key.size() == 3 && firstDigits.contains(member.key[0]))
                return true;
        }
        return false;
    };
    if (!has("23"))
        context.addAtKey("operation-success-response"_rule, place, *responses);
    if (!has("4"))
        context.addAtKey("operation-4xx-response"_rule, place, *responses);
}

void checkParameter(const Place &place, CheckContext &context)
{
    if (!hasText(place, "description"))
        context.addAtObject("oas3-parameter-description"_rule, place, {place.value("name").text()});
}

/** The parameters of an object that are in the query. */
QueryOfPath queryOf(const Place &owner, CheckContext &context)
{
    QueryOfPath query;
    const Node list = owner.value("parameters");
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        const QByteArray in = context.resolved(list.childAt(i).resolved()).member("in").bytes();
        if (in == "querystring")
            query.inQueryString.append(i);
        else if (in == "query")
            query.inQuery.append(i);
    }
    return query;
}

void reportQuery(const Place &owner, const QList<qsizetype> &indexes, CheckContext &context)
{
    const Node list = owner.value("parameters");
    for (const qsizetype index : indexes) {
        const Node item = list.childAt(index).resolved();
        context.addAtItem("spec-querystring-parameters"_rule, owner, "parameters", index, item,
                          {context.resolved(item).member("name").text()});
    }
}

/** A parameter that is the whole query has to be the only one in the query, of an operation and its path item. */
void checkQueryString(const Place &place, CheckContext &context)
{
    const Place *path = place.enclosing(ObjectKind::PathItem);
    const qsizetype offset = path ? path->node.span().offset : -1;
    if (!context.queryOfPath.contains(offset))
        context.queryOfPath.insert(offset, path ? queryOf(*path, context) : QueryOfPath());
    QueryOfPath &ofPath = context.queryOfPath[offset];
    const QueryOfPath own = queryOf(place, context);
    if (ofPath.inQueryString.isEmpty() && own.inQueryString.isEmpty())
        return;
    // The parameters of the path item contradict each of its operations.
    if (!ofPath.isReported) {
        ofPath.isReported = true;
        if (path)
            reportQuery(*path, ofPath.inQueryString.mid(1) + ofPath.inQuery, context);
    }
    reportQuery(place, own.inQueryString.mid(ofPath.inQueryString.isEmpty() ? 1 : 0) + own.inQuery, context);
}

/** The same name and place twice in one list. Those of a path item may be replaced by the operation. */
void checkParameters(const Place &place, CheckContext &context)
{
    const Node list = place.value("parameters");
    QSet<QByteArray> seen;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        const Node item = list.childAt(i).resolved();
        const Node parameter = context.resolved(item);
        const Node name = parameter.member("name");
        const Node in = parameter.member("in");
        if (!name.isString() || !in.isString())
            continue;
        const QByteArray key = in.bytes() + ' ' + name.bytes();
        if (seen.contains(key))
            context.addAtItem("operation-parameters"_rule, place, "parameters", i,
                              item.member("$ref").exists() ? item : name, {name.text(), in.text()});
        seen.insert(key);
    }
}

constexpr Check OperationChecks[] = {
    {ObjectKind::Operation, checkOperation},       {ObjectKind::Operation, checkParameters},
    {ObjectKind::Operation, checkDocumentation},   {ObjectKind::Operation, checkResponses},
    {ObjectKind::Operation, checkQueryString},     {ObjectKind::Parameter, checkParameter},
    {ObjectKind::PathItem, checkServersOfWebhook}, {ObjectKind::PathItem, checkParameters},
};

} // namespace

void checkNamesOfEntry(const Place &operation, CheckContext &context)
{
    const Node tags = operation.value("tags");
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        const Node tag = tags.childAt(i).resolved();
        if (tag.isString() && !context.isDeclared(tag.bytes()))
            context.addAtItem("operation-tag-defined"_rule, operation, "tags", i, tag, {tag.text()});
    }
}

std::span<const Check> operationChecks()
{
    return OperationChecks;
}

} // namespace lint
