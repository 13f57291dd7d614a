#include "objectchecks.h"

#include <algorithm>

namespace lint {

using document::Node;
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

void checkOperation(const Place &place, CheckContext &context)
{
    const Node id = place.value("operationId");
    if (id.isString() && !isSafeInUrl(id.bytes()))
        context.addAtMember("operation-operationId-valid-in-url"_rule, place, "operationId", {id.text()});
    const Node tags = place.value("tags");
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        const Node tag = tags.childAt(i).resolved();
        if (tag.isString() && !context.tags.contains(tag.bytes())) {
            context.report.addAt("operation-tag-defined"_rule, (place.pointer() / QByteArray("tags")).child(i),
                                 tag.span(), {tag.text()});
        }
    }
    if (context.isInWebhook && place.member("servers"))
        context.addAtKey("oas3_1-servers-in-webhook"_rule, place, "servers");
    if (context.isInWebhook && place.member("callbacks"))
        context.addAtKey("oas3_1-callbacks-in-webhook"_rule, place, "callbacks");
    if (context.isInCallback && place.member("callbacks"))
        context.addAtKey("oas3-callbacks-in-callbacks"_rule, place, "callbacks");
}

void checkPathItem(const Place &place, CheckContext &context)
{
    if (context.isInWebhook && place.member("servers"))
        context.addAtKey("oas3_1-servers-in-webhook"_rule, place, "servers");
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
        if (seen.contains(key)) {
            context.report.addAt("operation-parameters"_rule, (place.pointer() / QByteArray("parameters")).child(i),
                                 name.span(), {name.text(), in.text()});
        }
        seen.insert(key);
    }
}

constexpr Check OperationChecks[] = {
    {ObjectKind::Operation, checkOperation},
    {ObjectKind::Operation, checkParameters},
    {ObjectKind::PathItem, checkPathItem},
    {ObjectKind::PathItem, checkParameters},
};

} // namespace

std::span<const Check> operationChecks()
{
    return OperationChecks;
}

} // namespace lint
