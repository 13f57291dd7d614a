#include "pairedentries.h"
#include "policydifference.h"
#include "secretremoval.h"
#include "valuereading.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <optional>
#include <utility>

namespace management {

namespace {

using document::Value;

using Values = std::pair<Value, Value>;

/** The members of an object by their names; nothing for an object in which two have the same name. */
std::optional<QHash<QByteArrayView, const Value *>> byName(const Value &object)
{
    QHash<QByteArrayView, const Value *> members;
    members.reserve(object.members().size());
    for (const Value::Member &member : object.members())
        members.insert(member.first, &member.second);
    return members.size() == object.members().size() ? std::optional(members) : std::nullopt;
}

/** Two objects without the members that both have and for which `isSame` is true. */
template<typename Same>
Values withoutSame(const Value &first, const Value &second, const Same &isSame)
{
    const auto seconds = byName(second);
    if (!seconds || !byName(first))
        return {first, second};
    QSet<QByteArrayView> same;
    for (const Value::Member &member : first.members()) {
        const Value *other = seconds->value(member.first);
        if (other && isSame(member.second, *other))
            same.insert(member.first);
    }
    const auto rest = [&same](const Value &object) {
        QList<Value::Member> members;
        for (const Value::Member &member : object.members()) {
            if (!same.contains(member.first))
                members.append(member);
        }
        return Value::object(std::move(members));
    };
    return {rest(first), rest(second)};
}

/**
 * Two policies without most of what is equal in both, so that it is not searched for secrets: that takes far longer
 * than to compare it. Texts stay, because a text can name a secret in another member.
 */
Values withoutEqualMembers(const Value &first, const Value &second)
{
    if (!(SecretMembers(first) == SecretMembers(second)))
        return {first, second};
    auto [one, other] = withoutSame(
        first, second, [](const Value &before, const Value &after) { return before.isContainer() && before == after; });
    constexpr QByteArrayView rights = "access_rights";
    const Value before = one.member(rights);
    const Value after = other.member(rights);
    if (!isMapOfIds(rights, before) || !isMapOfIds(rights, after))
        return {one, other};
    const Values left = withoutSame(before, after, std::equal_to<>());
    return {withMember(one, rights, left.first), withMember(other, rights, left.second)};
}

/** A policy as it would be in another environment: without secrets, and without what each environment sets itself. */
Policy withoutOwn(const Value &policy)
{
    return {withoutMember(withoutMember(withoutSecrets(policy), "id"), "org_id"), {}};
}

QString textOf(const Value &value)
{
    if (value.isNull())
        return {};
    return shortText(value.isString() ? value.text() : QString::fromUtf8(value.toJson()));
}

/** The members that differ by meaning; see policyDifferences(). */
QList<MemberDifference> policyMembers(const Policy &first, const Policy &second)
{
    QList<MemberDifference> members;
    if (first.json == second.json)
        return members;
    const Values rest = withoutEqualMembers(first.json, second.json);
    for (const PolicyDifference &difference : policyDifferences(withoutOwn(rest.first), withoutOwn(rest.second)))
        members.append({difference.pointer, textOf(difference.before), textOf(difference.after)});
    return members;
}

} // namespace

QList<ComparedEntry> comparePolicies(const LoadedEntries<Policy> &first, const LoadedEntries<Policy> &second)
{
    Pairing pairing(first.entries.size(), second.entries.size());
    const auto pair = [&](const char *member, Pairing::Rule rule) {
        const TextOf<Policy> key = [member](const Policy &policy) { return readText(policy.json, member); };
        pairing.pair(keysOf<Policy>(first.entries, key), keysOf<Policy>(second.entries, key), rule);
    };
    pair("id", Pairing::Rule::InOrder);
    pair("_id", Pairing::Rule::InOrder);
    pair("name", Pairing::Rule::Unique);
    return comparedEntries<Policy>(
        first, second, pairing, [](const Policy &policy) { return policy.title(); },
        [](const Policy &policy) { return policy.id(); }, policyMembers);
}

} // namespace management
