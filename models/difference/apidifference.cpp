#include "apidifference.h"

#include "apicomparison.h"
#include "examplemessages.h"
#include "viewcomparison.h"

namespace difference {

Difference compare(const description::Description &before, const description::Description &now, const Options &options)
{
    Side old(before);
    Side present(now);
    Report report(options.limits);
    SchemaComparison schemas(old, present, report, compareViews);
    const Comparer comparer{old, present, report, schemas, options};
    compareOperations(comparer);
    compareDocuments(comparer);
    report.addLimit();
    if (options.withExamples)
        addExamples(report, old, present);
    return std::move(report.difference());
}

} // namespace difference
