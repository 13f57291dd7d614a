#include "comparisoncsv.h"

#include "csvline.h"

namespace comparison {

QByteArray comparisonCsv(const ComparisonExtract &extract)
{
    QByteArray text = base::csvLine({ComparisonRows::tr("List"), ComparisonRows::tr("Name"), ComparisonRows::tr("ID"),
                                     ComparisonRows::tr("Result"), ComparisonRows::tr("Member"), extract.first,
                                     extract.second});
    for (const qsizetype index : extract.shown) {
        const ComparisonRow &row = extract.all.at(index);
        const auto cell = [&](int column) { return cellText(row, column, extract.first, extract.second); };
        const QStringList start{cell(ComparisonRows::List), cell(ComparisonRows::Name), cell(ComparisonRows::Id),
                                cell(ComparisonRows::Result)};
        if (row.entry.members.isEmpty())
            text += base::csvLine(start + QStringList{{}, {}, {}});
        for (const management::MemberDifference &member : row.entry.members)
            text += base::csvLine(start + QStringList{memberName(member), member.before, member.after});
    }
    return text;
}

} // namespace comparison
