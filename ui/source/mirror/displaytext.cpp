#include "displaytext.h"

namespace source {

namespace {

constexpr char16_t CarriageReturnSymbol = u'␍';
constexpr char16_t ForeignBreakSymbol = u'␤';
constexpr qsizetype StepBytes = 64 * 1024;

bool isContinuation(char byte)
{
    return (static_cast<uchar>(byte) & 0xC0) == 0x80;
}

bool endsBlock(QChar unit)
{
    // QTextDocument uses these characters for ends of blocks and frames.
    return unit == QChar::ParagraphSeparator || unit == QChar(0xFDD0) || unit == QChar(0xFDD1);
}

base::Span lineAt(const document::Snapshot &snapshot, qsizetype line)
{
    const qsizetype start = snapshot.offsetAt({line, 1});
    const qsizetype end = line < snapshot.lineCount() ? snapshot.offsetAt({line + 1, 1}) : snapshot.size();
    return {start, end - start};
}

} // namespace

QString displayed(const QByteArray &utf8)
{
    QString text = QString::fromUtf8(utf8);
    text.replace(u"\r\n"_qs, u"\n"_qs);
    for (QChar &unit : text) {
        if (unit == u'\r')
            unit = CarriageReturnSymbol;
        else if (endsBlock(unit))
            unit = ForeignBreakSymbol;
    }
    return text;
}

QByteArray written(QString shown, bool usesCrlf)
{
    shown.replace(QChar::ParagraphSeparator, u'\n');
    if (usesCrlf)
        shown.replace(u"\n"_qs, u"\r\n"_qs);
    return shown.toUtf8();
}

Place placeOf(const document::Snapshot &snapshot, qsizetype offset)
{
    const qsizetype line = snapshot.positionAt(offset).line;
    const qsizetype start = snapshot.offsetAt({line, 1});
    return {static_cast<int>(line - 1), static_cast<int>(displayed(snapshot.text({start, offset - start})).size())};
}

qsizetype offsetOf(const document::Snapshot &snapshot, const Place &place)
{
    const base::Span line = lineAt(snapshot, place.block + 1);
    return qMin(advanced(snapshot, line.offset, place.column), line.end());
}

qsizetype advanced(const document::Snapshot &snapshot, qsizetype offset, qsizetype units)
{
    qsizetype at = offset;
    while (units > 0 && at < snapshot.size()) {
        // A step ends after a whole character and never between CR and LF.
        QByteArray bytes = snapshot.text({at, StepBytes + 4});
        qsizetype index = 0;
        while (index < bytes.size() && units > 0 && index < StepBytes) {
            const auto lead = static_cast<uchar>(bytes.at(index));
            if (lead == '\r' && index + 1 < bytes.size() && bytes.at(index + 1) == '\n')
                ++index;
            ++index;
            if (lead >= 0x80) {
                while (index < bytes.size() && isContinuation(bytes.at(index)))
                    ++index;
            }
            units -= lead >= 0xF0 ? 2 : 1;
        }
        at += index;
    }
    return at;
}

bool usesCrlfAt(const document::Snapshot &snapshot, qsizetype offset)
{
    const qsizetype line = snapshot.positionAt(offset).line;
    for (const qsizetype candidate : {line, line - 1}) {
        if (candidate < 1)
            continue;
        const base::Span span = lineAt(snapshot, candidate);
        const QByteArray end = snapshot.text({qMax(span.offset, span.end() - 2), qMin<qsizetype>(2, span.length)});
        if (end.endsWith('\n'))
            return end.endsWith("\r\n");
    }
    return false;
}

} // namespace source
