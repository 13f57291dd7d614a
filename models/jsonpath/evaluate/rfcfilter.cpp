#include "filter.h"

#include "members.h"

namespace jsonpath {

using Kind = Expression::Kind;
using Type = ScriptValue::Type;

namespace {

class RfcFilter final
{
public:
    RfcFilter(WalkState &state, const Item &item, const Item &root)
        : m_state(state)
        , m_item(item)
        , m_root(root)
    {}

    [[nodiscard]] bool passes(const Expression &expression)
    {
        if (--m_state.steps < 0)
            return false;
        const QList<Expression> &parts = expression.parts;
        switch (expression.kind) {
        case Kind::Not:
            return !passes(parts[0]);
        case Kind::And:
            return passes(parts[0]) && passes(parts[1]);
        case Kind::Or:
            return passes(parts[0]) || passes(parts[1]);
        case Kind::Compare:
            return compare(expression.text, valueOf(parts[0]), valueOf(parts[1]));
        case Kind::Query:
            return countOf(*expression.query, 1) > 0;
        default:
            return valueOf(expression).boolean;
        }
    }

private:
    [[nodiscard]] ScriptValue valueOf(const Expression &expression)
    {
        switch (expression.kind) {
        case Kind::Query:
            return onlyValue(*expression.query);
        case Kind::Function:
            return call(expression);
        default:
            return literalOf(expression);
        }
    }

    [[nodiscard]] ScriptValue call(const Expression &function)
    {
        const Expression &first = function.parts[0];
        if (function.text == "count")
            return ScriptValue::ofNumber(double(countOf(*first.query, -1)));
        if (function.text == "value")
            return onlyValue(*first.query);
        const ScriptValue value = valueOf(first);
        if (function.text == "length")
            return lengthOf(value);
        const ScriptValue pattern = valueOf(function.parts[1]);
        if (value.type != Type::Text || pattern.type != Type::Text)
            return ScriptValue::ofBool(false);
        const bool isWhole = function.text == "match";
        return ScriptValue::ofBool(
            m_state.patterns.matches(QString::fromUtf8(isWhole ? "^(?:" + pattern.text + ")$" : pattern.text),
                                     {.dot = schema::Dot::NoLfOrCr}, value.text, m_state.steps));
    }

    [[nodiscard]] ScriptValue lengthOf(const ScriptValue &value)
    {
        if (value.type == Type::Text)
            return ScriptValue::ofNumber(double(value.text.size() - continuationBytes(value.text)));
        if (value.type != Type::Container)
            return {};
        m_state.steps -= value.node.childCount();
        return ScriptValue::ofNumber(value.node.isMapping() ? double(document::membersOf(value.node).size())
                                                            : double(value.node.childCount()));
    }

    /** Of UTF-8. */
    [[nodiscard]] static qsizetype continuationBytes(const QByteArray &text)
    {
        return std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) == 0x80; });
    }

    [[nodiscard]] bool compare(QByteArrayView comparison, const ScriptValue &left, const ScriptValue &right)
    {
        if (comparison == "==")
            return areEqual(left, right, m_state.steps);
        if (comparison == "!=")
            return !areEqual(left, right, m_state.steps);
        if (comparison == "<")
            return isLess(left, right);
        if (comparison == ">")
            return isLess(right, left);
        const bool isEqual = areEqual(left, right, m_state.steps);
        return isEqual || (comparison == "<=" ? isLess(left, right) : isLess(right, left));
    }

    [[nodiscard]] static bool isLess(const ScriptValue &left, const ScriptValue &right)
    {
        if (left.type == Type::Number && right.type == Type::Number)
            return left.number < right.number;
        // UTF-8 sorts as Unicode scalar values do.
        return left.type == Type::Text && right.type == Type::Text && left.text < right.text;
    }

    /** Of the values of a query; counts up to `most`, or all if that is negative. */
    [[nodiscard]] qsizetype countOf(const Query &query, qsizetype most)
    {
        qsizetype count = 0;
        const PathWalk::Visit visit = [&](const Match &) { return ++count != most; };
        const Item &start = query.isAbsolute ? m_root : m_item;
        PathWalk(m_state, m_root, query, visit).run(start);
        return count;
    }

    /** The value of a query that has one. */
    [[nodiscard]] ScriptValue onlyValue(const Query &query)
    {
        ScriptValue value;
        qsizetype count = 0;
        const PathWalk::Visit visit = [&](const Match &match) {
            value = valueOfItem(m_state, match.item);
            return ++count < 2;
        };
        const Item &start = query.isAbsolute ? m_root : m_item;
        PathWalk(m_state, m_root, query, visit).run(start);
        return count == 1 ? value : ScriptValue();
    }

    WalkState &m_state;
    const Item &m_item;
    const Item &m_root;
};

} // namespace

bool passesRfc(WalkState &state, const Expression &expression, const Item &item, const Item &root)
{
    return RfcFilter(state, item, root).passes(expression);
}

} // namespace jsonpath
