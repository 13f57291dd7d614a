#include "objectplace.h"

#include "kindat.h"
#include "refs.h"

namespace openapi {

using document::Pointer;
using document::Snapshot;
using specification::Field;
using specification::Holds;
using specification::ObjectKind;
using specification::Version;

namespace {

/** The field whose value, or whose entry, is at a place. */
const Field *fieldAt(const Snapshot &snapshot, const Pointer &pointer, Version version)
{
    for (Pointer owner = pointer; !owner.isRoot();) {
        const QByteArray member = owner.last();
        owner = owner.parent();
        const ObjectKind kind = specification::kindAt(snapshot.root(), ObjectKind::OpenApi, owner, version);
        if (kind != ObjectKind::NoObject)
            return specification::memberField(specification::objectType(kind), member, version);
    }
    return nullptr;
}

} // namespace

Version versionOf(const Snapshot &snapshot)
{
    return specification::versionOf(snapshot.at({"openapi"}).text()).value_or(Version::V30);
}

ObjectPlace objectPlaceAt(const Snapshot &snapshot, const Pointer &pointer, Version version)
{
    ObjectPlace place;
    place.kind = specification::kindAt(snapshot.root(), ObjectKind::OpenApi, pointer, version);
    const Field *field = place.kind == ObjectKind::NoObject ? nullptr : fieldAt(snapshot, pointer, version);
    place.canBeReference = field && field->type.reference.contain(version);
    // Where `$ref` is a field of the object itself, there are no Reference Objects.
    const bool hasOwn = place.canBeReference &&
                        specification::findField(specification::objectType(place.kind), "$ref", version);
    place.isReference = place.canBeReference && !hasOwn && referenceOf(snapshot.at(pointer)).has_value();
    return place;
}

Pointer objectAround(const Snapshot &snapshot, const Pointer &pointer, Version version)
{
    Pointer place = pointer;
    while (!place.isRoot() && objectPlaceAt(snapshot, place, version).kind == ObjectKind::NoObject)
        place = place.parent();
    return place;
}

QByteArray componentMemberOf(ObjectKind kind, Version version)
{
    for (const Field &field : specification::objectType(ObjectKind::Components).fields) {
        if (field.type.object == kind && field.type.holds == Holds::Map && field.versions.contain(version))
            return field.name;
    }
    return {};
}

} // namespace openapi
