#include "schemalook.h"

#include "requestlimits.h"

namespace requests {

using document::Node;
using openapi::Place;
using openapi::SetResolution;

SetResolution SchemaLook::at(const Place &schema)
{
    if (++m_lookups > MaximumLookups)
        return {};
    return m_resolver.resolve(schema);
}

template<typename Find>
std::optional<Place> SchemaLook::search(const Place &schema, const Find &find, int depth)
{
    // A keyword beside `$ref` is closer than those of the target.
    if (depth == 0) {
        const auto text = m_resolver.textOf(schema.address);
        if (const auto own = text ? find({openapi::ReferenceState::Resolved, schema, text->at(schema.pointer), {}})
                                  : std::nullopt)
            return own;
    }
    const SetResolution found = at(schema);
    if (!found.isResolved() || !found.node.isMapping())
        return std::nullopt;
    if (const auto place = find(found))
        return place;
    for (const char *parts : {"allOf", "oneOf", "anyOf"}) {
        const Node list = found.node.member(parts).resolved();
        for (qsizetype i = 0; depth < MaximumLookupDepth && list.isSequence() && i < list.childCount(); ++i) {
            const Place part{found.place.address, found.place.pointer.child(parts).child(i)};
            if (const auto place = search(part, find, depth + 1))
                return place;
        }
    }
    return std::nullopt;
}

std::optional<Place> SchemaLook::property(const Place &schema, const QByteArray &name)
{
    return search(schema, [&name](const SetResolution &found) -> std::optional<Place> {
        if (!found.node.member("properties").resolved().member(name).exists())
            return std::nullopt;
        return Place{found.place.address, found.place.pointer / document::Pointer{"properties", name}};
    });
}

std::optional<Place> SchemaLook::item(const Place &schema, qsizetype index)
{
    return search(schema, [index](const SetResolution &found) -> std::optional<Place> {
        const Node prefix = found.node.member("prefixItems").resolved();
        if (prefix.isSequence() && index < prefix.childCount())
            return Place{found.place.address, found.place.pointer.child("prefixItems").child(index)};
        if (!found.node.member("items").exists())
            return std::nullopt;
        return Place{found.place.address, found.place.pointer.child("items")};
    });
}

QList<QByteArray> SchemaLook::propertyNames(const Place &schema)
{
    QList<QByteArray> names;
    search(schema, [&names](const SetResolution &found) -> std::optional<Place> {
        const Node properties = found.node.member("properties").resolved();
        for (qsizetype i = 0; properties.isMapping() && i < properties.childCount(); ++i) {
            if (const QByteArray name = properties.keyAt(i); !names.contains(name))
                names.append(name);
        }
        return std::nullopt;
    });
    return names;
}

QList<QByteArray> SchemaLook::required(const Place &schema)
{
    QList<QByteArray> names;
    search(schema, [&names](const SetResolution &found) -> std::optional<Place> {
        const Node list = found.node.member("required").resolved();
        for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i)
            names.append(list.childAt(i).resolved().bytes());
        return std::nullopt;
    });
    return names;
}

std::optional<Place> SchemaLook::additionalProperties(const Place &schema)
{
    return search(schema, [](const SetResolution &found) -> std::optional<Place> {
        if (!found.node.member("additionalProperties").resolved().isMapping())
            return std::nullopt;
        return Place{found.place.address, found.place.pointer.child("additionalProperties")};
    });
}

QList<QByteArray> SchemaLook::types(const Place &schema)
{
    const Node type = keyword(schema, "type");
    QList<QByteArray> types;
    if (type.isString())
        types.append(type.bytes());
    for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i)
        types.append(type.childAt(i).resolved().bytes());
    return types;
}

Node SchemaLook::keyword(const Place &schema, QByteArrayView name)
{
    Node value;
    search(schema, [&](const SetResolution &found) -> std::optional<Place> {
        value = found.node.member(name).resolved();
        return value.exists() ? std::optional(found.place) : std::nullopt;
    });
    return value;
}

} // namespace requests
