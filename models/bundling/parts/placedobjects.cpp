#include "placedobjects.h"

#include "components.h"
#include "kindat.h"

namespace bundling {

using document::Node;
using document::Pointer;
using openapi::Place;
using specification::ObjectKind;

std::optional<Pointer> PlacedObjects::find(const Place &target, ObjectKind kind) const
{
    if (const auto known = m_placed.constFind(target); known != m_placed.constEnd())
        return known->place;
    for (Pointer outer = target.pointer; !outer.isRoot();) {
        outer = outer.parent();
        const auto known = m_placed.constFind({target.address, outer});
        if (known != m_placed.constEnd() && known->isWhole &&
            kindInside(*known, {target.address, outer}, target) == kind)
            return known->place / target.pointer.relativeTo(outer);
    }
    return std::nullopt;
}

bool PlacedObjects::isAt(const Place &target, const Pointer &place) const
{
    const auto known = m_placed.constFind(target);
    return known != m_placed.constEnd() && known->place == place;
}

std::optional<Pointer> PlacedObjects::addComponent(const Place &target, ObjectKind kind)
{
    const QByteArray section = openapi::componentSection(kind, m_version);
    if (section.isEmpty())
        return std::nullopt;
    const Pointer place = m_places.placeFor(section, target);
    m_placed.insert(target, {place, kind});
    return place;
}

ObjectKind PlacedObjects::kindInside(const Placed &placed, const Place &outer, const Place &target) const
{
    const Node object = m_set.find(outer.address)->snapshot().at(outer.pointer).resolved();
    return specification::kindAt(object, placed.kind, target.pointer.relativeTo(outer.pointer), m_version);
}

} // namespace bundling
