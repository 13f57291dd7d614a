#include "bodycomparison.h"

#include "contentcomparison.h"
#include "rulelookup.h"

namespace difference {

namespace {

constexpr ContentRules RequestContent{
    "request-body-media-type-added"_change,        "request-body-media-type-removed"_change,
    "request-body-media-type-schema-added"_change, "request-body-media-type-schema-removed"_change,
    "request-body-item-schema-added"_change,       "request-body-item-schema-removed"_change,
    "request-body-encoding-changed"_change};

Origin originOfBody(const OperationPair &pair, const QByteArray &mediaType)
{
    const QString name = QString::fromUtf8(mediaType);
    return pair.origin.about(Subject::Kind::RequestBody, name.isEmpty() ? QStringList() : QStringList{name});
}

void compareRequired(const Comparer &comparer, const OperationPair &pair, const Places &bodies)
{
    const bool wasRequired = bodies.before.member("required").toBool();
    const bool isRequired = bodies.now.member("required").toBool();
    const Origin origin = originOfBody(pair, {});
    if (wasRequired == isRequired)
        return;
    const ChangeRule &rule = isRequired ? "became-required"_change : "became-optional"_change;
    comparer.report.add(rule, prefixOf(Scope::RequestBody), origin, true, rule.effect, bodies, {});
}

void compareContents(const Comparer &comparer, const OperationPair &pair, const Places &bodies)
{
    const ContentMatch match = matchContent(mediaTypesOf(comparer.before, bodies.before),
                                            mediaTypesOf(comparer.now, bodies.now));
    for (const auto &[before, now] : match.pairs) {
        SchemaContext context;
        context.origin = originOfBody(pair, now.name);
        compareMediaType(comparer, before, now, RequestContent, context);
    }
    for (const MediaType &each : match.removed)
        comparer.report.add(RequestContent.removed, originOfBody(pair, each.name), true, {each.object, {}});
    for (const MediaType &each : match.added)
        comparer.report.add(RequestContent.added, originOfBody(pair, each.name), true, {{}, each.object});
}

} // namespace

void compareRequestBodies(const Comparer &comparer, const OperationPair &pair)
{
    const auto before = comparer.before.follow(pair.before.at("requestBody"));
    const auto now = comparer.now.follow(pair.now.at("requestBody"));
    const Places bodies{before.value_or(Located()), now.value_or(Located())};
    if (!before && !now)
        return;
    if (!before)
        return comparer.report.add(now->member("required").toBool() ? "request-body-added-required"_change
                                                                    : "request-body-added-optional"_change,
                                   originOfBody(pair, {}), true, bodies);
    if (!now)
        return comparer.report.add("request-body-removed"_change, originOfBody(pair, {}), true, bodies);
    if (comparer.schemas.isUnchanged(bodies.before, bodies.now))
        return;
    compareRequired(comparer, pair, bodies);
    compareContents(comparer, pair, bodies);
}

} // namespace difference
