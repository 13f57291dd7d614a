#include "pemkeys.h"

#include "textcursor.h"

#include <algorithm>

namespace secrets {

using base::Span;

namespace {

constexpr QByteArrayView Dashes("-----");
constexpr QByteArrayView LineStart(" \t\r\n#*>|");
constexpr qsizetype LongestLabel = 64;
constexpr qsizetype LongestKey = 64 * 1024;

/** The end of a key whose last line is missing: lines of base64. */
qsizetype endOfBase64Lines(const TextCursor &cursor, qsizetype from)
{
    const auto isDigitOfBase64 = [&cursor](qsizetype at) {
        return isLetter(cursor.at(at)) || isDigit(cursor.at(at)) || cursor.isAt(at, "+/=");
    };
    qsizetype end = from;
    for (qsizetype at = from;;) {
        while (cursor.isAt(at, LineStart) || (cursor.at(at) == '\\' && cursor.isAt(at + 1, "nr")))
            at += cursor.at(at) == '\\' ? 2 : 1;
        const qsizetype line = at;
        while (isDigitOfBase64(at))
            ++at;
        const bool isWhole = cursor.isLineEnd(at) || cursor.isAt(at, "\"' ");
        if (at == line || !isWhole)
            return end;
        end = at;
        if (!cursor.isLineEnd(at) || at >= cursor.text().size())
            return end;
    }
}

} // namespace

Span pemKeyAt(QByteArrayView text, qsizetype at)
{
    if (!text.sliced(at).startsWith(PemStart))
        return {at, 0};
    const TextCursor cursor(text);
    const qsizetype label = at + PemStart.size();
    const QByteArrayView near = text.sliced(label).first(std::min(LongestLabel, text.size() - label));
    const qsizetype labelEnd = near.indexOf(Dashes);
    if (labelEnd < 0 || !near.first(labelEnd).contains("PRIVATE KEY"))
        return {at, 0};
    qsizetype begin = label + labelEnd + Dashes.size();
    const QByteArrayView body = text.sliced(begin).first(std::min(LongestKey, text.size() - begin));
    const qsizetype next = body.indexOf(Dashes);
    const qsizetype last = next >= 0 && body.sliced(next).startsWith("-----END") ? begin + next
                                                                                 : endOfBase64Lines(cursor, begin);
    begin = std::min(last, cursor.skip(begin, LineStart));
    const qsizetype end = std::max(begin, cursor.skipBack(last, LineStart));
    return {begin, end - begin};
}

} // namespace secrets
