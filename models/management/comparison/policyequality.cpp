#include "policyequality.h"

#include "valuereading.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace management {

namespace {

using document::Value;

constexpr QByteArrayView limitKeys[] = {
    "rate",
    "per",
    "quota_max",
    "quota_renewal_rate",
    "max_query_depth",
    "throttle_interval",
    "throttle_retry_limit",
    "key_expires_in",
};

bool isLimit(QByteArrayView key)
{
    return std::find(std::begin(limitKeys), std::end(limitKeys), key) != std::end(limitKeys);
}

/** JSON that is equal for values with the same meaning: without default members, members sorted, numbers rounded. */
QByteArray canonicalJson(const Value &value)
{
    if (value.type() == Value::Type::Number) {
        const std::optional<double> number = realNumber(value);
        return number ? QByteArray::number(*number, 'g', std::numeric_limits<double>::digits10) : value.bytes();
    }
    QByteArrayList parts;
    for (const Value &item : value.items())
        parts.append(canonicalJson(item));
    if (value.type() == Value::Type::Array)
        return '[' + parts.join(',') + ']';
    if (value.type() != Value::Type::Object)
        return value.toJson();
    for (const auto &[key, member] : value.members()) {
        if (!isDefaultValue(member, key))
            parts.append(Value::string(key).toJson() + ':' + canonicalJson(member));
    }
    std::sort(parts.begin(), parts.end());
    return '{' + parts.join(',') + '}';
}

QSet<QByteArray> itemSet(const Value &array)
{
    QSet<QByteArray> items;
    for (const Value &item : array.items())
        items.insert(canonicalJson(item));
    return items;
}

} // namespace

bool isDefaultValue(const Value &value, QByteArrayView key)
{
    switch (value.type()) {
    case Value::Type::Null:
        return true;
    case Value::Type::Bool:
        return !value.toBool();
    case Value::Type::Number: {
        const std::optional<double> number = realNumber(value);
        return number && (*number == 0 || (*number < 0 && isLimit(key)));
    }
    case Value::Type::String:
        return value.bytes().isEmpty() || (key == "state" && value.bytes() == "active");
    case Value::Type::Array:
        return value.items().isEmpty();
    case Value::Type::Object:
        return std::all_of(value.members().begin(), value.members().end(),
                           [](const Value::Member &member) { return isDefaultValue(member.second, member.first); });
    }
    return false;
}

bool isSameNumber(const Value &left, const Value &right)
{
    constexpr double exactLimit = 9007199254740992.0; // 2^53: a double represents all integers up to it exactly.
    constexpr double roundings = 4;                   // Of a calculation such as 0.1 + 0.2 and of writing its result.
    const std::optional<double> one = realNumber(left);
    const std::optional<double> other = realNumber(right);
    if (!one || !other)
        return left.bytes() == right.bytes();
    if (*one == *other)
        return true;
    const auto isExact = [](double number) { return std::abs(number) < exactLimit && std::trunc(number) == number; };
    if (isExact(*one) && isExact(*other))
        return false;
    const double error = roundings * std::numeric_limits<double>::epsilon();
    return std::abs(*one - *other) <= error * std::max(std::abs(*one), std::abs(*other));
}

bool haveSameItems(const Value &left, const Value &right)
{
    return left == right || itemSet(left) == itemSet(right);
}

QMap<QByteArray, UrlRule> urlRules(const Value &allowedUrls)
{
    QMap<QByteArray, UrlRule> rules;
    for (qsizetype i = 0; i < allowedUrls.items().size(); ++i) {
        const Value &entry = allowedUrls.items().at(i);
        const QByteArray key = canonicalJson(withoutMember(entry, "methods"));
        auto rule = rules.find(key);
        if (rule == rules.end())
            rule = rules.insert(key, {entry, i, false, {}});
        const QStringList methods = readTexts(entry, "methods");
        rule->allowsAll = rule->allowsAll || methods.isEmpty();
        for (const QString &method : methods)
            rule->methods.append(method.toUpper());
    }
    for (UrlRule &rule : rules) {
        if (rule.allowsAll)
            rule.methods.clear();
        rule.methods.sort();
        rule.methods.erase(std::unique(rule.methods.begin(), rule.methods.end()), rule.methods.end());
    }
    return rules;
}

} // namespace management
