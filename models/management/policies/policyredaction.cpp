#include "policyredaction.h"

#include "pointer.h"
#include "secretnames.h"

#include <optional>

namespace management {

namespace {

using document::Pointer;
using document::Value;

/** True for REDACTED, alone or after an authentication scheme. */
bool isPlaceholder(const QByteArray &text)
{
    const QByteArray trimmed = text.trimmed();
    return trimmed == traffic::Redacted ||
           (trimmed.endsWith(' ' + traffic::Redacted.toByteArray()) && trimmed.count(' ') == 1);
}

std::optional<Pointer> find(const Value &value, const Pointer &place, bool isOfBefore)
{
    if (value.isString()) {
        const bool isFound = isOfBefore ? value.bytes().contains(traffic::Redacted) : isPlaceholder(value.bytes());
        return isFound ? std::optional(place) : std::nullopt;
    }
    for (qsizetype i = 0; i < value.items().size(); ++i) {
        if (const auto found = find(value.items().at(i), place.child(i), isOfBefore))
            return found;
    }
    for (const Value::Member &member : value.members()) {
        if (const auto found = find(member.second, place.child(member.first), isOfBefore))
            return found;
    }
    return std::nullopt;
}

} // namespace

QString redactedMember(const Policy &policy)
{
    const auto found = find(policy.json, {}, policy.stale.has_value());
    return found ? found->toString() : QString();
}

} // namespace management
