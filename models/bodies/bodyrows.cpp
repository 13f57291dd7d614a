#include "bodyrows.h"

#include "cancellation.h"

namespace bodies {

BodyRows::~BodyRows() = default;

std::optional<Fold> BodyRows::fold(qsizetype /*row*/) const
{
    return std::nullopt;
}

QList<Row> BodyRows::rows(qsizetype first, qsizetype count) const
{
    QList<Row> found;
    if (count <= 0)
        return found;
    read(first, [&](const Row &row) {
        found.append(row);
        return found.size() < count;
    });
    return found;
}

QByteArray textBetween(const BodyRows &rows, const RowPlace &from, const RowPlace &to, qsizetype limit)
{
    QByteArray text;
    qsizetype at = from.row;
    rows.read(from.row, [&](const Row &row) {
        const qsizetype start = at == from.row ? qMin(from.byte, row.text.size()) : 0;
        const qsizetype end = at == to.row ? qMin(to.byte, row.text.size()) : row.text.size();
        if (end > start)
            text.append(row.text.constData() + start, end - start);
        if (row.endsLine && at < to.row)
            text.append('\n');
        ++at;
        return at <= to.row && text.size() < limit && !base::isUnwanted();
    });
    if (text.size() > limit)
        text.truncate(limit);
    return text;
}

} // namespace bodies
