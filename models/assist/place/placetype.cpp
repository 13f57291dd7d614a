#include "placetype.h"

#include "gatewayfields.h"
#include "schematree.h"
#include "specificationtable.h"

namespace assist {

using document::Node;
using document::Pointer;
using specification::Field;
using specification::Holds;
using specification::Is;
using specification::ObjectKind;

namespace {

using Shape = PlaceType::Shape;

constexpr Field GatewayExtension = {definition::DefaultExtensionName,
                                    {.is = Is::Object, .object = ObjectKind::Gateway},
                                    "What the gateway does with the API."};

/** One of the values of a field. */
PlaceType oneOf(const Field &field, const PlaceType &owner)
{
    PlaceType place = owner;
    place.field = &field;
    place.shape = field.type.is == Is::Object ? Shape::Object : Shape::Value;
    place.object = field.type.object;
    return place;
}

/** The version that a text states. For texts without a tree. */
std::optional<specification::Version> versionInText(const document::Snapshot &snapshot)
{
    constexpr qsizetype mostBytes = 4096;
    const QByteArray start = snapshot.text({0, mostBytes});
    qsizetype at = start.indexOf("openapi");
    if (at < 0)
        return std::nullopt;
    for (at += 7; at < start.size() && QByteArrayView("\"': ").contains(start.at(at));)
        ++at;
    qsizetype end = at;
    while (end < start.size() && !QByteArrayView("\"', \r\n").contains(start.at(end)))
        ++end;
    return specification::versionOf(QString::fromUtf8(start.mid(at, end - at)));
}

specification::Version versionOf(const document::Snapshot &snapshot)
{
    if (snapshot.at({"openapi"}).isScalar())
        return openapi::schemaVersion(snapshot);
    return versionInText(snapshot).value_or(specification::NewestVersion);
}

} // namespace

PlaceTypes::PlaceTypes(const document::Snapshot &snapshot, const AssistContext &context)
    : m_snapshot(snapshot)
    , m_root(context.root)
    , m_version(context.version ? *context.version : versionOf(snapshot))
{}

const Field *PlaceTypes::memberOf(ObjectKind object, QByteArrayView name) const
{
    if (object == ObjectKind::NoObject)
        return nullptr;
    if (object == ObjectKind::OpenApi && definition::isExtensionName(name))
        return &GatewayExtension;
    return specification::memberField(specification::objectType(object), name, m_version);
}

PlaceType PlaceTypes::member(const PlaceType &place, const Node &node, const QByteArray &token,
                             const Pointer &pointer) const
{
    PlaceType found{.owner = place.owner, .ownerPlace = place.ownerPlace};
    switch (place.shape) {
    case Shape::Object: {
        found.owner = place.object;
        found.ownerPlace = pointer;
        const Field *field = memberOf(place.object, token);
        const bool takesReference = place.field && place.field->type.reference.contain(m_version);
        if (!field && takesReference && (token == "$ref" || node.member("$ref").isString()))
            field = memberOf(ObjectKind::Reference, token);
        if (!field)
            return found;
        const Holds holds = field->type.holds;
        found = oneOf(*field, found);
        const bool isList = holds == Holds::List || holds == Holds::NonEmptyList ||
                            (holds == Holds::OneOrList && node.member(token).resolved().isSequence());
        if (holds == Holds::Map || isList)
            found.shape = isList ? Shape::List : Shape::Map;
        return found;
    }
    case Shape::List:
    case Shape::Map:
        return oneOf(*place.field, found);
    case Shape::Value:
        if (place.field->type.is == Is::Any) {
            found = place;
            found.below = place.below.child(token);
        }
        return found;
    case Shape::Unknown:
        break;
    }
    return found;
}

PlaceType PlaceTypes::at(const Pointer &pointer) const
{
    PlaceType place{.shape = Shape::Object, .object = m_root, .owner = m_root};
    Node node = m_snapshot.root().resolved();
    Pointer way;
    for (const QByteArray &token : pointer.tokens()) {
        place = member(place, node, token, way);
        if (place.shape == Shape::Unknown)
            return place;
        node = node.at(Pointer{token}).resolved();
        way = way.child(token);
    }
    if (place.shape == Shape::Object) {
        place.owner = place.object;
        place.ownerPlace = pointer;
    }
    return place;
}

QString PlaceTypes::typeText(const specification::Type &type)
{
    static constexpr const char *words[] = {"string", "boolean", "integer", "number", "any"};
    const QString one = type.is == Is::Object ? QString::fromLatin1(specification::objectType(type.object).name)
                                              : QString::fromLatin1(words[int(type.is)]);
    switch (type.holds) {
    case Holds::One:
        return one;
    case Holds::List:
    case Holds::NonEmptyList:
        return u'[' + one + u']';
    case Holds::Map:
        return u"Map[string, "_qs + one + u']';
    case Holds::OneOrList:
        return one + u" | ["_qs + one + u']';
    }
    return one;
}

} // namespace assist
