#include "pairedentries.h"
#include "policydifference.h"
#include "secretremoval.h"
#include "valuereading.h"

namespace management {

namespace {

using document::Value;

/** A policy as it would be in another environment: without secrets, and without what each environment sets itself. */
Policy withoutOwn(const Policy &policy)
{
    return {withoutMember(withoutMember(withoutSecrets(policy.json), "id"), "org_id"), {}};
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
    for (const PolicyDifference &difference : policyDifferences(withoutOwn(first), withoutOwn(second)))
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
