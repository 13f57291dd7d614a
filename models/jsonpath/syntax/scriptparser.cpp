#include "scriptparser.h"

#include <algorithm>
#include <array>

namespace jsonpath {

using Kind = Expression::Kind;

namespace {

constexpr std::array<const char *, 9> Methods = {
    "match", "test", "includes", "indexOf", "startsWith", "endsWith", "toLowerCase", "toUpperCase", "hasOwnProperty",
};

} // namespace

bool ScriptParser::parseParenthesized(Expression &into)
{
    m_cursor.skip();
    if (!parseOr(into))
        return false;
    m_cursor.skipBlanks();
    if (!m_cursor.take(")"))
        return m_cursor.fail(QLatin1String(")"));
    m_cursor.skipBlanks();
    return m_cursor.peek() == ']' || m_cursor.peek() == ',' || m_cursor.fail(QLatin1String("]"));
}

bool ScriptParser::parseOr(Expression &into)
{
    const Nesting nesting(m_cursor);
    if (!nesting.isAllowed() || !parseAnd(into))
        return false;
    for (m_cursor.skipBlanks(); m_cursor.take("||"); m_cursor.skipBlanks()) {
        if (!m_cursor.countOperator())
            return false;
        Expression right;
        if (!parseAnd(right))
            return false;
        into = {.kind = Kind::Or, .parts = {into, right}};
    }
    return true;
}

bool ScriptParser::parseAnd(Expression &into)
{
    if (!parseComparison(into))
        return false;
    for (m_cursor.skipBlanks(); m_cursor.take("&&"); m_cursor.skipBlanks()) {
        if (!m_cursor.countOperator())
            return false;
        Expression right;
        if (!parseComparison(right))
            return false;
        into = {.kind = Kind::And, .parts = {into, right}};
    }
    return true;
}

bool ScriptParser::parseComparison(Expression &into)
{
    if (!parseUnary(into))
        return false;
    m_cursor.skipBlanks();
    for (const char *comparison : {"===", "!==", "==", "!=", "<=", ">=", "<", ">"}) {
        if (!m_cursor.take(comparison))
            continue;
        Expression right;
        if (!parseUnary(right))
            return false;
        into = {.kind = Kind::Compare, .text = comparison, .parts = {into, right}};
        return true;
    }
    return true;
}

bool ScriptParser::parseUnary(Expression &into)
{
    const Nesting nesting(m_cursor);
    if (!nesting.isAllowed())
        return false;
    m_cursor.skipBlanks();
    if (m_cursor.take("!")) {
        Expression operand;
        if (!parseUnary(operand))
            return false;
        into = {.kind = Kind::Not, .parts = {operand}};
        return true;
    }
    return parseChain(into);
}

bool ScriptParser::parseChain(Expression &into)
{
    if (!parsePrimary(into))
        return false;
    for (;;) {
        const qsizetype before = m_cursor.offset();
        if (!m_cursor.countOperator())
            return false;
        m_cursor.skipBlanks();
        if (m_cursor.take("?."))
            m_cursor.skipBlanks();
        else if (m_cursor.peek() == '.' && m_cursor.peek(1) != '.')
            m_cursor.skip();
        else if (m_cursor.take("[")) {
            Expression key;
            if (!parseOr(key))
                return false;
            m_cursor.skipBlanks();
            if (!m_cursor.take("]"))
                return m_cursor.fail(QLatin1String("]"));
            into = {.kind = Kind::Item, .parts = {into, key}};
            continue;
        } else {
            m_cursor.moveTo(before);
            return true;
        }
        const qsizetype nameStart = m_cursor.offset();
        const QByteArray name = m_cursor.takeName("$");
        if (name.isEmpty())
            return m_cursor.fail(QLatin1String("a name"));
        m_cursor.skipBlanks();
        if (m_cursor.peek() != '(') {
            into = {.kind = Kind::Member, .text = name, .parts = {into}};
            continue;
        }
        const bool isKnown = std::any_of(Methods.begin(), Methods.end(),
                                         [&](const char *method) { return name == method; });
        if (!isKnown) {
            m_cursor.moveTo(nameStart);
            return m_cursor.fail(QLatin1String("one of the methods match, test, includes, indexOf, startsWith, "
                                               "endsWith, toLowerCase, toUpperCase and hasOwnProperty"));
        }
        Expression call{.kind = Kind::Call, .text = name, .parts = {into}};
        if (!parseArguments(call))
            return false;
        into = call;
    }
}

bool ScriptParser::parsePrimary(Expression &into)
{
    m_cursor.skipBlanks();
    const char c = m_cursor.peek();
    if (c == '@')
        return parseAt(into);
    if (c == '/')
        return parseRegex(into);
    if (c == '[')
        return parseList(into);
    if (c == '\'' || c == '"') {
        const std::optional<QByteArray> text = m_cursor.takeString();
        into = {.kind = Kind::String, .text = text.value_or(QByteArray())};
        return text.has_value();
    }
    if (m_cursor.take("(")) {
        if (!parseOr(into))
            return false;
        m_cursor.skipBlanks();
        return m_cursor.take(")") || m_cursor.fail(QLatin1String(")"));
    }
    if (const std::optional<double> number = m_cursor.takeNumber()) {
        into = {.kind = Kind::Number, .number = *number};
        return true;
    }
    if (m_cursor.take("$")) {
        into.kind = Kind::Root;
        return true;
    }
    return parseWord(into);
}

bool ScriptParser::parseAt(Expression &into)
{
    m_cursor.skip();
    const QByteArray word = m_cursor.takeName();
    const std::pair<const char *, Kind> words[] = {
        {"", Kind::Current},      {"property", Kind::Property},
        {"parent", Kind::Parent}, {"parentProperty", Kind::ParentProperty},
        {"path", Kind::Path},     {"root", Kind::Root},
    };
    for (const auto &[known, kind] : words) {
        if (word == known) {
            into.kind = kind;
            return true;
        }
    }
    return m_cursor.fail(QLatin1String("@, @property, @parent, @parentProperty, @path or @root"));
}

bool ScriptParser::parseWord(Expression &into)
{
    const qsizetype start = m_cursor.offset();
    const QByteArray word = m_cursor.takeName();
    const std::pair<const char *, Kind> words[] = {
        {"true", Kind::True}, {"false", Kind::False}, {"null", Kind::Null}, {"undefined", Kind::Undefined}};
    for (const auto &[known, kind] : words) {
        if (word == known) {
            into.kind = kind;
            return true;
        }
    }
    if (word == "void") {
        Expression ignored;
        into.kind = Kind::Undefined;
        return parseUnary(ignored);
    }
    if (word == "typeof") {
        Expression operand;
        if (!parseUnary(operand))
            return false;
        into = {.kind = Kind::TypeOf, .parts = {operand}};
        return true;
    }
    m_cursor.moveTo(start);
    return m_cursor.fail(QLatin1String("a value, @ or $"));
}

bool ScriptParser::parseRegex(Expression &into)
{
    m_cursor.skip();
    into.kind = Kind::Regex;
    bool isInClass = false;
    while (!m_cursor.isAtEnd() && (isInClass || m_cursor.peek() != '/')) {
        isInClass = m_cursor.peek() == '[' || (isInClass && m_cursor.peek() != ']');
        if (m_cursor.peek() == '\\') {
            into.text.append(m_cursor.peek());
            m_cursor.skip();
        }
        into.text.append(m_cursor.peek());
        m_cursor.skip();
    }
    if (m_cursor.isAtEnd())
        return m_cursor.fail(QLatin1String("/"));
    m_cursor.skip();
    into.flags = m_cursor.takeName();
    return std::all_of(into.flags.begin(), into.flags.end(),
                       [](char c) { return QByteArrayView("gimsuy").contains(c); }) ||
           m_cursor.fail(QLatin1String("flags of a regular expression"));
}

bool ScriptParser::parseList(Expression &into)
{
    m_cursor.skip();
    into.kind = Kind::List;
    m_cursor.skipBlanks();
    while (m_cursor.peek() != ']') {
        Expression item;
        if (!parseOr(item))
            return false;
        into.parts.append(item);
        m_cursor.skipBlanks();
        if (!m_cursor.take(","))
            break;
        m_cursor.skipBlanks();
    }
    return m_cursor.take("]") || m_cursor.fail(QLatin1String("]"));
}

bool ScriptParser::parseArguments(Expression &call)
{
    m_cursor.skip();
    m_cursor.skipBlanks();
    while (m_cursor.peek() != ')') {
        Expression argument;
        if (!parseOr(argument))
            return false;
        call.parts.append(argument);
        m_cursor.skipBlanks();
        if (!m_cursor.take(","))
            break;
        m_cursor.skipBlanks();
    }
    return m_cursor.take(")") || m_cursor.fail(QLatin1String(")"));
}

} // namespace jsonpath
