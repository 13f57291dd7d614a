#include "viewcomparison.h"

#include "branchcomparison.h"
#include "listcomparison.h"
#include "numbercomparison.h"
#include "objectcomparison.h"
#include "subschemacomparison.h"
#include "typecomparison.h"
#include "valuecomparison.h"

namespace difference {

void compareViews(SchemaComparison &comparison, ViewPair pair)
{
    const qsizetype start = comparison.report().size();
    if (compareWrapping(comparison, pair))
        return;
    compareNull(comparison, pair);
    compareTypes(comparison, pair);
    compareDescriptions(comparison, pair);
    if (pair.shared == 0 && pair.before.types() != pair.now.types())
        return; // No value has a type that keywords of both sides apply to.
    compareAllowedValues(comparison, pair);
    compareNumbers(comparison, pair);
    compareTexts(comparison, pair);
    compareLists(comparison, pair);
    compareObjects(comparison, pair);
    compareSubschemas(comparison, pair);
    compareBranches(comparison, pair);
    compareAllOf(comparison, pair, comparison.report().effectSince(start));
}

} // namespace difference
