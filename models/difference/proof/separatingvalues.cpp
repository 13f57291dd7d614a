#include "separatingvalues.h"

#include <cmath>

namespace difference {

using document::Value;

namespace {

constexpr qint64 LongestText = 4096;
constexpr qint64 MostItems = 256;

/** A list with different items, which fit a list of texts, numbers or objects that are unique. */
QList<Value> listsOf(qint64 count)
{
    QList<Value> texts;
    QList<Value> numbers;
    for (qint64 i = 0; i < count; ++i) {
        texts.append(Value::string(QByteArray::number(i)));
        numbers.append(Value::integer(i));
    }
    return {Value::array(texts), Value::array(numbers)};
}

Value objectOf(qint64 count)
{
    QList<Value::Member> members;
    for (qint64 i = 0; i < count; ++i)
        members.append({'p' + QByteArray::number(i), Value::string(QByteArray("a"))});
    return Value::object(members);
}

/** Values at and around a limit: as numbers, and as sizes of texts, lists and objects. */
void addAround(QList<Value> &values, qint64 limit)
{
    for (const qint64 number : {limit, limit - 1, limit + 1}) {
        values.append(Value::integer(number));
        if (number >= 0 && number <= LongestText)
            values.append(Value::string(QByteArray(number, 'a')));
        if (number >= 0 && number <= MostItems) {
            values.append(listsOf(number));
            values.append(objectOf(number));
        }
    }
}

} // namespace

QList<Value> candidatesFor(const Change &change)
{
    QList<Value> values;
    for (const QString &argument : change.arguments) {
        bool isNumber = false;
        const double number = argument.toDouble(&isNumber);
        if (isNumber && std::abs(number) < 1e15)
            addAround(values, qint64(number));
        if (const auto named = Value::fromJson(argument.toUtf8()))
            values.append(*named);
    }
    values.append({Value::string(QByteArray()), Value::string(QByteArray("a")), Value::integer(0), Value::integer(1),
                   Value::integer(-1), Value::integer(5'000'000'000), Value::number("0.5"), Value::boolean(true),
                   Value(), Value::array(), Value::object(),
                   Value::array({Value::string(QByteArray("a")), Value::integer(1)}),
                   Value::array({Value::integer(1), Value::integer(1)}),
                   Value::array({Value::string(QByteArray("a")), Value::string(QByteArray("a"))}),
                   Value::object({{"additional", Value::string(QByteArray("a"))}}),
                   Value::object({{"additional", Value::integer(1)}})});
    return values;
}

std::optional<Value> withValueAt(const Value &value, const QByteArrayList &path, const Value &leaf)
{
    if (path.isEmpty())
        return leaf;
    const QByteArrayList rest = path.mid(1);
    if (value.type() == Value::Type::Array) {
        QList<Value> items = value.items();
        bool isIndex = false;
        const qsizetype index = path.first() == "items" ? 0 : path.first().toInt(&isIndex);
        if (index > items.size() || (path.first() != "items" && !isIndex))
            return std::nullopt;
        if (index == items.size())
            items.append(Value());
        const auto inner = withValueAt(items[index], rest, leaf);
        if (!inner)
            return std::nullopt;
        items[index] = *inner;
        return Value::array(items);
    }
    if (value.type() != Value::Type::Object)
        return std::nullopt;
    const QByteArray name = path.first() == "*" ? QByteArray("additional") : path.first();
    QList<Value::Member> members = value.members();
    for (Value::Member &member : members) {
        if (member.first != name)
            continue;
        const auto inner = withValueAt(member.second, rest, leaf);
        if (!inner)
            return std::nullopt;
        member.second = *inner;
        return Value::object(members);
    }
    const auto inner = withValueAt(rest.isEmpty() ? Value() : Value::object(), rest, leaf);
    if (!inner)
        return std::nullopt;
    members.append({name, *inner});
    return Value::object(members);
}

QList<Value> smallerValues(const Value &value)
{
    QList<Value> found;
    for (qsizetype i = 0; i < value.members().size(); ++i) {
        QList<Value::Member> members = value.members();
        members.removeAt(i);
        found.append(Value::object(members));
        for (const Value &inner : smallerValues(value.members()[i].second)) {
            members = value.members();
            members[i].second = inner;
            found.append(Value::object(members));
        }
    }
    for (qsizetype i = 0; i < value.items().size(); ++i) {
        QList<Value> items = value.items();
        items.removeAt(i);
        found.append(Value::array(items));
        for (const Value &inner : smallerValues(value.items()[i])) {
            items = value.items();
            items[i] = inner;
            found.append(Value::array(items));
        }
    }
    return found;
}

} // namespace difference
