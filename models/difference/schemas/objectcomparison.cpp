#include "objectcomparison.h"

#include "numbercomparison.h"
#include "objectview.h"
#include "propertycomparison.h"
#include "rulelookup.h"

#include <algorithm>

namespace difference {

namespace {

void compareAdditional(SchemaComparison &comparison, const ViewPair &pair, const ObjectView &before,
                       const ObjectView &now)
{
    const Places places{before.additionalPlace, now.additionalPlace};
    if (before.isClosed != now.isClosed) {
        comparison.add(now.isClosed ? "additional-properties-forbidden"_change : "additional-properties-allowed"_change,
                       pair.context, places);
    } else if (before.additional.isEmpty() != now.additional.isEmpty()) {
        comparison.add(now.additional.isEmpty() ? "additional-properties-unconstrained"_change
                                                : "additional-properties-constrained"_change,
                       pair.context, places);
    } else if (!now.additional.isEmpty()) {
        comparison.compare(before.additional, now.additional, pair.context.inside("*"));
    }
}

} // namespace

void compareObjects(SchemaComparison &comparison, const ViewPair &pair)
{
    if (!(pair.shared & ObjectType))
        return;
    const ObjectView before(pair.before, comparison.limits());
    const ObjectView now(pair.now, comparison.limits());
    if (before.isTruncated || now.isTruncated)
        return comparison.add("not-compared"_change, pair.context, {pair.before.place(), pair.now.place()},
                              {u"properties"_qs});
    for (const QByteArray &name : before.names)
        compareProperty(comparison, pair, {name, before, now});
    for (const QByteArray &name : now.names) {
        if (!before.properties.contains(name))
            compareProperty(comparison, pair, {name, before, now});
    }
    compareAdditional(comparison, pair, before, now);
    comparePropertyCounts(comparison, pair, before, now);
}

} // namespace difference
