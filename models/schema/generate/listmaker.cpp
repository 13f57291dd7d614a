#include "listmaker.h"

namespace schema {

using document::Value;

namespace {

/** What all parts say about the items. */
struct ListPlan {
    std::vector<const ListRules *> rules;
    qint64 minimum = 0;
    qint64 maximum = MaximumSampleItems;
    qint64 prefix = 0; ///< Items with a schema of their own.
    bool areUnique = false;
    bool hasRest = false; ///< A schema says what further items are.

    /** Schemas of an item. */
    [[nodiscard]] std::vector<CompiledSchema *> schemasAt(qint64 index) const
    {
        std::vector<CompiledSchema *> schemas;
        bool isFollowed = false; ///< By the items that must be contained.
        for (const ListRules *each : rules) {
            const qint64 own = qint64(each->prefix.size());
            CompiledSchema *schema = index < own ? each->prefix[std::size_t(index)] : each->rest;
            if (!schema)
                schema = each->unevaluated;
            if (schema)
                schemas.push_back(schema);
            isFollowed = index >= prefix && index < prefix + containedIn(*each);
            if (isFollowed)
                schemas.push_back(each->contains);
        }
        return schemas;
    }

    [[nodiscard]] static qint64 containedIn(const ListRules &rules)
    {
        if (!rules.contains)
            return 0;
        return rules.contained.minimum < 0 ? 1 : rules.contained.minimum;
    }
};

ListPlan planOf(const Demands &demands)
{
    ListPlan plan;
    qint64 contained = 0;
    for (const CompiledSchema *part : demands.parts) {
        if (!part->lists)
            continue;
        const ListRules &rules = *part->lists;
        plan.rules.push_back(&rules);
        plan.minimum = std::max(plan.minimum, rules.items.minimum);
        plan.prefix = std::max(plan.prefix, qint64(rules.prefix.size()));
        plan.areUnique = plan.areUnique || rules.areUnique;
        plan.hasRest = plan.hasRest || rules.rest;
        contained = std::max(contained, ListPlan::containedIn(rules));
        if (rules.items.maximum >= 0)
            plan.maximum = std::min(plan.maximum, rules.items.maximum);
    }
    if (contained > 0)
        plan.minimum = std::max(plan.minimum, plan.prefix + contained);
    return plan;
}

} // namespace

std::optional<Value> makeList(ValueMaker &values, const Demands &demands, const Wish &wish, Extent extent)
{
    const ListPlan plan = planOf(demands);
    qint64 count = plan.minimum;
    if (extent == Extent::Full)
        count = std::max({count, plan.prefix, qint64(plan.hasRest ? 1 : 0)});
    count = std::min(count, plan.maximum);
    QList<Value> items;
    for (qint64 index = 0; index < count; ++index) {
        const bool isOptional = index >= plan.minimum;
        Wish item{.schemas = plan.schemasAt(index), .isOptional = isOptional, .variant = wish.variant};
        std::optional<Value> made = values.make(item);
        constexpr int FurtherVariants = 5;
        for (int i = 0; plan.areUnique && made && items.contains(*made) && i < FurtherVariants; ++i) {
            item.variant = wish.variant + int(index) + i;
            made = values.make(item);
        }
        if (!made && !isOptional)
            return std::nullopt;
        if (!made)
            break;
        items.append(*made);
    }
    return Value::array(items);
}

} // namespace schema
