#include "exportreport.h"

#include <algorithm>

namespace deploy {

void ExportReport::add(Topic topic, const QStringList &arguments)
{
    remarks.append({topic, arguments});
}

void ExportReport::add(const Variable &variable)
{
    if (!variables.contains(variable))
        variables.append(variable);
}

QList<Remark> ExportReport::withVerdict(Verdict verdict) const
{
    QList<Remark> found;
    std::copy_if(remarks.begin(), remarks.end(), std::back_inserter(found),
                 [verdict](const Remark &remark) { return rowOf(remark.topic).verdict == verdict; });
    return found;
}

} // namespace deploy
