#include "numbercomparison.h"

#include "acceptedvalues.h"
#include "rulelookup.h"

namespace difference {

namespace {

/** The rules for a limit that appears, disappears, or changes. */
struct LimitRules {
    const ChangeRule &set;
    const ChangeRule &unset;
    const ChangeRule &increased;
    const ChangeRule &decreased;
};

/** A keyword that limits a count, with its rules. */
struct CountLimit {
    const char *keyword;
    bool isLower;
    LimitRules rules;
};

constexpr LimitRules MinimumRules{"min-set"_change, "min-unset"_change, "min-increased"_change, "min-decreased"_change};
constexpr LimitRules MaximumRules{"max-set"_change, "max-unset"_change, "max-increased"_change, "max-decreased"_change};
constexpr LimitRules ExclusiveMinimumRules{"exclusive-min-set"_change, "exclusive-min-unset"_change,
                                           "exclusive-min-increased"_change, "exclusive-min-decreased"_change};
constexpr LimitRules ExclusiveMaximumRules{"exclusive-max-set"_change, "exclusive-max-unset"_change,
                                           "exclusive-max-increased"_change, "exclusive-max-decreased"_change};

constexpr CountLimit MinLength{
    "minLength",
    true,
    {"min-length-set"_change, "min-length-unset"_change, "min-length-increased"_change, "min-length-decreased"_change}};
constexpr CountLimit MaxLength{
    "maxLength",
    false,
    {"max-length-set"_change, "max-length-unset"_change, "max-length-increased"_change, "max-length-decreased"_change}};
constexpr CountLimit MinItems{
    "minItems",
    true,
    {"min-items-set"_change, "min-items-unset"_change, "min-items-increased"_change, "min-items-decreased"_change}};
constexpr CountLimit MaxItems{
    "maxItems",
    false,
    {"max-items-set"_change, "max-items-unset"_change, "max-items-increased"_change, "max-items-decreased"_change}};
constexpr CountLimit MinContains{"minContains",
                                 true,
                                 {"min-contains-set"_change, "min-contains-unset"_change,
                                  "min-contains-increased"_change, "min-contains-decreased"_change}};
constexpr CountLimit MaxContains{"maxContains",
                                 false,
                                 {"max-contains-set"_change, "max-contains-unset"_change,
                                  "max-contains-increased"_change, "max-contains-decreased"_change}};
constexpr CountLimit MinProperties{"minProperties",
                                   true,
                                   {"min-properties-set"_change, "min-properties-unset"_change,
                                    "min-properties-increased"_change, "min-properties-decreased"_change}};
constexpr CountLimit MaxProperties{"maxProperties",
                                   false,
                                   {"max-properties-set"_change, "max-properties-unset"_change,
                                    "max-properties-increased"_change, "max-properties-decreased"_change}};

using Limit = std::optional<Bound>;

/** Compares two limits: negative, 0 or positive, as the new limit is smaller, equal or larger. */
int order(const Bound &before, const Bound &now, bool isLower)
{
    const int byValue = now.value.compare(before.value);
    if (byValue != 0 || before.isExclusive == now.isExclusive)
        return byValue;
    return now.isExclusive == isLower ? 1 : -1;
}

QString textOf(const Limit &limit)
{
    if (!limit)
        return {};
    return limit->place.exists() ? limit->place.node.text() : QString::fromUtf8(limit->value.canonical());
}

Located placeOf(const Limit &limit)
{
    return limit ? limit->place : Located();
}

void compareLimit(SchemaComparison &comparison, const ViewPair &pair, const Limit &before, const Limit &now,
                  bool isLower, const LimitRules &rules)
{
    if (!before && !now)
        return;
    const Places places{placeOf(before), placeOf(now)};
    const QStringList arguments = {textOf(before), textOf(now)};
    if (!before)
        return comparison.add(rules.set, pair.context, places, arguments);
    if (!now)
        return comparison.add(rules.unset, pair.context, places, arguments);
    if (const int change = order(*before, *now, isLower); change != 0)
        comparison.add(change > 0 ? rules.increased : rules.decreased, pair.context, places, arguments);
}

void compareBound(SchemaComparison &comparison, const ViewPair &pair, bool isLower)
{
    const Limit before = pair.before.bound(isLower);
    const Limit now = pair.now.bound(isLower);
    const bool isExclusive = now ? now->isWrittenExclusive : before && before->isWrittenExclusive;
    if (isLower)
        compareLimit(comparison, pair, before, now, true, isExclusive ? ExclusiveMinimumRules : MinimumRules);
    else
        compareLimit(comparison, pair, before, now, false, isExclusive ? ExclusiveMaximumRules : MaximumRules);
}

void compareCount(SchemaComparison &comparison, const ViewPair &pair, const CountLimit &row)
{
    const auto limitOf = [&](const SchemaView &view) {
        Limit limit = view.limit(row.keyword, row.isLower);
        if (row.isLower && limit && limit->value.isZero())
            limit.reset(); // A lower limit of 0 is none.
        return limit;
    };
    compareLimit(comparison, pair, limitOf(pair.before), limitOf(pair.now), row.isLower, row.rules);
}

std::optional<schema::Decimal> divisorOf(const SchemaView &view)
{
    const Located value = view.first("multipleOf");
    const auto number = value.exists() ? schema::Decimal::parse(value.node.bytes()) : std::nullopt;
    // All whole numbers are multiples of 1.
    const bool isOne = number && number->compare(*schema::Decimal::parse("1")) == 0 && !(view.types() & FractionType);
    return number && !number->isZero() && !isOne ? number : std::nullopt;
}

Effect effectOfDivisor(const schema::Decimal &before, const schema::Decimal &now)
{
    if (now.isMultipleOf(before).value_or(false))
        return Effect::Narrows;
    return before.isMultipleOf(now).value_or(false) ? Effect::Widens : Effect::Incomparable;
}

void compareDivisor(SchemaComparison &comparison, const ViewPair &pair)
{
    const auto before = divisorOf(pair.before);
    const auto now = divisorOf(pair.now);
    const Places places{pair.before.first("multipleOf"), pair.now.first("multipleOf")};
    const QStringList arguments = {places.before.node.text(), places.now.node.text()};
    if (before && now && before->compare(*now) != 0)
        comparison.add("multiple-of-changed"_change, pair.context, places, arguments, effectOfDivisor(*before, *now));
    else if (now && !before)
        comparison.add("multiple-of-set"_change, pair.context, places, arguments);
    else if (before && !now)
        comparison.add("multiple-of-unset"_change, pair.context, places, arguments);
}

} // namespace

void compareNumbers(SchemaComparison &comparison, const ViewPair &pair)
{
    if (!(pair.shared & NumberTypes) || areListed(pair.before, pair.now))
        return;
    compareBound(comparison, pair, true);
    compareBound(comparison, pair, false);
    compareDivisor(comparison, pair);
}

void compareLengths(SchemaComparison &comparison, const ViewPair &pair)
{
    compareCount(comparison, pair, MinLength);
    compareCount(comparison, pair, MaxLength);
}

void compareItemCounts(SchemaComparison &comparison, const ViewPair &pair)
{
    compareCount(comparison, pair, MinItems);
    compareCount(comparison, pair, MaxItems);
}

void compareContainsCounts(SchemaComparison &comparison, const ViewPair &pair)
{
    // A missing `minContains` is 1.
    const auto fewest = [](const SchemaView &view) {
        const Limit limit = view.limit("minContains", true);
        return limit ? limit : Limit(Bound{*schema::Decimal::parse("1"), false, false, {}});
    };
    const bool isCounted = pair.before.first("contains").exists() && pair.now.first("contains").exists();
    if (isCounted)
        compareLimit(comparison, pair, fewest(pair.before), fewest(pair.now), true, MinContains.rules);
    compareCount(comparison, pair, MaxContains);
}

void comparePropertyCounts(SchemaComparison &comparison, const ViewPair &pair, const ObjectView &before,
                           const ObjectView &now)
{
    const auto leastOf = [](const SchemaView &view, const ObjectView &object) {
        Limit limit = view.limit(MinProperties.keyword, true);
        if (limit && limit->value.compare(*schema::Decimal::parse(QByteArray::number(object.requiredCount()))) <= 0)
            limit.reset(); // The required properties are enough.
        return limit;
    };
    compareLimit(comparison, pair, leastOf(pair.before, before), leastOf(pair.now, now), true, MinProperties.rules);
    compareCount(comparison, pair, MaxProperties);
}

} // namespace difference
