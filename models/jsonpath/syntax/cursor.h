#pragma once

#include "parseerror.h"

#include <QByteArray>
#include <QLatin1String>

#include <optional>

namespace jsonpath {

/** A position in the text of a path, and what was wrong first. The text must live longer. */
class Cursor final
{
public:
    explicit Cursor(const QByteArray &text)
        : m_text(&text)
    {}

    [[nodiscard]] bool isAtEnd() const { return m_at >= m_text->size(); }
    /** The byte at a distance; 0 after the end. */
    [[nodiscard]] char peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_text->size() ? m_text->at(m_at + ahead) : '\0';
    }
    [[nodiscard]] qsizetype offset() const { return m_at; }
    void moveTo(qsizetype offset) { m_at = offset; }
    void skip() { m_at = qMin(m_at + 1, m_text->size()); }
    void skipBlanks();
    /** Skips the text if it is next. */
    [[nodiscard]] bool take(QByteArrayView text);
    /** A name of letters, digits, `_` and other characters beyond ASCII, which does not start with a digit; empty if
     * there is none. `also` can be in it, too, and then digits can be first. */
    [[nodiscard]] QByteArray takeName(QByteArrayView also = {});
    /** An integer without leading zeros, within what JSON numbers can be exactly. */
    [[nodiscard]] std::optional<qint64> takeInteger();
    /** A number as in JSON. */
    [[nodiscard]] std::optional<double> takeNumber();
    /** A text in single or double quotes. Nothing, and an error, if it does not end or has a wrong escape. */
    [[nodiscard]] std::optional<QByteArray> takeString();

    /** Remembers the first error; always false. */
    bool fail(QLatin1String expected);
    /** Forgets an error, to try something else. */
    void recover() { m_error.reset(); }
    [[nodiscard]] bool hasFailed() const { return m_error.has_value(); }
    [[nodiscard]] ParseError error() const { return m_error.value_or(ParseError{}); }

    /** Counts an operator. False, with an error, if the path has too many of them. */
    [[nodiscard]] bool countOperator();

    /** Levels of nesting that are open. */
    int depth = 0;

private:
    [[nodiscard]] bool takeEscape(char quote, QByteArray &into);
    [[nodiscard]] std::optional<char16_t> takeHex();

    const QByteArray *m_text; ///< Never null.
    qsizetype m_at = 0;
    int m_operators = 0;
    std::optional<ParseError> m_error;
};

/** Opens a level while it exists. */
class Nesting final
{
public:
    explicit Nesting(Cursor &cursor);
    ~Nesting();
    Q_DISABLE_COPY_MOVE(Nesting)

    /** False, with an error, if too many levels are open. */
    [[nodiscard]] bool isAllowed() const { return m_isAllowed; }

private:
    Cursor &m_cursor;
    bool m_isAllowed;
};

} // namespace jsonpath
