#include "policyredaction.h"

#include "pointer.h"
#include "secretnames.h"

#include <algorithm>

namespace management {

namespace {

using document::Pointer;
using document::Value;

void find(const Value &value, const Pointer &place, bool isOfBefore, QStringList &found)
{
    const bool isFromCache = isOfBefore && value.isString() && value.bytes().contains(traffic::Redacted);
    if (isFromCache || isRedacted(value) || isPartlyRedacted(value))
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

bool isPartlyRedacted(const Value &value)
{
    // User information, a parameter, or a text in JSON.
    static constexpr QByteArrayView forms[] = {"REDACTED@", "=REDACTED", "\"REDACTED\"", "\\\"REDACTED"};
    return value.isString() && value.bytes().contains(traffic::Redacted) &&
           std::any_of(std::begin(forms), std::end(forms),
                       [&value](QByteArrayView form) { return value.bytes().contains(form); });
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

} // namespace management
