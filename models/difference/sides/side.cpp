#include "side.h"

#include "members.h"
#include "refs.h"

namespace difference {

std::optional<Located> Side::follow(const Located &node)
{
    if (!openapi::referenceOf(node.node))
        return node.exists() ? std::optional(node) : std::nullopt;
    const openapi::SetResolution target = m_resolver.resolve(node.place);
    if (!target.isResolved())
        return std::nullopt;
    return Located{target.place, target.node.resolved()};
}

specification::Version Side::versionAt(const QString &address)
{
    return m_resolver.versionOf(address, m_address).value_or(specification::NewestVersion);
}

QList<LocatedMember> Side::members(const Located &object)
{
    QList<LocatedMember> found;
    if (!object.node.isMapping())
        return found;
    for (const document::Member &member : document::membersOf(object.node)) {
        if (!member.isRepeated)
            found.append({member.key,
                          {{object.place.address, object.place.pointer.child(member.key)}, member.value.resolved()}});
    }
    return found;
}

QList<LocatedMember> Side::followedMembers(const Located &object)
{
    QList<LocatedMember> found;
    for (const LocatedMember &member : members(object)) {
        if (auto target = follow(member.value))
            found.append({member.key, *std::move(target)});
    }
    return found;
}

} // namespace difference
