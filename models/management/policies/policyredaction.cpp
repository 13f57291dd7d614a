#include "policyredaction.h"

#include "pointer.h"
#include "secretmembers.h"
#include "secretnames.h"

namespace management {

namespace {

using document::Pointer;
using document::Value;

void find(const Value &value, const Pointer &place, bool isOfBefore, QStringList &found)
{
    if (isRedacted(value) || (isOfBefore && value.isString() && value.bytes().contains(traffic::Redacted)))
        found.append(place.toString());
    for (qsizetype i = 0; i < value.items().size(); ++i)
        find(value.items().at(i), place.child(i), isOfBefore, found);
    for (const Value::Member &member : value.members())
        find(member.second, place.child(member.first), isOfBefore, found);
}

} // namespace

bool isRedacted(const Value &value)
{
    if (!value.isString())
        return false;
    const QByteArray trimmed = value.bytes().trimmed();
    return trimmed == traffic::Redacted ||
           (trimmed.endsWith(' ' + traffic::Redacted.toByteArray()) && trimmed.count(' ') == 1);
}

QStringList redactedMembers(const Policy &policy)
{
    QStringList found;
    find(policy.json, {}, policy.stale.has_value(), found);
    return found;
}

QString redactedMember(const Policy &policy)
{
    return redactedMembers(policy).value(0);
}

Value withoutSecretMembers(const Value &value)
{
    const base::Result<Value> redacted = Value::fromJson(traffic::withoutSecretMembers(value.toJson()));
    Q_ASSERT(redacted.isOk());
    return redacted.isOk() ? redacted.value() : Value();
}

} // namespace management
