#include "rfcparser.h"

namespace jsonpath {

using Kind = Expression::Kind;

namespace {

/** A function of the RFC. Types are V (value), N (nodes) and L (logical). */
struct Function {
    const char *name;
    const char *arguments;
    char result;
};

constexpr Function Functions[] = {
    {"length", "V", 'V'}, {"count", "N", 'V'}, {"match", "VV", 'L'}, {"search", "VV", 'L'}, {"value", "N", 'V'},
};

const Function *findFunction(const QByteArray &name)
{
    for (const Function &function : Functions) {
        if (name == function.name)
            return &function;
    }
    return nullptr;
}

bool isLogicalFunction(const Expression &expression)
{
    const Function *function = expression.kind == Kind::Function ? findFunction(expression.text) : nullptr;
    return function && function->result == 'L';
}

bool isComparable(const Expression &expression)
{
    switch (expression.kind) {
    case Kind::Query:
        return expression.query->isSingular();
    case Kind::Function:
        return !isLogicalFunction(expression);
    default:
        return true;
    }
}

} // namespace

bool RfcParser::parse(Expression &into)
{
    const Nesting nesting(m_cursor);
    if (!nesting.isAllowed() || !parseAnd(into))
        return false;
    for (m_cursor.skipBlanks(); m_cursor.take("||"); m_cursor.skipBlanks()) {
        if (!m_cursor.countOperator())
            return false;
        m_cursor.skipBlanks();
        Expression right;
        if (!parseAnd(right))
            return false;
        into = {.kind = Kind::Or, .parts = {into, right}};
    }
    return true;
}

bool RfcParser::parseAnd(Expression &into)
{
    if (!parseBasic(into))
        return false;
    for (m_cursor.skipBlanks(); m_cursor.take("&&"); m_cursor.skipBlanks()) {
        if (!m_cursor.countOperator())
            return false;
        m_cursor.skipBlanks();
        Expression right;
        if (!parseBasic(right))
            return false;
        into = {.kind = Kind::And, .parts = {into, right}};
    }
    return true;
}

bool RfcParser::parseBasic(Expression &into)
{
    const bool isNegated = m_cursor.take("!");
    m_cursor.skipBlanks();
    if (!m_cursor.take("("))
        return parseComparisonOrTest(into, isNegated);
    m_cursor.skipBlanks();
    Expression inside;
    if (!parse(inside))
        return false;
    m_cursor.skipBlanks();
    if (!m_cursor.take(")"))
        return m_cursor.fail(QLatin1String(")"));
    into = isNegated ? Expression{.kind = Kind::Not, .parts = {inside}} : inside;
    return true;
}

bool RfcParser::parseComparisonOrTest(Expression &into, bool isNegated)
{
    Expression left;
    if (!parseComparable(left))
        return false;
    m_cursor.skipBlanks();
    for (const char *comparison : {"==", "!=", "<=", ">=", "<", ">"}) {
        if (isNegated || !m_cursor.take(comparison))
            continue;
        if (!isComparable(left))
            return m_cursor.fail(QLatin1String("one value before the comparison"));
        m_cursor.skipBlanks();
        Expression right;
        if (!parseComparable(right))
            return false;
        if (!isComparable(right))
            return m_cursor.fail(QLatin1String("one value after the comparison"));
        into = {.kind = Kind::Compare, .text = comparison, .parts = {left, right}};
        return true;
    }
    if (left.kind != Kind::Query && !isLogicalFunction(left))
        return m_cursor.fail(QLatin1String("a comparison"));
    into = isNegated ? Expression{.kind = Kind::Not, .parts = {left}} : left;
    return true;
}

bool RfcParser::parseComparable(Expression &into)
{
    if (m_cursor.peek() == '@' || m_cursor.peek() == '$') {
        const Nesting nesting(m_cursor);
        if (!nesting.isAllowed())
            return false;
        into.kind = Kind::Query;
        into.query = m_parseQuery();
        return into.query != nullptr;
    }
    return parseLiteral(into) || (!m_cursor.hasFailed() && parseFunction(into));
}

bool RfcParser::parseFunction(Expression &into)
{
    const qsizetype start = m_cursor.offset();
    const QByteArray name = m_cursor.takeName();
    const Function *function = findFunction(name);
    if (!function || m_cursor.peek() != '(') {
        m_cursor.moveTo(start);
        return m_cursor.fail(QLatin1String("a value, a path, or one of length, count, match, search and value"));
    }
    into = {.kind = Kind::Function, .text = name};
    return parseArguments(into, function->arguments);
}

bool RfcParser::parseArguments(Expression &function, QByteArrayView types)
{
    const Nesting nesting(m_cursor);
    if (!nesting.isAllowed())
        return false;
    m_cursor.skip();
    for (qsizetype i = 0; i < types.size(); ++i) {
        m_cursor.skipBlanks();
        if (i > 0 && !m_cursor.take(","))
            return m_cursor.fail(QLatin1String("another argument"));
        m_cursor.skipBlanks();
        Expression argument;
        if (!parseComparable(argument))
            return false;
        if (types[i] == 'N' && argument.kind != Kind::Query)
            return m_cursor.fail(QLatin1String("a path as the argument"));
        if (types[i] == 'V' && !isComparable(argument))
            return m_cursor.fail(QLatin1String("one value as the argument"));
        function.parts.append(argument);
    }
    m_cursor.skipBlanks();
    return m_cursor.take(")") || m_cursor.fail(QLatin1String(")"));
}

bool RfcParser::parseLiteral(Expression &into)
{
    const char c = m_cursor.peek();
    if (c == '\'' || c == '"') {
        const std::optional<QByteArray> text = m_cursor.takeString();
        into = {.kind = Kind::String, .text = text.value_or(QByteArray())};
        return text.has_value();
    }
    if (const std::optional<double> number = m_cursor.takeNumber()) {
        into = {.kind = Kind::Number, .number = *number};
        return true;
    }
    const qsizetype start = m_cursor.offset();
    const QByteArray word = m_cursor.takeName();
    if (word == "true" || word == "false" || word == "null") {
        into.kind = word == "true" ? Kind::True : word == "false" ? Kind::False : Kind::Null;
        return true;
    }
    m_cursor.moveTo(start);
    return false;
}

} // namespace jsonpath
