#include "linecursor.h"

#include "typewords.h"

#include <algorithm>

namespace propertyline {

QStringView LineCursor::peekWord() const
{
    const QStringView text = rest();
    const auto end = std::find_if_not(text.begin(), text.end(), isWordCharacter);
    return text.first(end - text.begin());
}

void LineCursor::skipBlanks()
{
    while (!isAtEnd() && at().isSpace())
        ++m_place;
}

bool LineCursor::skip(QStringView token)
{
    skipBlanks();
    if (!rest().startsWith(token))
        return false;
    m_place += token.size();
    return true;
}

bool LineCursor::skipWord(QStringView word)
{
    skipBlanks();
    if (peekWord().compare(word, Qt::CaseInsensitive) != 0)
        return false;
    m_place += word.size();
    return true;
}

qsizetype LineCursor::endOfString(qsizetype from) const
{
    const QChar quote = m_text[from];
    for (qsizetype i = from + 1; i < m_text.size(); ++i) {
        if (m_text[i] == u'\\')
            ++i;
        else if (m_text[i] == quote)
            return i + 1;
    }
    return -1;
}

std::optional<QByteArray> LineCursor::takeString()
{
    const qsizetype from = m_place;
    const qsizetype end = endOfString(from);
    if (end < 0) {
        fail(LineProblem::TextNotClosed, from, m_text.size() - from);
        return std::nullopt;
    }
    QString json = between(from, end);
    if (json.startsWith(u'\'')) {
        json = json.sliced(1, json.size() - 2);
        json.replace(u"\\'"_qs, u"'"_qs).replace(u'"', u"\\\""_qs);
        json = u'"' + json + u'"';
    }
    const auto value = document::Value::fromJson(json.toUtf8());
    if (!value || !value->isString()) {
        fail(LineProblem::JsonExpected, from, end - from, between(from, end));
        return std::nullopt;
    }
    m_place = end;
    return value->bytes();
}

QByteArray LineCursor::takeNumber()
{
    const QStringView text = rest();
    qsizetype end = text.startsWith(u'-') ? 1 : 0;
    const auto isDigitAt = [text](qsizetype place) {
        return place < text.size() && text[place] >= u'0' && text[place] <= u'9';
    };
    const auto skipDigits = [&] {
        while (isDigitAt(end))
            ++end;
    };
    skipDigits();
    if (end < text.size() && text[end] == u'.' && isDigitAt(end + 1)) {
        ++end;
        skipDigits();
    }
    if (end < text.size() && (text[end] == u'e' || text[end] == u'E')) {
        const bool isSigned = end + 1 < text.size() && (text[end + 1] == u'+' || text[end + 1] == u'-');
        if (isDigitAt(end + (isSigned ? 2 : 1))) {
            end += isSigned ? 2 : 1;
            skipDigits();
        }
    }
    const QByteArray number = text.first(end).toLatin1();
    if (!isJsonNumber(number))
        return {};
    m_place += end;
    return number;
}

std::optional<QString> LineCursor::takeBrackets()
{
    const qsizetype from = m_place;
    qsizetype depth = 0;
    for (qsizetype i = from; i < m_text.size(); ++i) {
        const QChar each = m_text[i];
        if (each == u'"') {
            i = endOfString(i) - 1;
            if (i < 0)
                break;
        } else if (each == u'{' || each == u'[') {
            ++depth;
        } else if ((each == u'}' || each == u']') && --depth == 0) {
            m_place = i + 1;
            return between(from, m_place);
        }
    }
    fail(LineProblem::ClosingExpected, m_text.size(), 0, m_text[from] == u'{' ? u"}"_qs : u"]"_qs);
    return std::nullopt;
}

std::optional<QString> LineCursor::takePattern()
{
    const qsizetype from = m_place;
    QString pattern;
    for (qsizetype i = from + 1; i < m_text.size(); ++i) {
        if (m_text[i] == u'/') {
            m_place = i + 1;
            return pattern;
        }
        if (m_text[i] == u'\\' && i + 1 < m_text.size()) {
            ++i;
            if (m_text[i] != u'/')
                pattern += u'\\';
        }
        pattern += m_text[i];
    }
    fail(LineProblem::PatternNotClosed, from, m_text.size() - from);
    return std::nullopt;
}

void LineCursor::fail(LineProblem problem, qsizetype column, qsizetype length, const QString &detail,
                      const QString &suggestion)
{
    if (!m_fault)
        m_fault = LineFault{problem, column, length, detail, suggestion};
    m_place = m_text.size();
}

} // namespace propertyline
