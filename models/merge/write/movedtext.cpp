#include "movedtext.h"

#include <algorithm>

namespace merge {

namespace {

/** The number of blanks at the start of the line with the byte at `offset`; -1 if there are tabs. */
qsizetype marginAt(const document::Snapshot &snapshot, qsizetype offset)
{
    const QByteArray line = snapshot.text(snapshot.lineSpan(snapshot.lineAt(offset)));
    const auto end = std::ranges::find_if(line, [](char each) { return each != ' '; });
    return end != line.end() && *end == '\t' ? -1 : end - line.begin();
}

} // namespace

QByteArray indentedBy(QByteArrayView text, qsizetype columns, qsizetype first)
{
    if (columns == 0)
        return text.toByteArray();
    QByteArrayList lines = text.toByteArray().split('\n');
    for (qsizetype i = first; i < lines.size(); ++i) {
        QByteArray &line = lines[i];
        if (line.trimmed().isEmpty())
            continue;
        if (columns > 0) {
            line.prepend(QByteArray(columns, ' '));
            continue;
        }
        const auto content = std::ranges::find_if(line, [](char each) { return each != ' '; });
        line.remove(0, std::min<qsizetype>(-columns, content - line.begin()));
    }
    return lines.join('\n');
}

qsizetype columnsBetween(const document::Snapshot &from, const document::EntryView &entry, const document::Snapshot &to,
                         const document::EntryView &place)
{
    if (!isInFlow(entry) && !isInFlow(place))
        return place.indent() - entry.indent();
    const qsizetype fromMargin = marginAt(from, entry.entry().offset);
    const qsizetype toMargin = marginAt(to, place.entry().offset);
    return fromMargin < 0 || toMargin < 0 ? 0 : toMargin - fromMargin;
}

QByteArray withoutFinalBreak(QByteArray text)
{
    text.chop(finalBreak(text).size());
    return text;
}

QByteArray finalBreak(QByteArrayView text)
{
    return text.endsWith("\r\n") ? QByteArray("\r\n") : text.endsWith('\n') ? QByteArray("\n") : QByteArray();
}

bool startsLine(const document::Snapshot &snapshot, qsizetype offset)
{
    if (offset == 0)
        return true;
    const QByteArray before = snapshot.text({offset - 1, 1});
    return before == "\n" || before == "\r";
}

} // namespace merge
