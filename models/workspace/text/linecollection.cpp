#include "linecollection.h"

#include "linereader.h"
#include "linevalue.h"
#include "secretwords.h"

namespace workspace {

using base::Span;

namespace {

constexpr qsizetype MostAround = 4 * 1024;
/** The key around can be far: other entries are between. */
constexpr qsizetype MostBefore = 64 * 1024;

/** The bracket of the mapping around `at`, or `least`. */
qsizetype openingBracket(const LineReader &reader, qsizetype at, qsizetype least)
{
    qsizetype begin = at;
    for (int depth = 0; begin > least && (depth > 0 || !reader.isAt(begin, "{")); --begin)
        depth += reader.isAt(begin, "}]") ? 1 : reader.isAt(begin, "{[") ? -1 : 0;
    reader.addWork(at - begin);
    return begin;
}

/** The column of a line's text after the marks of list items; `otherwise` for blank lines and comments. */
struct LineColumn {
    qsizetype column = 0;
    qsizetype text = 0; ///< The place.
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
    reader.addWork(at - line);
    found.column = reader.isAt(at, "#\r\n") ? otherwise : at - line;
    found.text = at;
    return found;
}

qsizetype beginOf(const LineReader &reader, const Span &key)
{
    return key.offset - (reader.isAt(key.offset - 1, "\"'") ? 1 : 0);
}

/** The key before a bracket and its colon; empty if there is none. */
Span keyBefore(const LineReader &reader, qsizetype bracket)
{
    const qsizetype colon = reader.skipBack(bracket, " \t\r\n") - 1;
    if (!reader.isAt(bracket, "{") || !reader.isAt(colon, ":"))
        return {bracket, 0};
    const qsizetype end = reader.skipBack(colon, Blanks);
    const bool isQuoted = reader.isAt(end - 1, "\"'");
    const qsizetype keyEnd = end - (isQuoted ? 1 : 0);
    const QByteArrayView ends = isQuoted ? reader.text().sliced(end - 1, 1) : QByteArrayView(" \t\r\n{},[]");
    qsizetype begin = keyEnd;
    while (begin > 0 && keyEnd - begin < base::LongestSecretName && !reader.isAt(begin - 1, ends))
        --begin;
    return {begin, keyEnd - begin};
}

} // namespace

Span collectionOfKey(const LineReader &reader, Span key)
{
    const ValuePlace place = placeOfValue(reader, key);
    if (!place.isKey)
        return {key.end(), 0};
    qsizetype from = reader.skip(place.colon + 1, Blanks);
    while (reader.isAt(from, "&!")) // An anchor, a tag.
        from = reader.skip(reader.wordEnd(from), Blanks);
    if (reader.isAt(from, "{["))
        return {from, reader.closingBracket(from, place.column) - from};
    if (!reader.isAt(from, "#\r\n"))
        return {from, 0};
    // Comments before the first entry are in the collection.
    const qsizetype first = reader.textAfterComments(from);
    if (reader.isAt(first, "{["))
        return {from, reader.closingBracket(first, place.column) - from};
    const qsizetype column = reader.columnOf(first);
    // Items of a list can begin in the column of its key.
    const bool isList = reader.isMark(first, "-");
    if (!reader.isEntry(first) || column < place.column || (column == place.column && !isList))
        return {from, 0};
    qsizetype end = reader.deeperEnd(first, place.column);
    while (column == place.column) {
        const qsizetype item = reader.textAfterComments(end);
        if (!reader.isMark(item, "-") || reader.columnOf(item) != place.column)
            break;
        end = reader.deeperEnd(item, place.column);
    }
    return {from, end - from};
}

Span mappingAround(const LineReader &reader, Span key)
{
    const qsizetype keyBegin = beginOf(reader, key);
    const qsizetype front = reader.skipBack(keyBegin, Blanks);
    const qsizetype least = std::max<qsizetype>(0, key.offset - MostAround);
    if (reader.isAt(front - 1, "{,")) {
        const qsizetype begin = openingBracket(reader, front - 1, least);
        const LineReader near = reader.upTo(std::min(reader.text().size(), key.end() + MostAround));
        return {begin, near.closingBracket(begin, 0) - begin};
    }
    const qsizetype column = reader.columnOf(keyBegin);
    qsizetype begin = reader.lineBegin(key.offset, least);
    while (begin > least) {
        const LineColumn here = lineColumn(reader, begin, column + 1);
        const qsizetype above = reader.lineBegin(reader.skipBack(begin, Breaks), least);
        if ((here.isItem && here.column <= column) || lineColumn(reader, above, column + 1).column < column)
            break;
        begin = above;
    }
    qsizetype end = reader.lineEnd(key.end());
    while (end < reader.text().size() && end - key.end() < MostAround) {
        const qsizetype next = reader.skip(end, Breaks);
        const LineColumn there = lineColumn(reader, next, column + 1);
        if (there.column < column || (there.isItem && there.column == column))
            break;
        end = reader.lineEnd(next);
    }
    return {begin, end - begin};
}

Span keyAround(const LineReader &reader, Span key)
{
    const qsizetype keyBegin = beginOf(reader, key);
    const qsizetype front = reader.skipBack(keyBegin, Blanks);
    const qsizetype least = std::max<qsizetype>(0, key.offset - MostBefore);
    if (reader.isAt(front - 1, "{,"))
        return keyBefore(reader, openingBracket(reader, front - 1, least));
    const qsizetype column = reader.columnOf(keyBegin);
    qsizetype line = reader.lineBegin(key.offset, least);
    LineColumn here{column, keyBegin, false};
    while (line > least && here.column >= column) {
        line = reader.lineBegin(reader.skipBack(line, Breaks), least);
        here = lineColumn(reader, line, column);
    }
    const Span found = reader.token(here.text, false);
    const bool isKey = here.column < column && found.end() <= front &&
                       reader.isAt(reader.skip(found.end(), "\"' \t"), ":");
    return {found.offset, isKey ? found.length : 0};
}

Span valueOfAnchor(const LineReader &reader, qsizetype anchorEnd)
{
    const qsizetype from = reader.skip(anchorEnd, Blanks);
    if (reader.isAt(from, "{["))
        return {from, reader.closingBracket(from, 0) - from};
    const qsizetype line = reader.lineBegin(anchorEnd, std::max<qsizetype>(0, anchorEnd - MostAround));
    const qsizetype column = reader.skip(line, Blanks) - line;
    if (reader.isAt(from, "|>\r\n"))
        return {from, reader.deeperEnd(from, column) - from};
    return reader.token(from, false);
}

QList<LineEntry> entriesIn(const LineReader &around, Span part)
{
    const LineReader reader = around.upTo(part.end());
    const bool isJson = reader.isJson();
    QList<LineEntry> entries;
    Span key{part.offset, 0};
    qsizetype keyLevel = 0;
    qsizetype depth = 0;
    const auto levelOf = [&](qsizetype at) { return depth > 0 || isJson ? depth : reader.columnOf(at); };
    for (qsizetype at = part.offset; at < part.end();) {
        if (reader.isAt(at, "{}[],: \t\r\n")) {
            depth += reader.isAt(at, "{[") ? 1 : reader.isAt(at, "}]") && depth > 0 ? -1 : 0;
            if (reader.isAt(at, "{[,"))
                key = {at, 0};
            ++at;
        } else if (reader.isAt(at, "-") && reader.isAt(at + 1, " \t\r\n")) {
            key = {at, 0};
            keyLevel = reader.columnOf(at);
            ++at;
        } else if (const Span comment = isJson ? Span{at, 0} : commentAt(reader.text(), at); comment.length > 0) {
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
    reader.addWork(part.length);
    return entries;
}

} // namespace workspace
