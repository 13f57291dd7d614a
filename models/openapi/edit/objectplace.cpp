#include "objectplace.h"

#include "kindat.h"
#include "partobject.h"
#include "refs.h"

namespace openapi {

using document::Pointer;
using document::Snapshot;
using specification::Field;
using specification::Holds;
using specification::ObjectKind;
using specification::Version;

namespace {

/** The object around a place that the table is read from: the document, or a part. */
class Start final
{
public:
    Start(const Snapshot &snapshot, const Pointer &pointer, Version version)
        : m_version(version)
    {
        m_object = snapshot.root();
        const std::optional<PartObject> part = partObjectAround(snapshot, pointer);
        if (!part || isInTable(*part, snapshot))
            return;
        m_pointer = part->pointer;
        m_kind = part->kind;
        m_object = snapshot.at(m_pointer).resolved();
    }

    [[nodiscard]] const Pointer &pointer() const { return m_pointer; }
    /** What is at a place in the object. */
    [[nodiscard]] ObjectKind kindAt(const Pointer &pointer) const
    {
        const Pointer below(pointer.tokens().sliced(m_pointer.tokens().size()));
        return specification::kindAt(m_object, m_kind, below, m_version);
    }

private:
    [[nodiscard]] bool isInTable(const PartObject &part, const Snapshot &snapshot) const
    {
        return snapshot.at({"openapi"}).exists() && kindAt(part.pointer) != ObjectKind::NoObject;
    }

    Version m_version;
    Pointer m_pointer;
    ObjectKind m_kind = ObjectKind::OpenApi;
    document::Node m_object;
};

/** The field whose value, or whose entry, is at a place. */
const Field *fieldAt(const Start &start, const Pointer &pointer, Version version)
{
    for (Pointer owner = pointer; owner != start.pointer();) {
        const QByteArray member = owner.last();
        owner = owner.parent();
        const ObjectKind kind = start.kindAt(owner);
        if (kind != ObjectKind::NoObject)
            return specification::memberField(specification::objectType(kind), member, version);
    }
    return nullptr;
}

} // namespace

Version versionOf(const Snapshot &snapshot)
{
    return knownVersion(snapshot).value_or(Version::V30);
}

ObjectPlace objectPlaceAt(const Snapshot &snapshot, const Pointer &pointer, Version version)
{
    const Start start(snapshot, pointer, version);
    ObjectPlace place;
    place.kind = start.kindAt(pointer);
    const Field *field = place.kind == ObjectKind::NoObject ? nullptr : fieldAt(start, pointer, version);
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
