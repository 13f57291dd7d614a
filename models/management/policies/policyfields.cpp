#include "policyfields.h"

#include "valuereading.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace management {

namespace {

using document::Value;
using Type = PolicyType;
using Unit = PolicyUnit;
using Group = PolicyGroup;
using Hint = PolicyHint;

constexpr std::array fields{
    PolicyField{"/name", Type::Text, Unit::None, Group::General, Hint::None},
    PolicyField{"/_id", Type::Text, Unit::None, Group::General, Hint::MadeByServer},
    PolicyField{"/id", Type::Text, Unit::None, Group::General, Hint::MadeByServer},
    PolicyField{"/org_id", Type::Text, Unit::None, Group::General, Hint::None},
    PolicyField{"/active", Type::Boolean, Unit::None, Group::General, Hint::InactiveCounts},
    PolicyField{"/is_inactive", Type::Boolean, Unit::None, Group::General, Hint::InactiveCounts},
    PolicyField{"/date_created", Type::DateTime, Unit::None, Group::General, Hint::MadeByServer},
    PolicyField{"/last_updated", Type::DateTime, Unit::None, Group::General, Hint::MadeByServer},
    PolicyField{"/hmac_enabled", Type::Boolean, Unit::None, Group::General, Hint::None},
    PolicyField{"/key_expires_in", Type::Integer, Unit::Seconds, Group::General, Hint::ZeroNeverExpires},
    PolicyField{"/rate", Type::Number, Unit::Requests, Group::RateAndQuota, Hint::ZeroOrLessUnlimited},
    PolicyField{"/per", Type::Number, Unit::Seconds, Group::RateAndQuota, Hint::WindowOfRate},
    PolicyField{"/quota_max", Type::Integer, Unit::Requests, Group::RateAndQuota, Hint::ZeroOrMinusOneUnlimited},
    PolicyField{"/quota_renewal_rate", Type::Integer, Unit::Seconds, Group::RateAndQuota, Hint::ZeroOrLessNeverRenews},
    PolicyField{"/max_query_depth", Type::Integer, Unit::Levels, Group::RateAndQuota, Hint::MinusOneUnlimited},
    PolicyField{"/smoothing", Type::Json, Unit::None, Group::RateAndQuota, Hint::ServerDefined},
    PolicyField{"/throttle_interval", Type::Number, Unit::Seconds, Group::Throttling, Hint::MinusOneOffBothOrNone},
    PolicyField{"/throttle_retry_limit", Type::Integer, Unit::Attempts, Group::Throttling, Hint::MinusOneOffBothOrNone},
    PolicyField{"/partitions/acl", Type::Boolean, Unit::None, Group::Partitions, Hint::NoneMeansAll},
    PolicyField{"/partitions/complexity", Type::Boolean, Unit::None, Group::Partitions, Hint::NoneMeansAll},
    PolicyField{"/partitions/per_api", Type::Boolean, Unit::None, Group::Partitions, Hint::ExcludesOthers},
    PolicyField{"/partitions/quota", Type::Boolean, Unit::None, Group::Partitions, Hint::NoneMeansAll},
    PolicyField{"/partitions/rate_limit", Type::Boolean, Unit::None, Group::Partitions, Hint::NoneMeansAll},
    PolicyField{"/access_rights", Type::AccessRights, Unit::None, Group::AccessRights, Hint::None},
    PolicyField{"/tags", Type::TextList, Unit::None, Group::Tags, Hint::None},
    PolicyField{"/meta_data", Type::TextMap, Unit::None, Group::MetaData, Hint::FreeKeysAndTexts},
};

/** Splits `/partitions/acl` into `partitions` and `acl`. The pointers in the table have no escaped characters. */
QList<QByteArray> partsOf(QByteArrayView pointer)
{
    return pointer.sliced(1).toByteArray().split('/');
}

bool allAreTexts(const Value &value)
{
    const auto isText = [](const Value &item) { return item.isString(); };
    return std::all_of(value.items().begin(), value.items().end(), isText) &&
           std::all_of(value.members().begin(), value.members().end(),
                       [&](const Value::Member &member) { return isText(member.second); });
}

} // namespace

std::span<const PolicyField> policyFields()
{
    return fields;
}

const PolicyField *policyField(QByteArrayView pointer)
{
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const PolicyField &field) { return pointer == field.pointer; });
    return found == fields.end() ? nullptr : &*found;
}

Value policyValue(const Policy &policy, QByteArrayView pointer)
{
    Value value = policy.json;
    for (const QByteArray &part : partsOf(pointer))
        value = value.member(part);
    return value;
}

void setPolicyValue(Policy &policy, QByteArrayView pointer, const Value &value)
{
    const QList<QByteArray> parts = partsOf(pointer);
    Value changed = value;
    if (parts.size() == 2)
        changed = withMember(policy.json.member(parts[0]), parts[1], value);
    policy.json = withMember(policy.json, parts[0], changed);
}

void removePolicyValue(Policy &policy, QByteArrayView pointer)
{
    const QList<QByteArray> parts = partsOf(pointer);
    if (parts.size() == 1)
        policy.json = withoutMember(policy.json, parts[0]);
    else if (hasMember(policy.json, parts[0]))
        policy.json = withMember(policy.json, parts[0], withoutMember(policy.json.member(parts[0]), parts[1]));
}

std::optional<QString> policyText(const Policy &policy, QByteArrayView pointer)
{
    const Value value = policyValue(policy, pointer);
    return value.isString() ? std::optional(value.text()) : std::nullopt;
}

std::optional<bool> policyFlag(const Policy &policy, QByteArrayView pointer)
{
    const Value value = policyValue(policy, pointer);
    return value.type() == Value::Type::Bool ? std::optional(value.toBool()) : std::nullopt;
}

std::optional<qint64> policyInteger(const Policy &policy, QByteArrayView pointer)
{
    return wholeNumber(policyValue(policy, pointer));
}

std::optional<double> policyNumber(const Policy &policy, QByteArrayView pointer)
{
    return realNumber(policyValue(policy, pointer));
}

QStringList policyTexts(const Policy &policy, QByteArrayView pointer)
{
    QStringList texts;
    const Value list = policyValue(policy, pointer);
    for (const Value &item : list.items())
        texts.append(item.text());
    return texts;
}

QList<std::pair<QString, QString>> policyTextMap(const Policy &policy, QByteArrayView pointer)
{
    QList<std::pair<QString, QString>> entries;
    const Value map = policyValue(policy, pointer);
    for (const Value::Member &member : map.members())
        entries.append({QString::fromUtf8(member.first), member.second.text()});
    return entries;
}

bool fits(const PolicyField &field, const Value &value)
{
    const Value::Type type = value.type();
    switch (field.type) {
    case Type::Text:
    case Type::DateTime:
        return type == Value::Type::String;
    case Type::Boolean:
        return type == Value::Type::Bool;
    case Type::Integer:
        return wholeNumber(value).has_value();
    case Type::Number:
        return realNumber(value).has_value();
    case Type::TextList:
        return value.isNull() || (type == Value::Type::Array && allAreTexts(value));
    case Type::TextMap:
        return value.isNull() || (type == Value::Type::Object && allAreTexts(value));
    case Type::Json:
    case Type::AccessRights:
        return value.isNull() || type == Value::Type::Object;
    }
    return false;
}

Value textsValue(const QStringList &texts)
{
    QList<Value> items;
    for (const QString &text : texts)
        items.append(Value::string(text));
    return Value::array(items);
}

Value textMapValue(const QList<std::pair<QString, QString>> &entries)
{
    QList<Value::Member> members;
    for (const auto &[key, text] : entries)
        members.append({key.toUtf8(), Value::string(text)});
    return Value::object(members);
}

QString numberText(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

Value numberValue(double number)
{
    return Value::number(QByteArray::number(number, 'g', QLocale::FloatingPointShortest));
}

} // namespace management
