#include "filter.h"

#include "members.h"

#include <algorithm>

namespace jsonpath {

using Kind = Expression::Kind;
using Type = ScriptValue::Type;

namespace {

/** `$['paths']['/a'][0]` */
QByteArray pathText(const Item &item, qint64 &steps)
{
    QList<QByteArray> parts;
    for (const Item *each = &item; each->parent; each = each->parent) {
        steps -= 1 + each->key.size() / BytesOfStep;
        parts.append(each->index < 0 ? "['" + each->key + "']" : '[' + each->token() + ']');
    }
    std::reverse(parts.begin(), parts.end());
    return '$' + parts.join();
}

const char *classOf(const ScriptValue &value)
{
    switch (value.type) {
    case Type::Boolean:
        return "Boolean";
    case Type::Number:
        return "Number";
    case Type::Text:
        return "String";
    case Type::List:
        return "Array";
    case Type::Regex:
        return "RegExp";
    case Type::Container:
        return value.node.isSequence() ? "Array" : "Object";
    default:
        return "Function";
    }
}

const char *typeName(const ScriptValue &value)
{
    switch (value.type) {
    case Type::Undefined:
        return "undefined";
    case Type::Boolean:
        return "boolean";
    case Type::Number:
        return "number";
    case Type::Text:
        return "string";
    case Type::Class:
        return "function";
    default:
        return "object";
    }
}

ScriptValue lengthOfText(const QByteArray &text)
{
    return ScriptValue::ofNumber(double(QString::fromUtf8(text).size()));
}

schema::PatternFlags flagsOf(const QByteArray &flags)
{
    return {flags.contains('i'), flags.contains('m'), flags.contains('s') ? schema::Dot::Any : schema::Dot::NoLineEnd};
}

class ScriptFilter final
{
public:
    ScriptFilter(WalkState &state, const Item &item, const Item &root)
        : m_state(state)
        , m_item(item)
        , m_root(root)
    {}

    [[nodiscard]] bool passes(const Expression &expression)
    {
        const ScriptValue value = valueOf(expression);
        return !m_hasThrown && m_state.steps >= 0 && value.isTruthy();
    }

private:
    [[nodiscard]] ScriptValue valueOf(const Expression &expression)
    {
        if (m_hasThrown || --m_state.steps < 0)
            return {};
        const QList<Expression> &parts = expression.parts;
        switch (expression.kind) {
        case Kind::Regex:
            return {.type = Type::Regex, .text = expression.text, .flags = expression.flags};
        case Kind::List:
            return listOf(parts);
        case Kind::Current:
            return ofItem(m_item);
        case Kind::Root:
            return ofItem(m_root);
        case Kind::Parent:
            return m_item.parent ? ofItem(*m_item.parent) : ScriptValue();
        case Kind::Property:
            return tokenOf(&m_item);
        case Kind::ParentProperty:
            return tokenOf(m_item.parent);
        case Kind::Path:
            return ScriptValue::ofText(pathText(m_item, m_state.steps));
        case Kind::Member:
            return memberOf(valueOf(parts[0]), expression.text);
        case Kind::Item:
            return itemOf(valueOf(parts[0]), valueOf(parts[1]));
        case Kind::Call:
            return call(expression);
        case Kind::TypeOf:
            return ScriptValue::ofText(typeName(valueOf(parts[0])));
        case Kind::Not:
            return ScriptValue::ofBool(!valueOf(parts[0]).isTruthy());
        case Kind::And: {
            const ScriptValue left = valueOf(parts[0]);
            return left.isTruthy() ? valueOf(parts[1]) : left;
        }
        case Kind::Or: {
            const ScriptValue left = valueOf(parts[0]);
            return left.isTruthy() ? left : valueOf(parts[1]);
        }
        case Kind::Compare:
            return ScriptValue::ofBool(compare(expression.text, valueOf(parts[0]), valueOf(parts[1])));
        default:
            return literalOf(expression);
        }
    }

    [[nodiscard]] ScriptValue ofItem(const Item &item) { return valueOfItem(m_state, item); }

    [[nodiscard]] static ScriptValue tokenOf(const Item *item)
    {
        if (!item || !item->parent)
            return {};
        return item->index < 0 ? ScriptValue::ofText(item->key) : ScriptValue::ofNumber(double(item->index));
    }

    [[nodiscard]] ScriptValue listOf(const QList<Expression> &parts)
    {
        ScriptValue list{.type = Type::List};
        for (const Expression &part : parts)
            list.items.append(valueOf(part));
        return list;
    }

    ScriptValue thrown()
    {
        m_hasThrown = true;
        return {};
    }

    [[nodiscard]] ScriptValue memberOf(const ScriptValue &value, const QByteArray &name)
    {
        if (value.type == Type::Undefined || value.type == Type::Null)
            return thrown();
        if (value.type == Type::Container && value.node.isMapping()) {
            if (const ScriptValue member = childOf(value, name); member.type != Type::Undefined)
                return member;
        }
        if (name == "length") {
            m_state.steps -= value.text.size();
            if (value.type == Type::Text)
                return lengthOfText(value.text);
            if (value.type == Type::List)
                return ScriptValue::ofNumber(double(value.items.size()));
            if (value.type == Type::Container && value.node.isSequence())
                return ScriptValue::ofNumber(double(value.node.childCount()));
        }
        if (name == "constructor")
            return {.type = Type::Class, .text = classOf(value)};
        if (name == "name" && value.type == Type::Class)
            return ScriptValue::ofText(value.text);
        return {};
    }

    [[nodiscard]] ScriptValue itemOf(const ScriptValue &value, const ScriptValue &key)
    {
        if (key.type == Type::Text && !(value.type == Type::Container && value.node.isSequence()))
            return memberOf(value, key.text);
        if (value.type == Type::Undefined || value.type == Type::Null)
            return thrown();
        const double number = key.toNumber();
        const bool isIndex = number >= 0 && number < 1e9 && number == double(qsizetype(number));
        if (value.type == Type::List)
            return isIndex ? value.items.value(qsizetype(number)) : ScriptValue();
        if (value.type != Type::Container)
            return {};
        return childOf(value, isIndex ? QByteArray::number(qsizetype(number)) : key.text);
    }

    /** A member or item of a document, references followed. */
    [[nodiscard]] ScriptValue childOf(const ScriptValue &container, const QByteArray &token)
    {
        const Item item{nullptr, {}, -1, container.node, container.document};
        ScriptValue value;
        const auto take = [&](const Item &child) { value = ofItem(child); };
        if (container.node.isMapping()) {
            visitMember(m_state, item, token, take);
        } else {
            bool isIndex = false;
            const qint64 index = token.toLongLong(&isIndex);
            if (isIndex && index >= 0 && index < container.node.childCount())
                visitChild(m_state, item, {}, index, container.node.childAt(index).resolved(), take);
        }
        return value;
    }

    [[nodiscard]] ScriptValue call(const Expression &expression)
    {
        const ScriptValue self = valueOf(expression.parts[0]);
        const ScriptValue argument = expression.parts.size() > 1 ? valueOf(expression.parts[1]) : ScriptValue();
        const QByteArray &method = expression.text;
        if (method == "test")
            return self.type == Type::Regex ? ScriptValue::ofBool(matches(self, argument)) : thrown();
        if (method == "hasOwnProperty")
            return hasOwn(self, argument);
        if (method == "includes" || method == "indexOf") {
            const double index = indexIn(self, argument);
            return method == "indexOf" ? ScriptValue::ofNumber(index) : ScriptValue::ofBool(index >= 0);
        }
        m_state.steps -= self.text.size();
        if (self.type != Type::Text)
            return thrown();
        if (method == "toLowerCase" || method == "toUpperCase") {
            const QString text = QString::fromUtf8(self.text);
            return ScriptValue::ofText((method == "toLowerCase" ? text.toLower() : text.toUpper()).toUtf8());
        }
        if (method == "startsWith")
            return ScriptValue::ofBool(self.text.startsWith(argument.text));
        if (method == "endsWith")
            return ScriptValue::ofBool(self.text.endsWith(argument.text));
        // match(): what it finds is a list, or null.
        return matches(argument, self) ? ScriptValue{.type = Type::List, .items = {self}}
                                       : ScriptValue{.type = Type::Null};
    }

    [[nodiscard]] bool matches(const ScriptValue &pattern, const ScriptValue &text)
    {
        return (pattern.type == Type::Regex || pattern.type == Type::Text) && text.type == Type::Text &&
               m_state.patterns.matches(QString::fromUtf8(pattern.text), flagsOf(pattern.flags), text.text,
                                        m_state.steps);
    }

    [[nodiscard]] ScriptValue hasOwn(const ScriptValue &self, const ScriptValue &name)
    {
        if (self.type == Type::Undefined || self.type == Type::Null)
            return thrown();
        return ScriptValue::ofBool(self.type == Type::Container && childOf(self, name.text).type != Type::Undefined);
    }

    /** -1 if it is not there. */
    [[nodiscard]] double indexIn(const ScriptValue &self, const ScriptValue &wanted)
    {
        if (self.type == Type::Text) {
            m_state.steps -= self.text.size();
            return double(self.text.indexOf(wanted.text));
        }
        QList<ScriptValue> items = self.items;
        if (self.type == Type::Container && self.node.isSequence()) {
            m_state.steps -= self.node.childCount();
            for (qsizetype i = 0; m_state.steps >= 0 && i < self.node.childCount(); ++i) {
                const document::Node child = self.node.childAt(i).resolved();
                m_state.steps -= stepsOfScalar(child);
                items.append(ScriptValue::ofNode(child, self.document));
            }
        } else if (self.type != Type::List) {
            thrown();
            return -1;
        }
        const auto found = std::find_if(items.cbegin(), items.cend(),
                                        [&](const ScriptValue &item) { return areSame(item, wanted, false); });
        return found == items.cend() ? -1 : double(found - items.cbegin());
    }

    [[nodiscard]] static bool compare(QByteArrayView comparison, const ScriptValue &left, const ScriptValue &right)
    {
        const bool isStrict = comparison.size() == 3;
        if (comparison.startsWith("==") || comparison.startsWith("!="))
            return areSame(left, right, !isStrict) == (comparison[0] == '=');
        if (left.type == Type::Text && right.type == Type::Text) {
            const int order = left.text.compare(right.text);
            return comparison == "<"    ? order < 0
                   : comparison == "<=" ? order <= 0
                   : comparison == ">"  ? order > 0
                                        : order >= 0;
        }
        const double one = left.toNumber();
        const double other = right.toNumber();
        return comparison == "<"    ? one < other
               : comparison == "<=" ? one <= other
               : comparison == ">"  ? one > other
                                    : one >= other;
    }

    WalkState &m_state;
    const Item &m_item;
    const Item &m_root;
    bool m_hasThrown = false;
};

} // namespace

bool passesScript(WalkState &state, const Expression &expression, const Item &item, const Item &root)
{
    return ScriptFilter(state, item, root).passes(expression);
}

} // namespace jsonpath
