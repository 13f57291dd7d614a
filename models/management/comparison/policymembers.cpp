#include "policymembers.h"

#include "policyfields.h"
#include "valuereading.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace management {

namespace {

using document::Value;

constexpr std::array ServerMembers{QByteArrayView("_id"), QByteArrayView("id"), QByteArrayView("org_id"),
                                   QByteArrayView("date_created"), QByteArrayView("last_updated")};

/** Members for which zero and negative numbers mean that there is no limit. */
constexpr std::array UnlimitedMembers{QByteArrayView("rate"), QByteArrayView("quota_max"),
                                      QByteArrayView("quota_renewal_rate"), QByteArrayView("throttle_interval"),
                                      QByteArrayView("throttle_retry_limit")};

/** Where a value is in a policy, as far as this matters for its meaning. */
enum class PolicyPart {
    Limits, ///< The policy itself, or an object `limit` of an access right.
    Other,
    Free, ///< Meta data of the user, in which every value matters.
};

template<typename Names>
bool containsName(const Names &names, const QByteArray &name)
{
    return std::find(names.begin(), names.end(), QByteArrayView(name)) != names.end();
}

Value canonicalNumber(const Value &value)
{
    if (const auto whole = wholeNumber(value))
        return Value::integer(*whole);
    if (const auto real = realNumber(value))
        return numberValue(*real);
    return value;
}

/** True for a value that a server stores for a missing member. */
bool isDefault(const Value &value)
{
    const bool isZero = value.type() == Value::Type::Number && value.bytes() == "0";
    const bool isFalse = value.type() == Value::Type::Bool && !value.toBool();
    const bool isEmpty = (value.isString() && value.bytes().isEmpty()) ||
                         (value.isContainer() && value.items().isEmpty() && value.members().isEmpty());
    return value.isNull() || isZero || isFalse || isEmpty;
}

bool meansNoLimit(const QByteArray &name, const Value &value)
{
    const auto number = realNumber(value);
    if (!number)
        return false;
    return containsName(UnlimitedMembers, name) ? *number <= 0 : name == "max_query_depth" && *number == -1;
}

Value canonical(const Value &value, PolicyPart part);

Value canonicalArray(const Value &value, PolicyPart part)
{
    QList<Value> items;
    for (const Value &item : value.items())
        items.append(canonical(item, part));
    if (part == PolicyPart::Free)
        return Value::array(items);
    // Everything that a policy lists is a set.
    QList<std::pair<QByteArray, Value>> sorted;
    for (const Value &item : items)
        sorted.append({item.toJson(), item});
    std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    sorted.erase(
        std::unique(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.first == b.first; }),
        sorted.end());
    items.clear();
    for (const auto &entry : sorted)
        items.append(entry.second);
    return Value::array(items);
}

PolicyPart partOf(const QByteArray &name, PolicyPart parent)
{
    if (parent == PolicyPart::Free || name == "meta_data")
        return PolicyPart::Free;
    return name == "limit" ? PolicyPart::Limits : PolicyPart::Other;
}

Value canonicalObject(const Value &value, PolicyPart part)
{
    QList<Value::Member> members;
    for (const auto &[name, member] : value.members()) {
        const Value same = canonical(member, partOf(name, part));
        if (part == PolicyPart::Free ? same.isNull() : isDefault(same))
            continue;
        if (part == PolicyPart::Limits && meansNoLimit(name, same))
            continue;
        members.append({name, same});
    }
    std::stable_sort(members.begin(), members.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    return Value::object(members);
}

Value canonical(const Value &value, PolicyPart part)
{
    switch (value.type()) {
    case Value::Type::Number:
        return canonicalNumber(value);
    case Value::Type::Array:
        return canonicalArray(value, part);
    case Value::Type::Object:
        return canonicalObject(value, part);
    case Value::Type::Null:
    case Value::Type::Bool:
    case Value::Type::String:
        break;
    }
    return value;
}

Value comparable(const Value &policy)
{
    QList<Value::Member> members;
    for (const Value::Member &member : policy.members()) {
        if (!containsName(ServerMembers, member.first) && member.first != "access_rights")
            members.append(member);
    }
    const Value result = canonical(Value::object(members), PolicyPart::Limits);
    // An API without restrictions is an empty object when its defaults are left out. It is granted all the same.
    const Value rights = policy.member("access_rights");
    if (rights.members().isEmpty())
        return isDefault(rights) ? result : withMember(result, "access_rights", rights);
    QList<Value::Member> granted;
    for (const auto &[api, right] : rights.members()) {
        Value same = canonical(right, PolicyPart::Other);
        granted.append({api, isDefault(same) ? Value::string(QByteArray("{}")) : same});
    }
    std::stable_sort(granted.begin(), granted.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    return withMember(result, "access_rights", Value::object(granted));
}

/** The rights of a policy without those that are written in the same way in the other policy. They are most of a
 * policy. */
Value withoutSameRights(const Value &policy, const Value &other)
{
    const Value rights = policy.member("access_rights");
    const Value otherRights = other.member("access_rights");
    QHash<QByteArray, const Value *> others;
    for (const Value::Member &right : otherRights.members())
        others.insert(right.first, &right.second);
    QList<Value::Member> left;
    for (const Value::Member &right : rights.members()) {
        const Value *same = others.value(right.first);
        if (!same || *same != right.second)
            left.append(right);
    }
    return rights.members().isEmpty() ? policy : withMember(policy, "access_rights", Value::object(left));
}

} // namespace

QList<MemberDifference> policyMemberDifferences(const document::Value &first, const document::Value &second)
{
    if (first == second)
        return {};
    const Value firstMeaning = comparable(withoutSameRights(first, second));
    const Value secondMeaning = comparable(withoutSameRights(second, first));
    // Most policies of two environments are equal by meaning.
    if (firstMeaning == secondMeaning)
        return {};
    return memberDifferences(flatMembers(firstMeaning), flatMembers(secondMeaning));
}

} // namespace management
