#include "linevalue.h"

#include "linereader.h"

#include <algorithm>

namespace workspace {

using base::Span;

namespace {

bool isWordOfYaml(QByteArrayView word)
{
    return word == "null" || word == "true" || word == "false" || word == "~";
}

} // namespace

Span valueOfKey(QByteArrayView text, Span key, bool isJson)
{
    const LineReader reader(text);
    const auto [isKey, isFlow, column, colon] = placeOfValue(reader, text, key, isJson);
    if (!isKey)
        return {key.end(), 0};
    qsizetype from = reader.skip(colon + 1, Blanks);
    if (from == text.size() || reader.isAt(from, Breaks)) {
        const qsizetype next = reader.skip(from, " \t\r\n");
        if (next - reader.before(next, Blanks) <= column || reader.isEntry(next))
            return {from, 0};
        from = next;
    }
    if (reader.isAt(from, "{["))
        return {from, 0};
    qsizetype end = from;
    if (reader.isAt(from, "\"'")) {
        end = reader.quoteEnd(from + 1, text.at(from), column);
        ++from;
    } else if (isFlow) {
        while (end < text.size() && !reader.isAt(end, ",}]\r\n"))
            ++end;
    } else {
        end = reader.deeperEnd(from, column);
    }
    end = std::max(from, reader.before(end, " \t\r\n"));
    // In a collection over several lines, each line ends with one of these.
    if (!isFlow && end > from && reader.isAt(end - 1, ","))
        --end;
    return {from, isWordOfYaml(text.sliced(from, end - from)) ? 0 : end - from};
}

Span commentAt(QByteArrayView text, qsizetype hash)
{
    const LineReader reader(text);
    if (!reader.isAt(hash, "#") || (hash > 0 && !reader.isAt(hash - 1, " \t\r\n")))
        return {hash, 0};
    const qsizetype from = reader.skip(hash, "# \t");
    return {from, std::max(from, reader.before(reader.lineEnd(from), Blanks)) - from};
}

Span restOfLine(QByteArrayView text, qsizetype keyEnd)
{
    const LineReader reader(text);
    const qsizetype colon = reader.skip(keyEnd, Blanks);
    if (!reader.isAt(colon, ":"))
        return {keyEnd, 0};
    const qsizetype from = reader.skip(colon + 1, Blanks);
    return {from, std::max(from, reader.before(reader.lineEnd(from), Blanks)) - from};
}

qsizetype commentEnd(QByteArrayView text, qsizetype valueEnd)
{
    const LineReader reader(text);
    const qsizetype hash = reader.skip(valueEnd, Blanks);
    return hash > valueEnd && reader.isAt(hash, "#") ? reader.before(reader.lineEnd(hash), Blanks) : valueEnd;
}

} // namespace workspace
