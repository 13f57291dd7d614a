#include "linevalue.h"

#include <algorithm>

namespace workspace {

using base::Span;

namespace {

constexpr QByteArrayView Blanks(" \t");
constexpr QByteArrayView Breaks("\r\n");
constexpr qsizetype MostColumn = 1024;

class LineReader final
{
public:
    explicit LineReader(QByteArrayView text)
        : m_text(text)
    {}

    [[nodiscard]] bool isAt(qsizetype at, QByteArrayView bytes) const
    {
        return at >= 0 && at < m_text.size() && bytes.contains(m_text.at(at));
    }
    [[nodiscard]] qsizetype skip(qsizetype at, QByteArrayView bytes) const
    {
        while (isAt(at, bytes))
            ++at;
        return at;
    }
    [[nodiscard]] qsizetype before(qsizetype at, QByteArrayView bytes) const
    {
        while (isAt(at - 1, bytes))
            --at;
        return at;
    }
    [[nodiscard]] qsizetype lineEnd(qsizetype at) const
    {
        while (at < m_text.size() && !isAt(at, Breaks))
            ++at;
        return at;
    }
    /** True if the text of the line that begins there is after the column, or if it has no text. */
    [[nodiscard]] bool isDeeper(qsizetype lineBegin, qsizetype column) const
    {
        const qsizetype text = skip(lineBegin, Blanks);
        return text < m_text.size() && (text - lineBegin > column || isAt(text, Breaks));
    }
    /** The end of the last line that is deeper than the column, beginning with the line of `at`. */
    [[nodiscard]] qsizetype deeperEnd(qsizetype at, qsizetype column) const
    {
        qsizetype end = lineEnd(at);
        while (isDeeper(skip(end, Breaks), column))
            end = lineEnd(skip(end, Breaks));
        return end;
    }
    /** The closing quote, or the end of the last line that is deeper than the column. */
    [[nodiscard]] qsizetype quoteEnd(qsizetype at, char quote, qsizetype column) const
    {
        while (at < m_text.size()) {
            if (isAt(at, Breaks) && !isDeeper(skip(at, Breaks), column))
                return at;
            const bool isEscape = quote == '"' && m_text.at(at) == '\\' && !isAt(at + 1, Breaks);
            const bool isApostrophe = quote == '\'' && m_text.at(at) == quote && isAt(at + 1, "'");
            if (m_text.at(at) == quote && !isApostrophe)
                return at;
            at += isEscape || isApostrophe ? 2 : 1;
        }
        return m_text.size();
    }
    /** True for `a: b`, `- a` and the like: a collection that begins in the line below its key. */
    [[nodiscard]] bool isEntry(qsizetype at) const
    {
        if (isAt(at, "-") && isAt(at + 1, " \t\r\n"))
            return true;
        const qsizetype end = lineEnd(at);
        for (qsizetype colon = at; colon < end; ++colon) {
            if (isAt(colon, ":") && (colon + 1 == m_text.size() || isAt(colon + 1, " \t\r\n")))
                return true;
        }
        return false;
    }

private:
    QByteArrayView m_text;
};

/** At most MostColumn: each of many keys on a line of megabytes would otherwise search all of it. */
qsizetype columnOf(QByteArrayView text, qsizetype at)
{
    const qsizetype most = std::min(at, MostColumn);
    const QByteArrayView before = text.sliced(at - most, most);
    return most - std::max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) - 1;
}

bool isWordOfYaml(QByteArrayView word)
{
    return word == "null" || word == "true" || word == "false" || word == "~";
}

} // namespace

Span valueOfKey(QByteArrayView text, Span key, bool isJson)
{
    const LineReader reader(text);
    const bool isQuoted = reader.isAt(key.offset - 1, "\"'");
    const qsizetype begin = key.offset - (isQuoted ? 1 : 0);
    const qsizetype front = reader.before(begin, Blanks);
    const bool isFirst = front == 0 || reader.isAt(front - 1, "\r\n-?");
    const bool isFlow = isJson || reader.isAt(front - 1, "{,[");
    const qsizetype colon = reader.skip(key.end() + (isQuoted ? 1 : 0), Blanks);
    if ((!isFirst && !isFlow) || !reader.isAt(colon, ":"))
        return {key.end(), 0};
    const qsizetype column = columnOf(text, begin);
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
