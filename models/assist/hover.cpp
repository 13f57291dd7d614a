#include "hover.h"

#include "definitionplace.h"
#include "lineparts.h"
#include "placesearch.h"
#include "placetype.h"
#include "referencetext.h"
#include "schemaproperties.h"
#include "specificationtable.h"
#include "textplace.h"

#include <algorithm>

namespace assist {

namespace {

using document::Node;
using document::Pointer;
using document::Snapshot;
using specification::Field;
using specification::ObjectKind;
using specification::Version;
using Shape = PlaceType::Shape;

/** The row of a field, and its object. */
Hover ofField(const Field &field, ObjectKind object, Version version)
{
    Hover hover;
    hover.detail = PlaceTypes::typeText(field.type);
    hover.isRequired = field.required.contain(version);
    hover.isDeprecated = field.deprecated.contain(version);
    const bool isOfObject = object != ObjectKind::NoObject;
    const specification::Versions rows = isOfObject
                                             ? specification::versionsOf(specification::objectType(object), field.name)
                                             : specification::None;
    const Version first = rows.isNone ? field.versions.first : rows.first;
    if (first != Version::V30)
        hover.since = first;
    hover.field = &field;
    hover.object = object;
    if (object != ObjectKind::NoObject)
        hover.url = specification::specificationUrl(specification::objectType(object), version);
    return hover;
}

std::optional<Hover> ofKey(const Snapshot &snapshot, const AssistContext &context, const PlaceTypes &types,
                           const Pointer &holder, const QByteArray &key)
{
    const PlaceType place = types.at(holder);
    switch (place.shape) {
    case Shape::Object: {
        const Field *field = types.memberOf(place.object, key);
        const bool takesReference = place.field && place.field->type.reference.contain(types.version());
        if (field)
            return ofField(*field, place.object, types.version());
        field = takesReference ? types.memberOf(ObjectKind::Reference, key) : nullptr;
        return field ? std::optional(ofField(*field, ObjectKind::Reference, types.version())) : std::nullopt;
    }
    case Shape::Map: {
        Hover hover = ofField(*place.field, place.owner, types.version());
        hover.detail = PlaceTypes::typeText({.is = place.field->type.is, .object = place.field->type.object});
        hover.isRequired = hover.isDeprecated = false;
        hover.since.reset();
        const Node value = snapshot.at(holder.child(key)).resolved();
        hover.summary = summaryOf(value);
        return hover;
    }
    case Shape::Value: {
        openapi::ReferenceResolver references = resolverOf(snapshot, context);
        const auto properties = propertiesOf(references, schemaOfValue(references, context.address, place));
        const auto found = std::find_if(properties.begin(), properties.end(),
                                        [&](const SchemaProperty &property) { return property.name == key; });
        if (found == properties.end())
            return std::nullopt;
        const Node schema = references.follow(found->address, found->schema).node;
        Hover hover;
        hover.detail = schema.member("type").text();
        hover.summary = schema.member("title").text();
        hover.description = firstLines(schema.member("description").text());
        hover.isRequired = found->isRequired;
        hover.isDeprecated = schema.member("deprecated").toBool();
        return hover;
    }
    default:
        return std::nullopt;
    }
}

/** The snapshot of the document with a place; the document itself if its address is that of the context. */
std::optional<Snapshot> documentOf(const Snapshot &snapshot, const AssistContext &context, const QString &address)
{
    if (address == context.address)
        return snapshot;
    const auto other = std::find_if(context.others.begin(), context.others.end(),
                                    [&](const auto &document) { return document && document->address() == address; });
    return other == context.others.end() ? std::nullopt : std::optional((*other)->snapshot());
}

std::optional<Hover> ofDefinition(const Snapshot &snapshot, const AssistContext &context, const DefinitionPlace &named)
{
    Hover hover;
    hover.span = named.span;
    hover.title = snapshot.at(snapshot.pointerAt(named.span.offset)).text();
    const auto document = documentOf(snapshot, context, named.place.address);
    if (!document)
        return hover;
    const bool isHere = named.place.address == context.address;
    AssistContext there = context;
    if (!isHere)
        there.root = ObjectKind::OpenApi;
    const PlaceTypes types(*document, there);
    // The operationId is part of the operation that it names.
    const bool isId = named.place.pointer.last() == "operationId";
    const Pointer pointer = isId ? named.place.pointer.parent() : named.place.pointer;
    const PlaceType type = types.at(pointer);
    openapi::ReferenceResolver references = resolverOf(snapshot, context);
    const Node target = references.follow(named.place.address, document->at(pointer)).node;
    hover.object = type.shape == Shape::Object ? type.object : ObjectKind::NoObject;
    if (hover.object != ObjectKind::NoObject) {
        const specification::ObjectType &object = specification::objectType(hover.object);
        hover.detail = QString::fromLatin1(object.name);
        hover.url = specification::specificationUrl(object, types.version());
    }
    const Node title = target.member("title");
    hover.summary = title.isString() ? title.text() : target.member("summary").text();
    hover.description = firstLines(target.member("description").text());
    hover.isDeprecated = target.member("deprecated").toBool();
    return hover;
}

} // namespace

std::optional<Hover> hoverAt(const Snapshot &snapshot, qsizetype offset, const AssistContext &context)
{
    if (offset < 0 || offset >= snapshot.size())
        return std::nullopt;
    if (const auto named = definitionAt(snapshot, offset, context)) {
        auto hover = ofDefinition(snapshot, context, *named);
        const Pointer pointer = snapshot.pointerAt(named->span.offset);
        if (hover && snapshot.keySpan(pointer).contains(offset))
            hover->title = QString::fromUtf8(pointer.last());
        return hover;
    }
    const PlaceTypes types(snapshot, context);
    std::optional<Hover> hover;
    QByteArray key;
    base::Span span;
    if (isInTree(snapshot, {offset, 1})) {
        const Pointer pointer = snapshot.pointerAt(offset);
        span = snapshot.keySpan(pointer);
        if (pointer.isRoot() || !span.contains(offset))
            return std::nullopt;
        key = pointer.last();
        hover = ofKey(snapshot, context, types, pointer.parent(), key);
    } else {
        const TextPlace place = textPlaceAt(snapshot, offset);
        span = place.token;
        if (place.part != TextPlace::Part::Key || !span.contains(offset))
            return std::nullopt;
        key = withoutQuotes(snapshot.text(span));
        hover = ofKey(snapshot, context, types, place.container, key);
    }
    if (!hover)
        return std::nullopt;
    hover->span = span;
    hover->title = QString::fromUtf8(key);
    return hover;
}

} // namespace assist
