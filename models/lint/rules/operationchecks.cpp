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
    const Node tags = place.value("tags");
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        const Node tag = tags.childAt(i).resolved();
        if (tag.isString() && !context.tags.contains(tag.bytes()))
            context.addAtItem("operation-tag-defined"_rule, place, "tags", i, tag, {tag.text()});
    }
    checkServersOfWebhook(place, context);
    const Member *callbacks = place.member("callbacks");
    if (callbacks && context.isInWebhook)
        context.addAtKey("oas3_1-callbacks-in-webhook"_rule, place, *callbacks);
    if (callbacks && context.isInCallback)
        context.addAtKey("oas3-callbacks-in-callbacks"_rule, place, *callbacks);
}

/** The same name and place twice in one list. Those of a path item may be replaced by the operation. */
void checkParameters(const Place &place, CheckContext &context)
{
    const Node list = place.value("parameters");
    QSet<QByteArray> seen;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        const Node parameter = list.childAt(i).resolved();
        const Node name = parameter.member("name");
        const Node in = parameter.member("in");
        if (!name.isString() || !in.isString())
            continue;
        const QByteArray key = in.bytes() + ' ' + name.bytes();
        if (seen.contains(key))
            context.addAtItem("operation-parameters"_rule, place, "parameters", i, name, {name.text(), in.text()});
        seen.insert(key);
    }
}

constexpr Check OperationChecks[] = {
    {ObjectKind::Operation, checkOperation},
    {ObjectKind::Operation, checkParameters},
    {ObjectKind::PathItem, checkServersOfWebhook},
    {ObjectKind::PathItem, checkParameters},
};

} // namespace

std::span<const Check> operationChecks()
{
    return OperationChecks;
}

} // namespace lint
