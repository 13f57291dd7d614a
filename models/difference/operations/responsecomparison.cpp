#include "responsecomparison.h"

#include "contentcomparison.h"
#include "headercomparison.h"
#include "rulelookup.h"

#include <algorithm>

namespace difference {

namespace {

constexpr ContentRules ResponseContent{"response-media-type-added"_change,
                                       "response-media-type-removed"_change,
                                       "response-body-media-type-schema-added"_change,
                                       "response-body-media-type-schema-removed"_change,
                                       "response-body-item-schema-added"_change,
                                       "response-body-item-schema-removed"_change,
                                       "response-body-encoding-changed"_change};

/** How one media type is related to another: application/json is more general than application/problem+json. */
enum class NameChange { Generalized, Specialized, Other };

NameChange nameChange(const QByteArray &before, const QByteArray &now)
{
    const auto generalOf = [](const QByteArray &name) {
        const qsizetype slash = name.indexOf('/');
        const qsizetype plus = name.indexOf('+');
        return plus > slash ? name.first(slash + 1) + name.sliced(plus + 1) : QByteArray();
    };
    if (generalOf(before) == now)
        return NameChange::Generalized;
    return generalOf(now) == before ? NameChange::Specialized : NameChange::Other;
}

Origin originOfResponse(const OperationPair &pair, const QByteArray &status, const QByteArray &mediaType = {})
{
    QStringList names = {QString::fromUtf8(status)};
    if (!mediaType.isEmpty())
        names.append(QString::fromUtf8(mediaType));
    return pair.origin.about(Subject::Kind::Response, names);
}

/** Moves media types that replace a related one to the pairs. */
void pairRelated(const Comparer &comparer, const OperationPair &pair, const QByteArray &status, ContentMatch &match)
{
    match.removed.removeIf([&](const MediaType &old) {
        const auto related = std::ranges::find_if(
            match.added, [&](const MediaType &now) { return nameChange(old.name, now.name) != NameChange::Other; });
        if (related == match.added.end())
            return false;
        const bool isGeneralized = nameChange(old.name, related->name) == NameChange::Generalized;
        comparer.report.add(isGeneralized ? "response-media-type-name-generalized"_change
                                          : "response-media-type-name-specialized"_change,
                            originOfResponse(pair, status, related->name), false, {old.object, related->object},
                            {QString::fromUtf8(old.name), QString::fromUtf8(related->name)});
        match.pairs.append({old, *related});
        match.added.erase(related);
        return true;
    });
}

void compareContents(const Comparer &comparer, const OperationPair &pair, const QByteArray &status,
                     const Places &responses)
{
    ContentMatch match = matchContent(mediaTypesOf(comparer.before, responses.before),
                                      mediaTypesOf(comparer.now, responses.now));
    pairRelated(comparer, pair, status, match);
    for (const auto &[before, now] : match.pairs) {
        SchemaContext context;
        context.origin = originOfResponse(pair, status, now.name);
        context.isRequest = false;
        compareMediaType(comparer, before, now, ResponseContent, context);
    }
    for (const MediaType &each : match.removed)
        comparer.report.add(ResponseContent.removed, originOfResponse(pair, status, each.name), false,
                            {each.object, {}});
    for (const MediaType &each : match.added)
        comparer.report.add(ResponseContent.added, originOfResponse(pair, status, each.name), false, {{}, each.object});
}

QList<LocatedMember> responsesOf(Side &side, const Located &operation)
{
    QList<LocatedMember> responses = side.followedMembers(operation.at("responses"));
    responses.removeIf(Side::isExtension);
    return responses;
}

bool isSuccess(const QByteArray &status)
{
    return status.startsWith('2');
}

} // namespace

void compareResponses(const Comparer &comparer, const OperationPair &pair)
{
    const QList<LocatedMember> before = responsesOf(comparer.before, pair.before);
    const QList<LocatedMember> now = responsesOf(comparer.now, pair.now);
    for (const LocatedMember &response : before) {
        const auto same = std::ranges::find(now, response.key, &LocatedMember::key);
        if (same == now.end()) {
            comparer.report.add(isSuccess(response.key) ? "response-success-status-removed"_change
                                                        : "response-non-success-status-removed"_change,
                                originOfResponse(pair, response.key), false, {response.value, {}});
            continue;
        }
        const Places responses{response.value, same->value};
        if (comparer.schemas.isUnchanged(responses.before, responses.now))
            continue;
        compareHeaders(comparer, originOfResponse(pair, response.key), responses);
        compareContents(comparer, pair, response.key, responses);
    }
    for (const LocatedMember &response : now) {
        if (std::ranges::find(before, response.key, &LocatedMember::key) == before.end())
            comparer.report.add(isSuccess(response.key) ? "response-success-status-added"_change
                                                        : "response-non-success-status-added"_change,
                                originOfResponse(pair, response.key), false, {{}, response.value});
    }
}

} // namespace difference
