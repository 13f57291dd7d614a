#include "readingblock.h"

namespace reading {

namespace {

QString textOf(const Runs &runs)
{
    QString text;
    for (const Run &run : runs)
        text += run.text;
    return text;
}

} // namespace

QString Block::text() const
{
    if (kind != Kind::Table)
        return textOf(runs);
    QStringList lines;
    for (const QList<Runs> &row : rows) {
        QStringList cells;
        for (const Runs &cell : row)
            cells.append(textOf(cell));
        lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n');
}

} // namespace reading
