#include "linecollection.h"

#include "linereader.h"
#include "linevalue.h"

namespace workspace {

using base::Span;

namespace {

constexpr qsizetype MostAround = 4 * 1024;

/** Between the brackets around a key that has others before it on its line. */
Span bracketsAround(const LineReader &reader, qsizetype at)
{
    const qsizetype least = std::max<qsizetype>(0, at - MostAround);
    qsizetype begin = at;
    for (int depth = 0; begin > least && (depth > 0 || !reader.isAt(begin, "{")); --begin)
        depth += reader.isAt(begin, "}]") ? 1 : reader.isAt(begin, "{[") ? -1 : 0;
    return {begin, reader.closingBracket(begin, 0) - begin};
}

/** The column of a line's text after the marks of list items; `otherwise` for blank lines and comments. */
struct LineColumn {
    qsizetype column = 0;
    bool isItem = false;
};
LineColumn lineColumn(const LineReader &reader, qsizetype line, qsizetype otherwise)
{
    LineColumn found;
    qsizetype at = reader.skip(line, Blanks);
    while (reader.isAt(at, "-") && reader.isAt(at + 1, Blanks) && at - line < otherwise) {
        found.isItem = true;
        at = reader.skip(at + 1, Blanks);
    }
    found.column = reader.isAt(at, "#\r\n") ? otherwise : at - line;
    return found;
}

} // namespace

Span collectionOfKey(QByteArrayView text, Span key, bool isJson)
{
    const LineReader reader(text);
    const ValuePlace place = placeOfValue(reader, text, key, isJson);
    if (!place.isKey)
        return {key.end(), 0};
    qsizetype from = reader.skip(place.colon + 1, Blanks);
    while (reader.isAt(from, "&!")) // An anchor, a tag.
        from = reader.skip(reader.wordEnd(from), Blanks);
    if (reader.isAt(from, "{["))
        return {from, reader.closingBracket(from, place.column) - from};
    if (!reader.isAt(from, "#\r\n"))
        return {from, 0};
    from = reader.skip(reader.lineEnd(from), " \t\r\n");
    if (reader.isAt(from, "{["))
        return {from, reader.closingBracket(from, place.column) - from};
    const qsizetype column = columnOf(text, from);
    // Items of a list can begin in the column of its key.
    const bool isList = reader.isAt(from, "-") && reader.isAt(from + 1, " \t\r\n");
    if (!reader.isEntry(from) || column < place.column || (column == place.column && !isList))
        return {from, 0};
    qsizetype end = reader.deeperEnd(from, place.column);
    for (qsizetype next = reader.skip(end, Breaks); column == place.column; next = reader.skip(end, Breaks)) {
        const qsizetype item = reader.skip(next, Blanks);
        if (item - next != place.column || !reader.isAt(item, "-") || !reader.isAt(item + 1, " \t\r\n"))
            break;
        end = reader.deeperEnd(item, place.column);
    }
    return {from, end - from};
}

Span mappingAround(QByteArrayView text, Span key)
{
    const LineReader reader(text);
    const qsizetype keyBegin = key.offset - (reader.isAt(key.offset - 1, "\"'") ? 1 : 0);
    const qsizetype front = reader.before(keyBegin, Blanks);
    if (reader.isAt(front - 1, "{,"))
        return bracketsAround(reader, front - 1);
    const qsizetype column = columnOf(text, keyBegin);
    const qsizetype least = std::max<qsizetype>(0, key.offset - MostAround);
    qsizetype begin = reader.lineBegin(key.offset, least);
    while (begin > least) {
        const LineColumn here = lineColumn(reader, begin, column + 1);
        const qsizetype above = reader.lineBegin(reader.before(begin, Breaks), least);
        if ((here.isItem && here.column <= column) || lineColumn(reader, above, column + 1).column < column)
            break;
        begin = above;
    }
    qsizetype end = reader.lineEnd(key.end());
    while (end < text.size() && end - key.end() < MostAround) {
        const qsizetype next = reader.skip(end, Breaks);
        const LineColumn there = lineColumn(reader, next, column + 1);
        if (there.column < column || (there.isItem && there.column == column))
            break;
        end = reader.lineEnd(next);
    }
    return {begin, end - begin};
}

Span valueOfAnchor(QByteArrayView text, qsizetype anchorEnd)
{
    const LineReader reader(text);
    const qsizetype from = reader.skip(anchorEnd, Blanks);
    if (reader.isAt(from, "{["))
        return {from, reader.closingBracket(from, 0) - from};
    const qsizetype line = reader.lineBegin(anchorEnd, std::max<qsizetype>(0, anchorEnd - MostAround));
    const qsizetype column = reader.skip(line, Blanks) - line;
    if (reader.isAt(from, "|>\r\n"))
        return {from, reader.deeperEnd(from, column) - from};
    return reader.token(from, false);
}

QList<LineEntry> entriesIn(QByteArrayView text, Span part, bool isJson)
{
    const QByteArrayView inside = text.first(part.end());
    const LineReader reader(inside);
    QList<LineEntry> entries;
    Span key{part.offset, 0};
    qsizetype keyLevel = 0;
    qsizetype depth = 0;
    const auto levelOf = [&](qsizetype at) { return depth > 0 || isJson ? depth : columnOf(inside, at); };
    for (qsizetype at = part.offset; at < part.end();) {
        if (reader.isAt(at, "{}[],: \t\r\n")) {
            depth += reader.isAt(at, "{[") ? 1 : reader.isAt(at, "}]") && depth > 0 ? -1 : 0;
            if (reader.isAt(at, "{[,"))
                key = {at, 0};
            ++at;
        } else if (reader.isAt(at, "-") && reader.isAt(at + 1, " \t\r\n")) {
            key = {at, 0};
            keyLevel = columnOf(inside, at);
            ++at;
        } else if (const Span comment = isJson ? Span{at, 0} : commentAt(inside, at); comment.length > 0) {
            entries.append({{at, 0}, comment, levelOf(at)});
            at = comment.end();
        } else if (reader.isAt(at, "|>") && depth == 0 && !isJson) {
            const Span block{at, reader.deeperEnd(at, keyLevel) - at};
            entries.append({key, block, keyLevel});
            at = block.end();
        } else {
            const Span token = reader.token(at, depth > 0 || isJson);
            const qsizetype level = levelOf(at);
            at = std::max(at + 1, token.end() + (token.offset > at ? 1 : 0));
            if (!reader.isAt(reader.skip(at, Blanks), ":")) {
                entries.append({key, token, key.length > 0 ? keyLevel : level});
                continue;
            }
            key = token;
            keyLevel = level;
            entries.append({key, {at, 0}, level});
        }
    }
    return entries;
}

} // namespace workspace
