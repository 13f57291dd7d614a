#include "siblings.h"

namespace bundling {

using document::Value;

Value withMembersOf(const Value &target, const Value &holder)
{
    if (target.type() != Value::Type::Object)
        return target;
    QList<Value::Member> members = target.members();
    for (const Value::Member &own : holder.members()) {
        if (own.first == "$ref")
            continue;
        members.removeIf([&](const Value::Member &member) { return member.first == own.first; });
        members.append(own);
    }
    return Value::object(members);
}

} // namespace bundling
