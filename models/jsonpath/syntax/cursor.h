#pragma once

#include "parseerror.h"

#include <QByteArray>
#include <QLatin1String>

#include <optional>

namespace jsonpath {

/**
 * The position of a parser in the text of a JSONPath, and its first error. The text must live longer than the cursor.
 */
class Cursor final
{
public:
    explicit Cursor(const QByteArray &text)
        : m_text(&text)
    {}

    [[nodiscard]] bool isAtEnd() const { return m_at >= m_text->size(); }
    /** The byte `ahead` bytes after the current position; 0 after the end of the text. */
    [[nodiscard]] char peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_text->size() ? m_text->at(m_at + ahead) : '\0';
    }
    [[nodiscard]] qsizetype offset() const { return m_at; }
    void moveTo(qsizetype offset) { m_at = offset; }
    void skip() { m_at = qMin(m_at + 1, m_text->size()); }
    void skipBlanks();
    /** Skips `text` and returns true if it is at the current position. */
    [[nodiscard]] bool take(QByteArrayView text);
    /**
     * Reads a name of letters, digits, `_` and characters beyond ASCII, which does not start with a digit; empty if
     * there is none. The name can also have the characters `also`; if there are any, it can start with a digit.
     */
    [[nodiscard]] QByteArray takeName(QByteArrayView also = {});
    /**
     * Reads an integer without leading zeros, within the range of integers that JSON numbers represent exactly;
     * std::nullopt if there is none.
     */
    [[nodiscard]] std::optional<qint64> takeInteger();
    /** Reads a number in the syntax of JSON; std::nullopt if there is none. */
    [[nodiscard]] std::optional<double> takeNumber();
    /**
     * Reads a text in single or double quotes. Returns std::nullopt, with an error, if it does not end or has a wrong
     * escape.
     */
    [[nodiscard]] std::optional<QByteArray> takeString();

    /**
     * Stores an error at the current position unless there is one already. Always returns false, so that a function can
     * return the call.
     */
    bool fail(QLatin1String expected);
    /** Forgets the error, so that another syntax can be tried. */
    void recover() { m_error.reset(); }
    [[nodiscard]] bool hasFailed() const { return m_error.has_value(); }
    [[nodiscard]] ParseError error() const { return m_error.value_or(ParseError{}); }

    /** Counts an operator of the path. Returns false, with an error, if the path has too many operators. */
    [[nodiscard]] bool countOperator();

    /** The number of levels of nesting that are open. */
    int depth = 0;

private:
    [[nodiscard]] bool takeEscape(char quote, QByteArray &into);
    [[nodiscard]] std::optional<char16_t> takeHex();

    const QByteArray *m_text; ///< The text of the path; never null.
    qsizetype m_at = 0;
    int m_operators = 0;
    std::optional<ParseError> m_error;
};

/** Opens a level of nesting in the path while it exists. */
class Nesting final
{
public:
    explicit Nesting(Cursor &cursor);
    ~Nesting();
    Q_DISABLE_COPY_MOVE(Nesting)

    /** False, with an error of the cursor, if too many levels are open. */
    [[nodiscard]] bool isAllowed() const { return m_isAllowed; }

private:
    Cursor &m_cursor;
    bool m_isAllowed;
};

} // namespace jsonpath
