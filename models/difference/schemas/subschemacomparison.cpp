#include "subschemacomparison.h"

#include "canonicaljson.h"
#include "numbercomparison.h"
#include "rulelookup.h"

#include <algorithm>
#include <array>

namespace difference {

namespace {

/** A keyword whose value is a schema. */
struct SubschemaRow {
    const char *keyword;
    quint8 types; ///< The types that the keyword applies to.
    const ChangeRule &added;
    const ChangeRule &removed;
};

constexpr std::array SubschemaRows{
    SubschemaRow{"contains", ArrayType, "contains-added"_change, "contains-removed"_change},
    SubschemaRow{"unevaluatedItems", ArrayType, "unevaluated-items-added"_change, "unevaluated-items-removed"_change},
    SubschemaRow{"propertyNames", ObjectType, "property-names-added"_change, "property-names-removed"_change},
    SubschemaRow{"unevaluatedProperties", ObjectType, "unevaluated-properties-added"_change,
                 "unevaluated-properties-removed"_change},
    SubschemaRow{"contentSchema", StringType, "content-schema-added"_change, "content-schema-removed"_change},
};

/** Keywords that only have a meaning beside `if`. */
constexpr std::array BranchRows{
    SubschemaRow{"then", AllTypes, "then-added"_change, "then-removed"_change},
    SubschemaRow{"else", AllTypes, "else-added"_change, "else-removed"_change},
};

/** A keyword whose value is an object of schemas. */
struct SchemaMapRow {
    const char *keyword;
    const ChangeRule &added;
    const ChangeRule &removed;
};

constexpr std::array SchemaMapRows{
    SchemaMapRow{"patternProperties", "pattern-property-added"_change, "pattern-property-removed"_change},
    SchemaMapRow{"dependentSchemas", "dependent-schema-added"_change, "dependent-schema-removed"_change},
};

void compareOne(SchemaComparison &comparison, const ViewPair &pair, const SubschemaRow &row,
                const QList<Located> &before, const QList<Located> &now)
{
    const Places places{before.value(0), now.value(0)};
    SchemaContext context = pair.context.inside();
    // Fewer items that fit mean that `maxContains` refuses fewer lists.
    const bool isCounted = pair.before.first("maxContains").exists() || pair.now.first("maxContains").exists();
    context.isOpen = context.isOpen || (isCounted && row.keyword == QByteArrayView("contains"));
    if (!before.isEmpty() && !now.isEmpty())
        comparison.compare(before, now, context);
    else if (!now.isEmpty())
        comparison.add(row.added, pair.context, places);
    else if (!before.isEmpty())
        comparison.add(row.removed, pair.context, places);
}

QList<Located> schemasAt(const SchemaView &view, const char *keyword, const QByteArray &key)
{
    QList<Located> found;
    for (const Located &map : view.all(keyword)) {
        if (const Located schema = map.at(key); schema.exists())
            found.append(schema);
    }
    return found;
}

/** The keys of a keyword on both sides. Warns if there are too many, so that only the first ones are returned. */
QList<QByteArray> keysOf(SchemaComparison &comparison, const ViewPair &pair, const char *keyword)
{
    const QList<Located> before = pair.before.all(keyword);
    const QList<Located> now = pair.now.all(keyword);
    QList<QByteArray> keys;
    QSet<QByteArray> known;
    bool isTruncated = false;
    for (const Located &map : before + now) {
        for (qsizetype i = 0; map.node.isMapping() && i < map.node.childCount() && !isTruncated; ++i) {
            const QByteArray key = map.node.keyAt(i);
            if (known.contains(key))
                continue;
            isTruncated = keys.size() >= comparison.limits().properties;
            if (isTruncated)
                break;
            keys.append(key);
            known.insert(key);
        }
    }
    if (isTruncated && !comparison.isSame(before, now))
        comparison.add("not-compared"_change, pair.context, {before.value(0), now.value(0)},
                       {QString::fromLatin1(keyword)});
    return keys;
}

void compareMap(SchemaComparison &comparison, const ViewPair &pair, const SchemaMapRow &row)
{
    for (const QByteArray &key : keysOf(comparison, pair, row.keyword)) {
        const QList<Located> before = schemasAt(pair.before, row.keyword, key);
        const QList<Located> now = schemasAt(pair.now, row.keyword, key);
        const Places places{before.value(0), now.value(0)};
        if (!before.isEmpty() && !now.isEmpty())
            comparison.compare(before, now, pair.context.inside());
        else
            comparison.add(before.isEmpty() ? row.added : row.removed, pair.context, places, {QString::fromUtf8(key)});
    }
}

QStringList namesIn(const QList<Located> &lists)
{
    QStringList names;
    for (const Located &list : lists) {
        for (qsizetype i = 0; list.node.isSequence() && i < list.node.childCount(); ++i)
            names.append(list.at(i).node.text());
    }
    names.sort();
    names.removeDuplicates();
    return names;
}

bool containsAll(const QStringList &names, const QStringList &wanted)
{
    return std::ranges::all_of(wanted, [&](const QString &name) { return names.contains(name); });
}

void compareDependentRequired(SchemaComparison &comparison, const ViewPair &pair)
{
    constexpr auto Keyword = "dependentRequired";
    for (const QByteArray &key : keysOf(comparison, pair, Keyword)) {
        const QList<Located> before = schemasAt(pair.before, Keyword, key);
        const QList<Located> now = schemasAt(pair.now, Keyword, key);
        const QStringList old = namesIn(before);
        const QStringList present = namesIn(now);
        const Places places{before.value(0), now.value(0)};
        const QString name = QString::fromUtf8(key);
        if (old == present)
            continue;
        if (old.isEmpty())
            comparison.add("dependent-required-added"_change, pair.context, places, {name, shownList(present)});
        else if (present.isEmpty())
            comparison.add("dependent-required-removed"_change, pair.context, places, {name, shownList(old)});
        else
            comparison.add("dependent-required-changed"_change, pair.context, places, {name, shownList(present)},
                           containsAll(present, old)   ? Effect::Narrows
                           : containsAll(old, present) ? Effect::Widens
                                                       : Effect::Incomparable);
    }
}

void compareNot(SchemaComparison &comparison, const ViewPair &pair)
{
    const QList<Located> before = pair.before.all("not");
    const QList<Located> now = pair.now.all("not");
    const Places places{before.value(0), now.value(0)};
    SchemaContext context = pair.context.inside();
    context.isNegated = !context.isNegated;
    if (before.size() == 1 && now.size() == 1)
        return comparison.compare(before, now, context);
    // Which of several schemas changed is not known.
    const auto effect = before.isEmpty() || now.isEmpty() ? std::nullopt : std::optional(Effect::Undecidable);
    if (now.size() > before.size())
        comparison.add("not-added"_change, pair.context, places, {}, effect);
    else if (before.size() > now.size())
        comparison.add("not-removed"_change, pair.context, places, {}, effect);
}

/** The values of a keyword in the parts that have another one too. */
QList<Located> besides(const SchemaView &view, const QByteArray &keyword, std::initializer_list<QByteArray> others)
{
    QList<Located> found;
    for (const SchemaPart &part : view.parts()) {
        const bool isThere = std::ranges::any_of(
            others, [&](const QByteArray &other) { return part.schema.member(other).exists(); });
        if (const Located value = part.schema.at(keyword); isThere && value.exists())
            found.append(value);
    }
    return found;
}

void compareCondition(SchemaComparison &comparison, const ViewPair &pair)
{
    for (const SubschemaRow &row : BranchRows)
        compareOne(comparison, pair, row, besides(pair.before, row.keyword, {"if"}),
                   besides(pair.now, row.keyword, {"if"}));
    // A condition alone does nothing.
    const Located before = besides(pair.before, "if", {"then", "else"}).value(0);
    const Located now = besides(pair.now, "if", {"then", "else"}).value(0);
    if (before.exists() && now.exists() && !comparison.isEquivalent(before, now, pair.context.inside()))
        comparison.add("if-changed"_change, pair.context, {before, now});
    else if (before.exists() != now.exists())
        comparison.add(now.exists() ? "if-added"_change : "if-removed"_change, pair.context, {before, now});
}

} // namespace

void compareSubschemas(SchemaComparison &comparison, const ViewPair &pair)
{
    for (const SubschemaRow &row : SubschemaRows) {
        if (pair.shared & row.types)
            compareOne(comparison, pair, row, pair.before.all(row.keyword), pair.now.all(row.keyword));
    }
    if (pair.shared & ObjectType) {
        for (const SchemaMapRow &row : SchemaMapRows)
            compareMap(comparison, pair, row);
        compareDependentRequired(comparison, pair);
    }
    if (pair.shared & ArrayType)
        compareContainsCounts(comparison, pair);
    compareNot(comparison, pair);
    compareCondition(comparison, pair);
}

} // namespace difference
