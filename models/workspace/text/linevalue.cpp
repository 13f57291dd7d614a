#include "linevalue.h"

#include "linereader.h"
#include "literal.h"

#include <algorithm>

namespace workspace {

using base::Span;

namespace {

/** The end of the line, without blanks at its end. */
qsizetype textEnd(const base::ByteCursor &cursor, qsizetype from)
{
    qsizetype end = from;
    while (end < cursor.text().size() && !cursor.isAt(end, Breaks))
        ++end;
    return std::max(from, cursor.skipBack(end, Blanks));
}

/** A value that begins at `from`; a string is without its quotes, unless something follows them. */
Span valueFrom(const LineReader &reader, qsizetype from, const ValuePlace &place)
{
    const auto whole = [&](qsizetype doubtfulFrom) {
        qsizetype end = place.isFlow ? reader.doubtfulEnd(doubtfulFrom) : reader.deeperEnd(from, place.column);
        end = std::max(from, reader.skipBack(end, " \t\r\n"));
        // In a collection over several lines, each line ends with one of these.
        return Span{from, end - from - (!place.isFlow && end > from && reader.isAt(end - 1, ",") ? 1 : 0)};
    };
    if (reader.isAt(from, "{[")) {
        const qsizetype end = reader.closingBracket(from, place.column);
        return reader.isAfterValue(end, place.isFlow) ? Span{from, 0} : whole(end);
    }
    if (!reader.isAt(from, "\"'"))
        return whole(from);
    const qsizetype quote = reader.quoteEnd(from + 1, reader.at(from), place.column);
    if (reader.isLineEnd(quote) || reader.isAfterValue(quote + 1, place.isFlow))
        return {from + 1, std::max(from + 1, reader.skipBack(quote, " \t\r\n")) - from - 1};
    return whole(quote + 1);
}

} // namespace

Span valueOfKey(const LineReader &reader, Span key)
{
    const ValuePlace place = placeOfValue(reader, key);
    if (!place.isKey)
        return {key.end(), 0};
    qsizetype from = reader.skip(place.colon + 1, Blanks);
    if (reader.isLineEnd(from) || (!place.isFlow && reader.isAt(from, "#"))) {
        const qsizetype entry = reader.textAfterComments(from);
        const qsizetype column = entry - reader.skipBack(entry, Blanks);
        const bool isItem = column == place.column && reader.isMark(entry, "-");
        if (isItem || (column > place.column && reader.isEntry(entry)))
            return {from, 0};
    }
    if (reader.isLineEnd(from)) {
        from = reader.skip(from, " \t\r\n");
        if (from - reader.skipBack(from, Blanks) <= place.column)
            return {from, 0};
    }
    const Span value = valueFrom(reader, from, place);
    return {value.offset, isWordOfYaml(reader.between(value.offset, value.end())) ? 0 : value.length};
}

bool isWordOfYaml(QByteArrayView word)
{
    return word == "null" || word == "true" || word == "false" || word == "~";
}

bool isOnlyReference(QByteArrayView text, Span value)
{
    const base::ByteCursor cursor(text);
    QByteArrayView content = cursor.between(value.offset, value.end());
    if (cursor.isAt(value.offset, "|>")) {
        const auto lineEnd = std::find_if(content.begin(), content.end(),
                                          [](char byte) { return Breaks.contains(byte); });
        content = content.sliced(lineEnd - content.begin());
    } else if (!cursor.isAt(value.offset - 1, "\"'")) {
        const qsizetype comment = content.indexOf(" #");
        const bool isOneLine = std::none_of(content.begin(), content.end(),
                                            [](char byte) { return Breaks.contains(byte); });
        content = comment > 0 && isOneLine ? content.first(comment) : content;
    }
    return !secrets::isLiteral(content.trimmed());
}

Span commentAt(QByteArrayView text, qsizetype hash)
{
    const base::ByteCursor cursor(text);
    if (!cursor.isAt(hash, "#") || (hash > 0 && !cursor.isAt(hash - 1, " \t\r\n")))
        return {hash, 0};
    const qsizetype from = cursor.skip(hash, "# \t");
    return {from, textEnd(cursor, from) - from};
}

qsizetype endOfCommentsBelow(QByteArrayView text, Span collection)
{
    const base::ByteCursor cursor(text);
    qsizetype keyLine = collection.offset;
    while (keyLine > 0 && !cursor.isAt(keyLine - 1, Breaks))
        --keyLine;
    const qsizetype keyColumn = cursor.skip(keyLine, Blanks) - keyLine;
    qsizetype end = textEnd(cursor, collection.end());
    for (;;) {
        const qsizetype hash = cursor.skip(end, " \t\r\n");
        const qsizetype line = cursor.skipBack(hash, Blanks);
        if (hash == end || !cursor.isAt(hash, "#") || !cursor.isAt(line - 1, Breaks))
            return end;
        const qsizetype first = cursor.skip(hash, "# \t");
        const bool isItem = hash - line == keyColumn && cursor.isAt(first, "-") && cursor.isAt(first + 1, Blanks);
        // Between the mark of a comment and its text is a blank.
        if (hash - line <= keyColumn && first - line - 2 <= keyColumn && !isItem)
            return end;
        end = textEnd(cursor, hash);
    }
}

Span restOfLine(QByteArrayView text, qsizetype keyEnd)
{
    const base::ByteCursor cursor(text);
    const qsizetype colon = cursor.skip(keyEnd, Blanks);
    if (!cursor.isAt(colon, ":"))
        return {keyEnd, 0};
    const qsizetype from = cursor.skip(colon + 1, Blanks);
    return {from, textEnd(cursor, from) - from};
}

qsizetype commentEnd(QByteArrayView text, qsizetype valueEnd)
{
    const base::ByteCursor cursor(text);
    const qsizetype hash = cursor.skip(valueEnd, Blanks);
    return hash > valueEnd && cursor.isAt(hash, "#") ? textEnd(cursor, hash) : valueEnd;
}

} // namespace workspace
