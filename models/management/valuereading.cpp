#include "valuereading.h"

#include <algorithm>
#include <cmath>

namespace management {

using document::Value;

base::Error wrongTypeAt(const QString &pointer)
{
    return {base::ErrorCode::WrongType, pointer};
}

bool hasMember(const Value &object, QByteArrayView key)
{
    const QList<Value::Member> &members = object.members();
    return std::any_of(members.begin(), members.end(),
                       [&](const Value::Member &member) { return member.first == key; });
}

QString readText(const Value &object, QByteArrayView key)
{
    return object.member(key).text();
}

QString firstText(const Value &object, std::initializer_list<QByteArrayView> keys)
{
    for (QByteArrayView key : keys) {
        const QString text = readText(object, key);
        if (!text.isEmpty())
            return text;
    }
    return {};
}

QStringList readTexts(const Value &object, QByteArrayView key)
{
    QStringList texts;
    const Value list = object.member(key);
    for (const Value &item : list.items()) {
        if (item.isString())
            texts.append(item.text());
    }
    return texts;
}

int readCount(const Value &object, QByteArrayView key)
{
    bool ok = false;
    const int count = object.member(key).bytes().toInt(&ok);
    return ok ? std::max(count, 0) : 0;
}

std::optional<qint64> wholeNumber(const Value &value)
{
    if (value.type() != Value::Type::Number)
        return std::nullopt;
    bool ok = false;
    const qint64 exact = value.bytes().toLongLong(&ok);
    if (ok)
        return exact;
    constexpr double exactLimit = 9007199254740992.0; // 2^53, the largest integer that a double represents exactly.
    const std::optional<double> real = realNumber(value);
    if (!real || std::abs(*real) > exactLimit || std::trunc(*real) != *real)
        return std::nullopt;
    return static_cast<qint64>(*real);
}

std::optional<double> realNumber(const Value &value)
{
    if (value.type() != Value::Type::Number)
        return std::nullopt;
    bool ok = false;
    const double real = value.bytes().toDouble(&ok);
    return ok && std::isfinite(real) ? std::optional(real) : std::nullopt;
}

Value withMember(const Value &object, QByteArrayView key, const Value &value)
{
    QList<Value::Member> members = object.members();
    const auto place = std::find_if(members.begin(), members.end(),
                                    [&](const Value::Member &member) { return member.first == key; });
    if (place == members.end())
        members.append({key.toByteArray(), value});
    else
        place->second = value;
    return Value::object(members);
}

Value withoutMember(const Value &object, QByteArrayView key)
{
    QList<Value::Member> members = object.members();
    members.removeIf([&](const Value::Member &member) { return member.first == key; });
    return Value::object(members);
}

} // namespace management
