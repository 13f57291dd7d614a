#include "listcomparison.h"

#include "numbercomparison.h"
#include "rulelookup.h"

#include <algorithm>

namespace difference {

namespace {

/** The schemas of items that restrict their values. */
QList<Located> itemsOf(const SchemaView &view)
{
    QList<Located> items = view.all("items");
    items.removeIf([](const Located &schema) {
        return schema.node.isSequence() || (schema.node.isBool() && schema.node.toBool()) ||
               (schema.node.isMapping() && schema.node.childCount() == 0);
    });
    return items;
}

QList<Located> prefixOfView(const SchemaView &view)
{
    const Located list = view.first("prefixItems");
    QList<Located> schemas;
    for (qsizetype i = 0; list.node.isSequence() && i < list.node.childCount(); ++i)
        schemas.append(list.at(i));
    return schemas;
}

void comparePrefix(SchemaComparison &comparison, const ViewPair &pair, const QList<Located> &items,
                   const QList<Located> &itemsNow)
{
    const QList<Located> before = prefixOfView(pair.before);
    const QList<Located> now = prefixOfView(pair.now);
    const qsizetype limit = comparison.limits().properties;
    const Places lists{pair.before.first("prefixItems"), pair.now.first("prefixItems")};
    if (std::max(before.size(), now.size()) > limit && !comparison.isUnchanged(lists.before, lists.now))
        comparison.add("not-compared"_change, pair.context, lists, {u"prefixItems"_qs});
    for (qsizetype i = 0; i < std::min(limit, std::max(before.size(), now.size())); ++i) {
        const SchemaContext context = pair.context.inside(QByteArray::number(i));
        const bool wasThere = i < before.size();
        const bool isThere = i < now.size();
        const Places places{before.value(i), now.value(i)};
        if (wasThere && isThere) {
            comparison.compare({before[i]}, {now[i]}, context);
        } else if (isThere) {
            const auto effect = items.isEmpty() ? std::optional(Effect::Narrows) : std::nullopt;
            comparison.add("prefix-items-added"_change, pair.context, places, {QString::number(i + 1)}, effect);
            if (!items.isEmpty())
                comparison.compare(items, {now[i]}, context);
        } else {
            const auto effect = itemsNow.isEmpty() ? std::optional(Effect::Widens) : std::nullopt;
            comparison.add("prefix-items-removed"_change, pair.context, places, {QString::number(i + 1)}, effect);
            if (!itemsNow.isEmpty())
                comparison.compare({before[i]}, itemsNow, context);
        }
    }
}

} // namespace

void compareLists(SchemaComparison &comparison, const ViewPair &pair)
{
    if (!(pair.shared & ArrayType))
        return;
    const QList<Located> before = itemsOf(pair.before);
    const QList<Located> now = itemsOf(pair.now);
    const Places places{before.value(0), now.value(0)};
    if (!before.isEmpty() && !now.isEmpty())
        comparison.compare(before, now, pair.context.inside("items"));
    else if (!now.isEmpty())
        comparison.add("items-added"_change, pair.context, places);
    else if (!before.isEmpty())
        comparison.add("items-removed"_change, pair.context, places);
    comparePrefix(comparison, pair, before, now);
    compareItemCounts(comparison, pair);
    const bool wasUnique = pair.before.isTrue("uniqueItems");
    const bool isUnique = pair.now.isTrue("uniqueItems");
    if (wasUnique != isUnique)
        comparison.add(isUnique ? "unique-items-set"_change : "unique-items-unset"_change, pair.context,
                       {pair.before.first("uniqueItems"), pair.now.first("uniqueItems")});
}

} // namespace difference
