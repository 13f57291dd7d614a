#include "linegrammar.h"

#include "linelimits.h"
#include "typewords.h"

namespace propertyline {

using document::Value;

LineGrammar::LineGrammar(const QString &text, const LineScope &scope)
    : m_cursor(text)
    , m_scope(scope)
    , m_types(m_cursor, m_scope, m_expectation)
{
    if (text.size() > MaximumLineLength)
        m_cursor.fail(LineProblem::TooLong, MaximumLineLength, text.size() - MaximumLineLength);
    for (qsizetype i = 0; i < text.size() && !m_cursor.hasFailed(); ++i) {
        if (!isOneLine(QStringView(text).sliced(i, 1)))
            m_cursor.fail(LineProblem::Unexpected, i, 1, u"U+%1"_qs.arg(text[i].unicode(), 4, 16, QChar(u'0')));
    }
}

Line LineGrammar::readLine()
{
    Line line;
    line.name = name();
    marks(line);
    line.type = m_types.parse();
    while (!m_cursor.hasFailed() && addition(line)) {
    }
    m_cursor.skipBlanks();
    if (!m_cursor.isAtEnd()) {
        const qsizetype size = qMax<qsizetype>(1, m_cursor.peekWord().size());
        m_cursor.fail(LineProblem::Unexpected, m_cursor.place(), size,
                      m_cursor.between(m_cursor.place(), m_cursor.place() + size));
    }
    return line;
}

Type LineGrammar::readType()
{
    Type type = m_types.parse();
    m_cursor.skipBlanks();
    if (!m_cursor.isAtEnd())
        m_cursor.fail(LineProblem::Unexpected, m_cursor.place(), m_cursor.rest().size(), m_cursor.rest().toString());
    return type;
}

std::optional<QString> LineGrammar::readName()
{
    const QString found = name();
    m_cursor.skipBlanks();
    return m_cursor.hasFailed() || !m_cursor.isAtEnd() ? std::nullopt : std::optional(found);
}

QString LineGrammar::name()
{
    m_cursor.skipBlanks();
    if (m_cursor.at() == u'"' || m_cursor.at() == u'\'')
        return QString::fromUtf8(m_cursor.takeString().value_or(QByteArray()));
    const QString word = m_cursor.peekWord().toString();
    if (word.isEmpty())
        m_cursor.fail(LineProblem::NameExpected, m_cursor.place());
    m_cursor.advance(word.size());
    return word;
}

/** Reads what is between a name and its type. */
void LineGrammar::marks(Line &line)
{
    for (;;) {
        if (m_cursor.skip(u"!"))
            line.isRequired = true;
        else if (!m_cursor.skip(u"?"))
            break;
    }
    m_cursor.skip(u":");
}

bool LineGrammar::addition(Line &line)
{
    m_cursor.skipBlanks();
    if (m_cursor.isAtEnd() || m_cursor.isAtComment()) {
        description(line);
        return false;
    }
    if (flag(line))
        return true;
    const qsizetype column = m_cursor.place();
    if (m_cursor.skip(u"=")) {
        if (line.defaultValue)
            m_cursor.fail(LineProblem::Repeated, column, 1, u"="_qs);
        line.defaultValue = defaultValue(line.type);
        return true;
    }
    // As in TypeScript and in lists.
    const bool isSeparator = m_cursor.at() == u';' || m_cursor.at() == u',';
    LineCursor ahead = m_cursor;
    ahead.advance(1);
    ahead.skipBlanks();
    if (!isSeparator || (!ahead.isAtEnd() && !ahead.isAtComment()))
        return false;
    m_cursor = ahead;
    return true;
}

bool LineGrammar::flag(Line &line)
{
    const qsizetype column = m_cursor.place();
    const QString word = m_cursor.peekWord().toString().toLower().replace(u'_', u'-');
    const auto set = [&](bool &flag) {
        if (flag)
            m_cursor.fail(LineProblem::Repeated, column, word.size(), word);
        flag = true;
    };
    if (word.isEmpty())
        return false;
    m_cursor.advance(word.size());
    if (word == u"read-only" || word == u"readonly")
        set(line.isReadOnly);
    else if (word == u"write-only" || word == u"writeonly")
        set(line.isWriteOnly);
    else if (word == u"deprecated")
        set(line.isDeprecated);
    else if (word == u"required")
        line.isRequired = true;
    else if (word == u"nullable")
        m_types.allowNull(line.type, column);
    else if (word != u"optional")
        m_cursor.fail(LineProblem::Unexpected, column, word.size(), m_cursor.between(column, m_cursor.place()));
    if (!m_cursor.hasFailed() && m_cursor.isAtEnd())
        m_expectation = {};
    else if (!m_cursor.hasFailed() && m_cursor.rest().trimmed().isEmpty())
        m_expectation = {Expectation::What::AfterType, line.type};
    return true;
}

std::optional<Value> LineGrammar::defaultValue(const Type &type)
{
    m_cursor.skipBlanks();
    if (m_cursor.isAtEnd() && !m_cursor.hasFailed())
        m_expectation = {Expectation::What::Default, type};
    if (m_cursor.hasFailed())
        return std::nullopt;
    const qsizetype from = m_cursor.place();
    QString json;
    switch (m_cursor.at().unicode()) {
    case u'"':
    case u'\'': {
        const auto text = m_cursor.takeString();
        return text ? std::optional(Value::string(*text)) : std::nullopt;
    }
    case u'{':
    case u'[':
        json = m_cursor.takeBrackets().value_or(QString());
        break;
    default: {
        json = QString::fromLatin1(m_cursor.takeNumber());
        const QString word = m_cursor.peekWord().toString();
        json += word;
        m_cursor.advance(word.size());
        if (isPlainWord(json) && !Value::fromJson(json.toUtf8()))
            return Value::string(json);
        break;
    }
    }
    const auto value = Value::fromJson(json.toUtf8());
    if (value)
        return *value;
    m_cursor.fail(LineProblem::JsonExpected, from, json.size(), json);
    return std::nullopt;
}

void LineGrammar::description(Line &line)
{
    if (m_cursor.isAtEnd())
        return;
    m_cursor.advance(m_cursor.at() == u'#' ? 1 : 2);
    line.description = m_cursor.rest().trimmed().toString();
    m_cursor.advance(m_cursor.rest().size());
    m_expectation = {};
}

} // namespace propertyline
