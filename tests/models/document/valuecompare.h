#pragma once

#include "value.h"

#include <algorithm>

namespace tests {

/** The value with members in the order of their names and numbers in one way of writing. */
inline document::Value normalized(const document::Value &value)
{
    using document::Value;
    if (value.type() == Value::Type::Number)
        return Value::number(QByteArray::number(value.bytes().toDouble(), 'g', 17));
    if (value.type() == Value::Type::Array) {
        QList<Value> items;
        for (const Value &item : value.items())
            items.append(normalized(item));
        return Value::array(items);
    }
    if (value.type() == Value::Type::Object) {
        QList<Value::Member> members;
        for (const Value::Member &member : value.members())
            members.append({member.first, normalized(member.second)});
        std::stable_sort(members.begin(), members.end(), [](const Value::Member &left, const Value::Member &right) {
            return left.first < right.first;
        });
        return Value::object(members);
    }
    return value;
}

/** Splits a stream of JSON texts that each begin on a line of their own. */
inline QList<document::Value> jsonStream(const QByteArray &text)
{
    QList<document::Value> values;
    QByteArray pending;
    for (const QByteArray &line : text.split('\n')) {
        pending += line + '\n';
        const auto value = document::Value::fromJson(pending);
        if (!value)
            continue;
        values.append(*value);
        pending.clear();
    }
    return values;
}

} // namespace tests
