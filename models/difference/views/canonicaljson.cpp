#include "canonicaljson.h"

#include "decimal.h"

#include <algorithm>

namespace difference {

using document::Value;

namespace {

constexpr qsizetype LongestValue = 60;
constexpr qsizetype LongestList = 10;

Value canonical(const Value &value)
{
    if (value.type() == Value::Type::Number) {
        const auto number = schema::Decimal::parse(value.bytes());
        return Value::number(number ? number->canonical() : value.bytes());
    }
    if (value.type() == Value::Type::Array) {
        QList<Value> items;
        for (const Value &item : value.items())
            items.append(canonical(item));
        return Value::array(items);
    }
    if (value.type() != Value::Type::Object)
        return value;
    QList<Value::Member> members;
    for (const Value::Member &member : value.members())
        members.append({member.first, canonical(member.second)});
    std::ranges::stable_sort(members, {}, &Value::Member::first);
    return Value::object(members);
}

} // namespace

std::optional<QByteArray> canonicalJson(const document::Node &node)
{
    const base::Result<Value> value = node.mergedValue();
    return value ? std::optional(canonical(*value).toJson()) : std::nullopt;
}

QString shownJsonOf(const QByteArray &json)
{
    const QString text = QString::fromUtf8(json);
    return text.size() <= LongestValue ? text : text.first(LongestValue - 1) + u'…';
}

QString shownList(const QStringList &values)
{
    const bool isLong = values.size() > LongestList;
    return values.mid(0, LongestList).join(u", "_qs) + (isLong ? u", …"_qs : QString());
}

} // namespace difference
