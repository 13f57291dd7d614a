#pragma once

#include "bytecursor.h"
#include "diagnostic.h"

#include <QByteArrayView>

#include <algorithm>

namespace workspace {

inline constexpr QByteArrayView Blanks(" \t");
inline constexpr QByteArrayView Breaks("\r\n");

/** Reads lines, strings and brackets of a text that has no syntax tree, such as one with an open quote. A column counts
 * bytes from the start of a line. */
class LineReader final : public base::ByteCursor
{
public:
    /** Creates a reader that adds the number of bytes that it looks at to `work`, so that callers can limit the work:
     * if quotes and brackets are not closed, reading each key can take the whole text after it. */
    LineReader(QByteArrayView text, bool isJson, qsizetype &work)
        : base::ByteCursor(text)
        , m_isJson(isJson)
        , m_work(&work)
    {}

    [[nodiscard]] bool isJson() const { return m_isJson; }
    /** A reader of the same text up to `end`, which adds to the same work. */
    [[nodiscard]] LineReader upTo(qsizetype end) const { return {text().first(end), m_isJson, *m_work}; }
    /** Adds to the work the number of bytes that a caller has looked at itself. */
    void addWork(qsizetype bytes) const { *m_work += bytes; }

    [[nodiscard]] bool isLineEnd(qsizetype at) const { return at >= text().size() || isAt(at, Breaks); }
    /** True if there is a mark of one byte at `at`, such as the `-` of a list item, and a blank, a line break or the
     * end of the text after it. */
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
    /** True if the line at `lineBegin` is indented deeper than `column`, or has no text. */
    [[nodiscard]] bool isDeeper(qsizetype lineBegin, qsizetype column) const
    {
        const qsizetype first = skip(lineBegin, Blanks);
        addWork(first - lineBegin);
        return first < text().size() && (first - lineBegin > column || isAt(first, Breaks));
    }
    /** The end of the last of the lines, from the line of `at` on, that are all indented deeper than `column`. The line
     * of `at` always counts. */
    [[nodiscard]] qsizetype deeperEnd(qsizetype at, qsizetype column) const
    {
        qsizetype end = lineEnd(at);
        while (isDeeper(skip(end, Breaks), column))
            end = lineEnd(skip(end, Breaks));
        return end;
    }
    /** The place of the quote that closes a string whose content begins at `at`. Without one, the end of the last line
     * that is indented deeper than `column`. */
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
    /** True if the line at `at` begins with an entry of a block collection, such as `a: b` or `- a`. */
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

    /**
     * The place of the first text after `at` that is not in a comment. `at` is a line break or the `#` of a comment.
     */
    [[nodiscard]] qsizetype textAfterComments(qsizetype at) const
    {
        const qsizetype begin = at;
        for (at = skip(at, " \t\r\n"); isAt(at, "#"); at = skip(lineEnd(at), " \t\r\n"))
            ;
        return worked(begin, at);
    }
    /** The place where the line of `at` begins, or `least` if that is later. */
    [[nodiscard]] qsizetype lineBegin(qsizetype at, qsizetype least) const
    {
        const qsizetype end = at;
        while (at > least && !isAt(at - 1, Breaks))
            --at;
        addWork(end - at);
        return at;
    }
    /** The column of a byte in its line, at most 1,024: otherwise, each of many keys on a line of megabytes would
     * search all of it. */
    [[nodiscard]] qsizetype columnOf(qsizetype at) const
    {
        constexpr qsizetype mostColumn = 1024;
        const qsizetype most = std::min(at, mostColumn);
        const QByteArrayView before = text().sliced(at - most, most);
        return most - std::max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) - 1;
    }
    /** The place after the bracket that closes the one at `at`. Without one, the end of the last line that is indented
     * deeper than `column`. */
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
    /**
     * True if a value ends at `at`, after its closing quote or bracket: only closing brackets, then the end of the
     * line, a comment or a comma follow. The comma must be followed by the key of another entry, unless
     * `canHaveAnyEntry` is true, a bracket is closed before it or the line ends after it.
     */
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
    /** The end of a value in brackets that contains quotes or brackets of its own, such as `'it's'`, read from `from`
     * inside of it. */
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
    /** The bytes of the scalar at `at`: the content of a string without its quotes, or a plain scalar to its end in its
     * line. A string that other text follows is part of a longer scalar, with its quotes. */
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
    /** True if a key and its colon begin at `at`. Reads at most 256 bytes. */
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

/** The places and the style of a key and its value: the key's column and colon, and whether it is in brackets. */
struct ValuePlace {
    bool isKey = false;
    bool isFlow = false;
    qsizetype column = 0; ///< The column of the key.
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
