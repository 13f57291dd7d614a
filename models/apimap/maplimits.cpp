#include "maplimits.h"

#include <algorithm>

namespace apimap {

namespace {

MapRow rowForMore(int count, int depth, const QString &moreText)
{
    MapRow row;
    row.label = moreText.arg(count);
    row.depth = depth;
    row.moreCount = count;
    return row;
}

/** Returns the first `most` rows, and one for the others. */
QList<MapRow> limitedRows(const QList<MapRow> &rows, qsizetype most, const QString &moreText)
{
    QList<MapRow> kept;
    for (const MapRow &row : rows.first(qMin(most, rows.size()))) {
        kept.append(row);
        if (row.operations.size() <= MaximumRowOperations)
            continue;
        kept.last().operations = row.operations.first(MaximumRowOperations);
        kept.append(rowForMore(int(row.operations.size() - MaximumRowOperations), row.depth + 1, moreText));
    }
    if (rows.size() > most)
        kept.append(rowForMore(int(rows.size() - most), 0, moreText));
    return kept;
}

void limitSchemas(ApiMap &map, const QString &moreText)
{
    const int last = int(MaximumMapSchemas) - 1;
    if (map.schemas.size() <= MaximumMapSchemas)
        return;
    const auto limit = [last](QList<int> &indexes) {
        for (int &index : indexes)
            index = qMin(index, last);
        // They are in ascending order.
        indexes.erase(std::unique(indexes.begin(), indexes.end()), indexes.end());
    };
    MapSchema more;
    more.moreCount = int(map.schemas.size()) - last;
    more.name = moreText.arg(more.moreCount).toUtf8();
    for (const MapSchema &schema : map.schemas.sliced(last))
        more.schemas += schema.schemas;
    std::sort(more.schemas.begin(), more.schemas.end());
    map.schemas.resize(last);
    map.schemas.append(std::move(more));
    for (MapSchema &schema : map.schemas)
        limit(schema.schemas);
    for (MapOperation &operation : map.operations)
        limit(operation.schemas);
}

} // namespace

ApiMap limited(const ApiMap &map, const QString &moreText)
{
    ApiMap part = map;
    part.groups.clear();
    qsizetype left = MaximumMapRows;
    int leftOut = 0;
    for (const MapGroup &group : map.groups) {
        if (left <= 0) {
            leftOut += int(group.rows.size());
            continue;
        }
        const qsizetype most = qMin(left, MaximumGroupRows);
        left -= qMin(most, group.rows.size());
        part.groups.append({group.title, limitedRows(group.rows, most, moreText)});
    }
    if (leftOut > 0)
        part.groups.append({u"…"_qs, {rowForMore(leftOut, 0, moreText)}});
    limitSchemas(part, moreText);
    return part;
}

QString shownLabel(const QString &text)
{
    if (text.size() <= MaximumMapLabel)
        return text;
    constexpr qsizetype Half = (MaximumMapLabel - 1) / 2;
    return text.first(Half) + u'…' + text.last(Half);
}

} // namespace apimap
