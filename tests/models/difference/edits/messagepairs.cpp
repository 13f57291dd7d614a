#include "messagepairs.h"

#include "contentcomparison.h"
#include "operationlist.h"

#include <algorithm>

namespace support {

using difference::Direction;
using difference::ListedOperation;
using difference::Located;
using difference::MediaType;
using difference::Side;
using difference::Subject;

namespace {

void addContents(QList<MessagePair> &pairs, const MessagePair &start, const QList<MediaType> &before,
                 const QList<MediaType> &now)
{
    for (const MediaType &old : before) {
        const auto same = std::ranges::find(now, old.name, &MediaType::name);
        const Located schema = old.object.at("schema");
        if (same == now.end() || !schema.exists() || !same->object.at("schema").exists())
            continue;
        MessagePair pair = start;
        pair.subject.names.append(QString::fromUtf8(old.name));
        pair.before = schema;
        pair.now = same->object.at("schema");
        pairs.append(pair);
    }
}

void addPairs(QList<MessagePair> &pairs, Side &before, Side &now, const ListedOperation &old,
              const ListedOperation &present)
{
    const Direction request = old.isWebhook ? Direction::Response : Direction::Request;
    const Direction response = old.isWebhook ? Direction::Request : Direction::Response;
    const auto oldBody = before.follow(old.operation.at("requestBody"));
    const auto newBody = now.follow(present.operation.at("requestBody"));
    if (oldBody && newBody)
        addContents(pairs, {old.name, {Subject::Kind::RequestBody, {}}, request, {}, {}},
                    difference::mediaTypesOf(before, *oldBody), difference::mediaTypesOf(now, *newBody));
    const auto responses = now.followedMembers(present.operation.at("responses"));
    for (const auto &each : before.followedMembers(old.operation.at("responses"))) {
        const auto same = std::ranges::find(responses, each.key, &difference::LocatedMember::key);
        if (same != responses.end())
            addContents(pairs, {old.name, {Subject::Kind::Response, {QString::fromUtf8(each.key)}}, response, {}, {}},
                        difference::mediaTypesOf(before, each.value), difference::mediaTypesOf(now, same->value));
    }
}

} // namespace

QList<MessagePair> messagePairs(Side &before, Side &now)
{
    QList<MessagePair> pairs;
    const QList<ListedOperation> present = difference::operationsOf(now);
    for (const ListedOperation &old : difference::operationsOf(before)) {
        const auto same = std::ranges::find_if(
            present, [&](const ListedOperation &each) { return each.key == old.key && each.path == old.path; });
        if (same != present.end())
            addPairs(pairs, before, now, old, *same);
    }
    return pairs;
}

} // namespace support
