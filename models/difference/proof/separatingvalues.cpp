#include "separatingvalues.h"

#include "namedvalues.h"

#include <algorithm>
#include <cmath>

namespace difference {

using document::Value;

QList<Value> candidatesFor(const Change &change)
{
    QList<Value> values;
    for (const QString &argument : change.arguments) {
        bool isNumber = false;
        const double number = argument.toDouble(&isNumber);
        if (isNumber && std::abs(number) < 1e15)
            values += valuesAround(qint64(number));
        if (const auto named = Value::fromJson(argument.toUtf8()))
            values.append(*named);
    }
    if (change.id.contains(u"content-")) // Texts that one encoding or media type has and another has not.
        values.append({Value::string(QByteArray("AA==")), Value::string(QByteArray("e30=")),
                       Value::string(QByteArray("a=3D")), Value::string(QByteArray("{}"))});
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

QList<Value> variationsOf(const Value &value, const QList<QByteArray> &names)
{
    const QList<Value> further = {Value::string(QByteArray("a")), Value::integer(1), Value::object(), Value()};
    QList<Value> found;
    if (value.type() == Value::Type::Object) {
        for (qsizetype i = 0; i < value.members().size(); ++i) {
            QList<Value::Member> members = value.members();
            members.removeAt(i);
            found.append(Value::object(members));
        }
        for (const QByteArray &name : names) {
            if (std::ranges::any_of(value.members(), [&](const auto &member) { return member.first == name; }))
                continue;
            for (const Value &each : further)
                found.append(Value::object(value.members() + QList<Value::Member>{{name, each}}));
        }
    }
    if (value.type() == Value::Type::Array) {
        for (const Value &each : value.items())
            found.append(Value::array(value.items() + QList<Value>{each}));
        for (const Value &each : further)
            found.append(Value::array(value.items() + QList<Value>{each}));
        if (!value.items().isEmpty())
            found.append(Value::array(value.items().mid(1)));
    }
    return found;
}

Value changedValue(const Value &value, const QList<Value> &others, const QList<QByteArray> &names,
                   QRandomGenerator &random)
{
    const auto below = [&](qsizetype limit) { return random.bounded(int(limit)); };
    const qsizetype size = value.members().size() + value.items().size();
    if (value.type() == Value::Type::Object && below(3) == 0) {
        QList<Value::Member> members = value.members();
        const QByteArray name = names[below(names.size())];
        members.removeIf([&](const Value::Member &member) { return member.first == name; });
        return Value::object(members + QList<Value::Member>{{name, others[below(others.size())]}});
    }
    if (size == 0 || below(4) == 0)
        return others[below(others.size())];
    const qsizetype index = below(size);
    if (value.type() == Value::Type::Array) {
        QList<Value> items = value.items();
        const int act = below(4);
        if (act == 0)
            items.removeAt(index);
        else if (act == 1)
            items.append(items[index]);
        else
            items[index] = changedValue(items[index], others, names, random);
        return Value::array(items);
    }
    QList<Value::Member> members = value.members();
    if (below(3) == 0)
        members.removeAt(index);
    else
        members[index].second = changedValue(members[index].second, others, names, random);
    return Value::object(members);
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
