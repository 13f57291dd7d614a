#include "valuecomparison.h"

#include "acceptedvalues.h"
#include "canonicaljson.h"
#include "numbercomparison.h"
#include "rulelookup.h"

#include <algorithm>
#include <array>

namespace difference {

namespace {

using Values = QList<QByteArray>;

QString shownValues(const Values &values)
{
    QStringList texts;
    for (const QByteArray &value : values)
        texts.append(shownJsonOf(value));
    return shownList(texts);
}

/** The values that are in one sorted list and not in the other. */
Values without(const Values &values, const Values &others)
{
    Values rest;
    std::ranges::set_difference(values, others, std::back_inserter(rest));
    return rest;
}

Located keywordOf(const SchemaView &view)
{
    const Located values = view.first("enum");
    return values.exists() ? values : view.first("const");
}

void addBecameEnum(SchemaComparison &comparison, const ViewPair &pair, const Places &places,
                   std::optional<Effect> effect)
{
    const SchemaContext &context = pair.context;
    const QString values = shownValues(*pair.now.allowed());
    const bool isOfHeader = context.scope() == Scope::RequestParameterProperty &&
                            context.origin.subject.names.value(0) == u"header";
    if (isOfHeader)
        comparison.addUnscoped("request-header-property-became-enum"_change, context, places, {values}, effect);
    else
        comparison.add(pair.now.hasConst() ? "const-added"_change : "became-enum"_change, context, places, {values},
                       effect);
}

/** Values of an enum that may get further values do not surprise its clients. */
std::optional<Effect> effectOfAdded(const ViewPair &pair)
{
    const bool isExtensible = pair.before.first("x-extensible-enum").exists();
    return isExtensible && pair.context.direction() == Direction::Response ? std::optional(Effect::Undecidable)
                                                                           : std::nullopt;
}

/** The values of a list; std::nullopt if there are too many, or if one of them can't be computed. */
std::optional<Values> listedValues(const Located &list, const Limits &limits)
{
    if (list.node.childCount() > limits.enumValues)
        return std::nullopt;
    Values values;
    for (qsizetype i = 0; i < list.node.childCount(); ++i) {
        const auto value = canonicalJson(list.at(i).node);
        if (!value)
            return std::nullopt;
        values.append(*value);
    }
    return values;
}

/** Warns about the values of a keyword unless they are the same text. */
void addNotCompared(SchemaComparison &comparison, const ViewPair &pair, const Places &places, const QByteArray &keyword)
{
    if (!comparison.isUnchanged(places.before, places.now))
        comparison.add("not-compared"_change, pair.context, places, {QString::fromLatin1(keyword)});
}

void compareExtensible(SchemaComparison &comparison, const ViewPair &pair)
{
    const Located before = pair.before.first("x-extensible-enum");
    const Located now = pair.now.first("x-extensible-enum");
    if (!before.node.isSequence() || !now.node.isSequence())
        return;
    const auto old = listedValues(before, comparison.limits());
    const auto present = listedValues(now, comparison.limits());
    if (!old || !present)
        return addNotCompared(comparison, pair, {before, now}, "x-extensible-enum");
    const QSet<QByteArray> remaining(present->begin(), present->end());
    for (const QByteArray &value : *old) {
        if (!remaining.contains(value))
            comparison.add("x-extensible-enum-value-removed"_change, pair.context, {before, now}, {shownJsonOf(value)});
    }
}

/** The patterns that accept every text. */
bool acceptsAll(const QString &pattern)
{
    static const QStringList all = {u""_qs, u".*"_qs, u"^.*$"_qs, u"^.*"_qs, u".*$"_qs, u"^"_qs, u"$"_qs};
    return all.contains(pattern);
}

void comparePatterns(SchemaComparison &comparison, const ViewPair &pair)
{
    const Places places{pair.before.first("pattern"), pair.now.first("pattern")};
    const auto patternsOf = [](const SchemaView &view) {
        QStringList patterns = view.texts("pattern");
        patterns.removeAll(QString()); // The empty pattern is none.
        return patterns;
    };
    const QStringList before = patternsOf(pair.before);
    const QStringList now = patternsOf(pair.now);
    if (before == now)
        return;
    const bool wasOpen = std::ranges::all_of(before, acceptsAll);
    const bool isOpen = std::ranges::all_of(now, acceptsAll);
    const QString old = before.join(u", "_qs);
    const QString present = now.join(u", "_qs);
    if (wasOpen && isOpen)
        return;
    if (wasOpen)
        comparison.add("pattern-added"_change, pair.context, places, {present});
    else if (now.isEmpty())
        comparison.add("pattern-removed"_change, pair.context, places, {old});
    else
        comparison.add(isOpen ? "pattern-generalized"_change : "pattern-changed"_change, pair.context, places,
                       {old, present});
}

void compareContent(SchemaComparison &comparison, const ViewPair &pair, const QByteArray &keyword,
                    const ChangeRule &rule)
{
    const QStringList before = pair.before.texts(keyword);
    const QStringList now = pair.now.texts(keyword);
    if (before == now)
        return;
    // A client decodes the text as the document says, so that any change gives it another value.
    comparison.add(
        rule, pair.context, {pair.before.first(keyword), pair.now.first(keyword)},
        {before.isEmpty() ? u"none"_qs : before.join(u", "_qs), now.isEmpty() ? u"none"_qs : now.join(u", "_qs)});
}

void compareDefault(SchemaComparison &comparison, const ViewPair &pair)
{
    const Located before = pair.before.first("default");
    const Located now = pair.now.first("default");
    if (!before.exists() && !now.exists())
        return;
    const auto old = canonicalJson(before.node);
    const auto present = canonicalJson(now.node);
    if ((before.exists() && !old) || (now.exists() && !present))
        return addNotCompared(comparison, pair, {before, now}, "default");
    const QStringList arguments = {shownJsonOf(old.value_or(QByteArray())),
                                   shownJsonOf(present.value_or(QByteArray()))};
    if (!before.exists())
        comparison.add("default-value-added"_change, pair.context, {before, now}, arguments);
    else if (!now.exists())
        comparison.add("default-value-removed"_change, pair.context, {before, now}, arguments);
    else if (old != present)
        comparison.add("default-value-changed"_change, pair.context, {before, now}, arguments);
}

void compareMapping(SchemaComparison &comparison, const ViewPair &pair, const Located &before, const Located &now)
{
    const Places places{before, now};
    const QList<LocatedMember> old = Side::members(before.at("mapping"));
    const QList<LocatedMember> present = Side::members(now.at("mapping"));
    const auto find = [](const QList<LocatedMember> &members, const QByteArray &key) {
        return std::ranges::find(members, key, &LocatedMember::key);
    };
    for (const LocatedMember &member : old) {
        const auto other = find(present, member.key);
        if (other == present.end())
            comparison.add("discriminator-mapping-deleted"_change, pair.context, places,
                           {QString::fromUtf8(member.key)});
        else if (other->value.node.bytes() != member.value.node.bytes())
            comparison.add("discriminator-mapping-changed"_change, pair.context, places,
                           {QString::fromUtf8(member.key)});
    }
    for (const LocatedMember &member : present) {
        if (find(old, member.key) == old.end())
            comparison.add("discriminator-mapping-added"_change, pair.context, places, {QString::fromUtf8(member.key)});
    }
}

void compareDiscriminator(SchemaComparison &comparison, const ViewPair &pair)
{
    const Located before = pair.before.first("discriminator");
    const Located now = pair.now.first("discriminator");
    if (before.exists() != now.exists())
        return comparison.add(now.exists() ? "discriminator-added"_change : "discriminator-removed"_change,
                              pair.context, {before, now});
    if (!now.exists())
        return;
    const QString old = before.member("propertyName").text();
    const QString present = now.member("propertyName").text();
    if (old != present)
        comparison.add("discriminator-property-name-changed"_change, pair.context, {before, now}, {old, present});
    compareMapping(comparison, pair, before, now);
}

} // namespace

void compareAllowedValues(SchemaComparison &comparison, const ViewPair &pair)
{
    compareExtensible(comparison, pair);
    const auto &before = pair.before.allowed();
    const auto &now = pair.now.allowed();
    const Places places{keywordOf(pair.before), keywordOf(pair.now)};
    if (!before && !now)
        return;
    // A value that the other keywords of its own schema refuse is no value of it.
    const auto isOnlyOf = [](const SchemaView &view, const SchemaView &other) {
        return [&view, &other](const QByteArray &value) {
            return fitsKeywords(view, value) && !fitsKeywords(other, value);
        };
    };
    const bool isConst = pair.before.hasConst() || pair.now.hasConst();
    if (!before) {
        const bool isOther = std::ranges::any_of(*now, isOnlyOf(pair.now, pair.before));
        return addBecameEnum(comparison, pair, places, isOther ? std::optional(Effect::Incomparable) : std::nullopt);
    }
    if (!now) {
        const bool isOther = std::ranges::any_of(*before, isOnlyOf(pair.before, pair.now));
        return comparison.add(pair.before.hasConst() ? "const-removed"_change : "enum-removed"_change, pair.context,
                              places, {shownValues(*before)},
                              isOther ? std::optional(Effect::Incomparable) : std::nullopt);
    }
    const Values removed = without(*before, *now);
    const Values added = without(*now, *before);
    if (isConst && before->size() == 1 && now->size() == 1 && !removed.isEmpty())
        return comparison.add("const-changed"_change, pair.context, places, {shownValues(*before), shownValues(*now)});
    for (const QByteArray &value : removed)
        comparison.add("enum-value-removed"_change, pair.context, places, {shownJsonOf(value)},
                       fitsKeywords(pair.before, value) ? std::nullopt : std::optional(Effect::None));
    for (const QByteArray &value : added)
        comparison.add("enum-value-added"_change, pair.context, places, {shownJsonOf(value)},
                       fitsKeywords(pair.now, value) ? effectOfAdded(pair) : Effect::None);
}

void compareTexts(SchemaComparison &comparison, const ViewPair &pair)
{
    if (!(pair.shared & StringType) || areListed(pair.before, pair.now))
        return;
    compareLengths(comparison, pair);
    comparePatterns(comparison, pair);
    compareContent(comparison, pair, "contentEncoding", "content-encoding-changed"_change);
    compareContent(comparison, pair, "contentMediaType", "content-media-type-changed"_change);
}

void compareDescriptions(SchemaComparison &comparison, const ViewPair &pair)
{
    compareDefault(comparison, pair);
    compareDiscriminator(comparison, pair);
}

} // namespace difference
