#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

#include <algorithm>

namespace workspace {

inline constexpr QByteArrayView Blanks(" \t");
inline constexpr QByteArrayView Breaks("\r\n");

/** Reads lines, strings and brackets of a text without a tree. */
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
    [[nodiscard]] qsizetype wordEnd(qsizetype at) const
    {
        while (at < m_text.size() && !isAt(at, " \t\r\n"))
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

    /** Where the line of `at` begins, or `least` if that is later. */
    [[nodiscard]] qsizetype lineBegin(qsizetype at, qsizetype least) const
    {
        while (at > least && !isAt(at - 1, Breaks))
            --at;
        return at;
    }
    /** After the bracket that closes the one at `at`; without it, the end of the last line that is deeper. */
    [[nodiscard]] qsizetype closingBracket(qsizetype at, qsizetype column) const
    {
        constexpr qsizetype mostBracketed = 64 * 1024;
        const qsizetype most = std::min(m_text.size(), at + mostBracketed);
        int depth = 0;
        for (qsizetype end = at; end < most; ++end) {
            if (isAt(end, "\"'") && isAt(before(end, " \t\r\n") - 1, "{[,:"))
                end = quoteEnd(end + 1, m_text.at(end), -1);
            depth += isAt(end, "{[") ? 1 : isAt(end, "}]") ? -1 : 0;
            if (depth == 0)
                return std::min(m_text.size(), end + 1);
        }
        return std::min(most, deeperEnd(at, column));
    }
    /** The scalar at `at`: the content of a string, or a plain scalar to its end in its line. */
    [[nodiscard]] base::Span token(qsizetype at, bool isFlow) const
    {
        if (isAt(at, "\"'"))
            return {at + 1, std::min(m_text.size(), quoteEnd(at + 1, m_text.at(at), -1)) - at - 1};
        qsizetype end = at;
        while (end < m_text.size() && !isAt(end, Breaks) && !(isFlow && isAt(end, ",]}")) &&
               !(isAt(end, ":") && (end + 1 == m_text.size() || isAt(end + 1, " \t\r\n"))) &&
               !(isAt(end, "#") && isAt(end - 1, Blanks)))
            ++end;
        return {at, std::max(at, before(end, Blanks)) - at};
    }

private:
    QByteArrayView m_text;
};

/** The column of a byte in its line, at most 1,024: each of many keys on a line of megabytes would otherwise search
 * all of it. */
inline qsizetype columnOf(QByteArrayView text, qsizetype at)
{
    constexpr qsizetype mostColumn = 1024;
    const qsizetype most = std::min(at, mostColumn);
    const QByteArrayView before = text.sliced(at - most, most);
    return most - std::max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) - 1;
}

/** Where the value of a key begins. */
struct ValuePlace {
    bool isKey = false;
    bool isFlow = false;
    qsizetype column = 0; ///< Of the key.
    qsizetype colon = 0;
};

inline ValuePlace placeOfValue(const LineReader &reader, QByteArrayView text, base::Span key, bool isJson)
{
    ValuePlace place;
    const bool isQuoted = reader.isAt(key.offset - 1, "\"'");
    const qsizetype begin = key.offset - (isQuoted ? 1 : 0);
    const qsizetype front = reader.before(begin, Blanks);
    const bool isFirst = front == 0 || reader.isAt(front - 1, "\r\n-?");
    place.isFlow = isJson || reader.isAt(front - 1, "{,[");
    place.colon = reader.skip(key.end() + (isQuoted ? 1 : 0), Blanks);
    place.isKey = (isFirst || place.isFlow) && reader.isAt(place.colon, ":");
    place.column = place.isKey ? columnOf(text, begin) : 0;
    return place;
}

} // namespace workspace
