#include "comparedentries.h"

#include <algorithm>

namespace management {

qsizetype resultCount(const QList<ComparedEntry> &entries, ComparisonResult result)
{
    return std::count_if(entries.begin(), entries.end(),
                         [result](const ComparedEntry &entry) { return entry.result == result; });
}

} // namespace management
