#pragma once

#include "linefault.h"

#include <QByteArray>

#include <optional>

namespace propertyline {

/** Reads the tokens of a line. The first fault stays: after it, the cursor is at the end and reads nothing more. */
class LineCursor final
{
public:
    explicit LineCursor(const QString &text)
        : m_text(text)
    {}

    [[nodiscard]] qsizetype place() const { return m_place; }
    [[nodiscard]] bool isAtEnd() const { return m_place >= m_text.size(); }
    [[nodiscard]] QChar at(qsizetype offset = 0) const
    {
        return m_place + offset < m_text.size() ? m_text[m_place + offset] : QChar();
    }
    [[nodiscard]] QStringView rest() const { return QStringView(m_text).sliced(m_place); }
    [[nodiscard]] QString between(qsizetype from, qsizetype end) const { return m_text.sliced(from, end - from); }
    [[nodiscard]] bool isAtComment() const { return rest().startsWith(u"//") || at() == u'#'; }
    /** The word at the cursor, which can be empty. */
    [[nodiscard]] QStringView peekWord() const;
    void advance(qsizetype count) { m_place += count; }
    void skipBlanks();
    /** Skips blanks, and the text `token` if it comes next. */
    bool skip(QStringView token);
    /** Skips blanks, and the word if it comes next, in lower or upper case. */
    bool skipWord(QStringView word);

    /** Reads a JSON string, or a string in single quotes, at the cursor. Returns its UTF-8 text. */
    [[nodiscard]] std::optional<QByteArray> takeString();
    /** Reads the number at the cursor, such as "-1.5e3"; an empty text if there is none. */
    [[nodiscard]] QByteArray takeNumber();
    /** Reads the text of a JSON object or list at the cursor, up to its closing bracket. */
    [[nodiscard]] std::optional<QString> takeBrackets();
    /** Reads a regular expression between slashes, and replaces `\/` by "/". */
    [[nodiscard]] std::optional<QString> takePattern();

    void fail(LineProblem problem, qsizetype column, qsizetype length = 0, const QString &detail = {},
              const QString &suggestion = {});
    [[nodiscard]] bool hasFailed() const { return m_fault.has_value(); }
    [[nodiscard]] const std::optional<LineFault> &fault() const { return m_fault; }

private:
    /** The offset after the string in quotes at an offset; -1 if it is not closed. */
    [[nodiscard]] qsizetype endOfString(qsizetype from) const;

    QString m_text;
    qsizetype m_place = 0;
    std::optional<LineFault> m_fault;
};

} // namespace propertyline
