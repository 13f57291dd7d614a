#pragma once

#include "bytecursor.h"
#include "diagnostic.h"

#include <QByteArrayView>

#include <algorithm>

namespace workspace {

inline constexpr QByteArrayView Blanks(" \t");
inline constexpr QByteArrayView Breaks("\r\n");

/** Reads lines, strings and brackets of a text without a tree. */
class LineReader final : public base::ByteCursor
{
public:
    /** Adds the bytes that it looks at to `work`: with brackets and quotes that nothing closes, each key of a text can
     * need all that follows. */
    LineReader(QByteArrayView text, bool isJson, qsizetype &work)
        : base::ByteCursor(text)
        , m_isJson(isJson)
        , m_work(&work)
    {}

    [[nodiscard]] bool isJson() const { return m_isJson; }
    /** The same, as if the text ended there. */
    [[nodiscard]] LineReader upTo(qsizetype end) const { return {text().first(end), m_isJson, *m_work}; }
    /** Adds to the work what a caller looks at itself. */
    void addWork(qsizetype bytes) const { *m_work += bytes; }

    [[nodiscard]] bool isLineEnd(qsizetype at) const { return at >= text().size() || isAt(at, Breaks); }
    /** True for the mark of a list item, or for another mark with one byte. */
    [[nodiscard]] bool isMark(qsizetype at, QByteArrayView mark) const
    {
        return isAt(at, mark) && (at + 1 == text().size() || isAt(at + 1, " \t\r\n"));
    }
    [[nodiscard]] qsizetype lineEnd(qsizetype at) const
    {
        const qsizetype begin = at;
        while (!isLineEnd(at))
            ++at;
        return worked(begin, at);
    }
    [[nodiscard]] qsizetype wordEnd(qsizetype at) const
    {
        const qsizetype begin = at;
        while (at < text().size() && !isAt(at, " \t\r\n"))
            ++at;
        return worked(begin, at);
    }
    /** True if the text of the line that begins there is after the column, or if it has no text. */
    [[nodiscard]] bool isDeeper(qsizetype lineBegin, qsizetype column) const
    {
        const qsizetype first = skip(lineBegin, Blanks);
        addWork(first - lineBegin);
        return first < text().size() && (first - lineBegin > column || isAt(first, Breaks));
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
        const qsizetype begin = at;
        while (at < text().size()) {
            if (isAt(at, Breaks) && !isDeeper(skip(at, Breaks), column))
                return worked(begin, at);
            const bool isEscape = quote == '"' && this->at(at) == '\\' && !isAt(at + 1, Breaks);
            const bool isApostrophe = quote == '\'' && this->at(at) == quote && isAt(at + 1, "'");
            if (this->at(at) == quote && !isApostrophe)
                return worked(begin, at);
            at += isEscape || isApostrophe ? 2 : 1;
        }
        return worked(begin, text().size());
    }
    /** True for `a: b`, `- a` and the like: a collection that begins in the line below its key. */
    [[nodiscard]] bool isEntry(qsizetype at) const
    {
        if (isAt(at, "-") && isAt(at + 1, " \t\r\n"))
            return true;
        const qsizetype end = lineEnd(at);
        for (qsizetype colon = at; colon < end; ++colon) {
            if (isMark(colon, ":"))
                return true;
        }
        return false;
    }

    /** The first text from `at` on that is no comment; `at` is a line break or in a comment. */
    [[nodiscard]] qsizetype textAfterComments(qsizetype at) const
    {
        const qsizetype begin = at;
        for (at = skip(at, " \t\r\n"); isAt(at, "#"); at = skip(lineEnd(at), " \t\r\n"))
            ;
        return worked(begin, at);
    }
    /** Where the line of `at` begins, or `least` if that is later. */
    [[nodiscard]] qsizetype lineBegin(qsizetype at, qsizetype least) const
    {
        const qsizetype end = at;
        while (at > least && !isAt(at - 1, Breaks))
            --at;
        addWork(end - at);
        return at;
    }
    /** The column of a byte in its line, at most 1,024: each of many keys on a line of megabytes would otherwise search
     * all of it. */
    [[nodiscard]] qsizetype columnOf(qsizetype at) const
    {
        constexpr qsizetype mostColumn = 1024;
        const qsizetype most = std::min(at, mostColumn);
        const QByteArrayView before = text().sliced(at - most, most);
        return most - std::max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) - 1;
    }
    /** After the bracket that closes the one at `at`; without it, the end of the last line that is deeper. */
    [[nodiscard]] qsizetype closingBracket(qsizetype at, qsizetype column) const
    {
        int depth = 0;
        for (qsizetype end = at; end < text().size(); ++end) {
            if (isAt(end, "\"'") && isAt(skipBack(end, " \t\r\n") - 1, "{[,:"))
                end = quoteEnd(end + 1, this->at(end), -1);
            depth += isAt(end, "{[") ? 1 : isAt(end, "}]") ? -1 : 0;
            if (depth == 0)
                return worked(at, std::min(text().size(), end + 1));
        }
        addWork(text().size() - at);
        return deeperEnd(at, column);
    }
    /** True if nothing of a value follows its closing quote or bracket: closing brackets, then the end of the line, a
     * comment or a comma. In block style or where it is doubtful, the key of another entry has to follow a comma. */
    [[nodiscard]] bool isAfterValue(qsizetype at, bool canHaveAnyEntry) const
    {
        const qsizetype first = skip(at, Blanks);
        const qsizetype next = skip(first, "}] \t");
        addWork(next - at);
        if (isLineEnd(next) || (next > at && isAt(next, "#") && isAt(next - 1, Blanks)))
            return true;
        if (!isAt(next, ","))
            return false;
        const qsizetype entry = skip(next + 1, Blanks);
        return next > first || canHaveAnyEntry || isLineEnd(entry) || isKey(entry);
    }
    /** Where a value in brackets ends that has quotes or brackets of its own, such as `'it's'`. */
    [[nodiscard]] qsizetype doubtfulEnd(qsizetype from) const
    {
        qsizetype at = from;
        while (!isLineEnd(at)) {
            if (isAt(at, ",}]") && isAfterValue(at, false))
                break;
            at = isAt(at, "}]") ? skip(at, "}] \t") : at + 1;
        }
        return worked(from, at);
    }
    /** The scalar at `at`: the content of a string, or a plain scalar to its end in its line. A string that something
     * follows is part of one with its quotes. */
    [[nodiscard]] base::Span token(qsizetype at, bool isFlow) const
    {
        if (isAt(at, "\"'")) {
            const qsizetype end = std::min(text().size(), quoteEnd(at + 1, this->at(at), -1));
            if (isAfterValue(end + 1, isFlow) || isAt(skip(end + 1, Blanks), ":"))
                return {at + 1, end - at - 1};
            const qsizetype last = isFlow ? doubtfulEnd(end + 1) : lineEnd(end);
            return {at, skipBack(last, Blanks) - at};
        }
        qsizetype end = at;
        while (!isLineEnd(end) && !(isFlow && isAt(end, ",]}")) && !isMark(end, ":") &&
               !(isAt(end, "#") && isAt(end - 1, Blanks)))
            ++end;
        return {at, std::max(at, skipBack(worked(at, end), Blanks)) - at};
    }

private:
    qsizetype worked(qsizetype from, qsizetype end) const
    {
        addWork(end - from);
        return end;
    }
    /** True if a name and its colon begin there. */
    [[nodiscard]] bool isKey(qsizetype at) const
    {
        constexpr qsizetype longest = 256;
        const bool isQuoted = isAt(at, "\"'");
        const QByteArrayView near = text().first(std::min(text().size(), at + longest));
        qsizetype end = at + (isQuoted ? 1 : 0);
        while (end < near.size() && !isAt(end, isQuoted ? near.sliced(at, 1) : QByteArrayView(":,{}[]\"'\r\n")))
            ++end;
        end = isQuoted ? skip(end + 1, Blanks) : end;
        addWork(end - at);
        return end > at && isAt(end, ":") && (isQuoted || isAt(end + 1, " \t\r\n"));
    }

    bool m_isJson;
    qsizetype *m_work;
};

/** Where the value of a key begins. */
struct ValuePlace {
    bool isKey = false;
    bool isFlow = false;
    qsizetype column = 0; ///< Of the key.
    qsizetype colon = 0;
};

inline ValuePlace placeOfValue(const LineReader &reader, base::Span key)
{
    ValuePlace place;
    const bool isQuoted = reader.isAt(key.offset - 1, "\"'");
    const qsizetype begin = key.offset - (isQuoted ? 1 : 0);
    const qsizetype front = reader.skipBack(begin, Blanks);
    const bool isFirst = front == 0 || reader.isAt(front - 1, "\r\n-?");
    place.isFlow = reader.isJson() || reader.isAt(front - 1, "{,[");
    place.colon = reader.skip(key.end() + (isQuoted ? 1 : 0), Blanks);
    place.isKey = (isFirst || place.isFlow) && reader.isAt(place.colon, ":");
    place.column = place.isKey ? reader.columnOf(begin) : 0;
    return place;
}

} // namespace workspace
