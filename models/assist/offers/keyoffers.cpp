#include "offer.h"

#include "gatewayfields.h"
#include "knownvalues.h"
#include "operationnames.h"
#include "operations.h"
#include "reasonphrase.h"
#include "referencetext.h"
#include "schemaproperties.h"
#include "security.h"
#include "specificationtable.h"

#include <algorithm>

namespace assist {

namespace {

using document::Node;
using specification::Condition;
using specification::Field;
using specification::Holds;
using specification::Is;
using specification::Keys;
using specification::ObjectKind;
using specification::ObjectType;
using Follows = Offer::Follows;
using Shape = PlaceType::Shape;

Follows followsOf(const specification::Type &type)
{
    if (type.holds == Holds::List || type.holds == Holds::NonEmptyList)
        return Follows::List;
    if (type.holds == Holds::Map || type.is == Is::Object)
        return Follows::Mapping;
    switch (type.is) {
    case Is::Boolean:
        return Follows::Boolean;
    case Is::Integer:
    case Is::Number:
        return Follows::Number;
    case Is::Text:
        return Follows::Text;
    default:
        return Follows::Any;
    }
}

bool contains(std::span<const char *const> names, QByteArrayView name)
{
    return std::any_of(names.begin(), names.end(), [&](const char *one) { return name == one; });
}

/** Keys of one object. */
class FieldOffers final
{
public:
    FieldOffers(const OfferPlace &place, const ObjectType &type)
        : m_place(place)
        , m_type(type)
    {}

    void add(Offers &offers) const
    {
        for (const Field &field : m_type.fields) {
            if (!field.versions.contain(m_place.types.version()) || hasKey(m_place, field.name) ||
                isExcluded(field.name))
                continue;
            Offer offer = offerOf(field, field.name);
            offer.isRequired = field.required.contain(m_place.types.version()) || isRequiredHere(field.name);
            offer.isDeprecated = field.deprecated.contain(m_place.types.version());
            offers.append(offer);
        }
    }

    [[nodiscard]] Offer offerOf(const Field &field, const QByteArray &name) const
    {
        return {.kind = CompletionItem::Kind::Key,
                .text = name,
                .detail = PlaceTypes::typeText(field.type),
                .field = &field,
                .object = m_type.kind,
                .follows = followsOf(field.type)};
    }

private:
    [[nodiscard]] bool has(const Condition &condition) const
    {
        const Node when = m_place.container.member(condition.when);
        return when.exists() && contains(condition.values, when.bytes());
    }
    [[nodiscard]] bool isExcluded(QByteArrayView name) const
    {
        return std::any_of(m_type.conditions.begin(), m_type.conditions.end(), [&](const Condition &condition) {
            if (!condition.versions.contain(m_place.types.version()) || !contains(condition.fields, name))
                return false;
            switch (condition.kind) {
            case Condition::Kind::AtMostOne:
            case Condition::Kind::ExactlyOne:
                return std::any_of(condition.fields.begin(), condition.fields.end(),
                                   [&](const char *other) { return name != other && hasKey(m_place, other); });
            case Condition::Kind::OnlyWhen:
                return hasKey(m_place, condition.when) && !has(condition);
            case Condition::Kind::NotWhen:
                return has(condition);
            default:
                return false;
            }
        });
    }
    [[nodiscard]] bool isRequiredHere(QByteArrayView name) const
    {
        return std::any_of(m_type.conditions.begin(), m_type.conditions.end(), [&](const Condition &condition) {
            return condition.kind == Condition::Kind::RequiredWhen &&
                   condition.versions.contain(m_place.types.version()) && contains(condition.fields, name) &&
                   has(condition);
        });
    }

    const OfferPlace &m_place;
    const ObjectType &m_type;
};

/** Adds names that are not there yet as keys of values of this field. */
void addNames(Offers &offers, const OfferPlace &place, const QByteArrayList &names, const Field *field,
              Follows follows = Follows::Mapping)
{
    for (const QByteArray &name : names) {
        if (hasKey(place, name))
            continue;
        Offer offer{.kind = CompletionItem::Kind::Key, .text = name, .field = field, .follows = follows};
        offer.object = place.type.owner;
        bool isStatus = false;
        const int status = name.toInt(&isStatus);
        if (isStatus)
            offer.detail = QString::fromLatin1(http::reasonPhrase(status));
        else if (field)
            offer.detail = PlaceTypes::typeText({.is = field->type.is, .object = field->type.object});
        offers.append(offer);
    }
}

void addEntryKeys(Offers &offers, const OfferPlace &place, const Field &field, Keys keys, Follows follows)
{
    switch (keys) {
    case Keys::Status:
        return addNames(offers, place, knownStatusKeys(), &field, follows);
    case Keys::MediaType:
        return addNames(offers, place, knownMediaTypes(), &field, follows);
    case Keys::HeaderName:
        return addNames(offers, place, knownHeaders(), &field, follows);
    case Keys::Method:
        return addNames(offers, place, knownFurtherMethods(), &field, follows);
    default:
        return;
    }
}

/** The names of the properties of a schema in the text. */
QByteArrayList namesOfProperties(const OfferPlace &place, const Node &schema)
{
    QByteArrayList names;
    const openapi::SetResolution found = place.references.follow(place.context.address, schema);
    for (const SchemaProperty &property : propertiesOf(place.references, found))
        names.append(property.name);
    return names;
}

void addOfObject(Offers &offers, const OfferPlace &place)
{
    const ObjectKind kind = place.type.object;
    const ObjectType &type = specification::objectType(kind);
    const ObjectType &reference = specification::objectType(ObjectKind::Reference);
    const bool takesReference = place.type.field && place.type.field->type.reference.contain(place.types.version());
    if (takesReference && hasKey(place, "$ref"))
        return FieldOffers(place, reference).add(offers);
    FieldOffers(place, type).add(offers);
    std::stable_partition(offers.begin(), offers.end(), [](const Offer &offer) { return offer.isRequired; });
    const bool isNew = place.text.keys.isEmpty() && place.container.childCount() == 0;
    if (takesReference && (isNew || (place.text.hasColon && place.container.childCount() == 1))) {
        const Field *field = specification::findField(reference, "$ref", place.types.version());
        const auto first = std::find_if_not(offers.begin(), offers.end(),
                                            [](const Offer &one) { return one.isRequired; });
        Offer offer = FieldOffers(place, reference).offerOf(*field, "$ref");
        offers.insert(first, offer);
    }
    if (kind == ObjectKind::SecurityRequirement)
        return addNames(offers, place, openapi::definedSchemes(place.snapshot), type.entries, Follows::List);
    if (kind == ObjectKind::RequiredLists) {
        const Node schema = place.snapshot.at(place.type.ownerPlace.parent()).resolved();
        return addNames(offers, place, namesOfProperties(place, schema), type.entries, Follows::List);
    }
    if (type.entries)
        addEntryKeys(offers, place, *type.entries, type.entryKeys, Follows::Mapping);
    if (kind == ObjectKind::OpenApi) {
        const Node root = place.container;
        bool hasExtension = false;
        for (qsizetype i = 0; i < root.childCount() && !hasExtension; ++i)
            hasExtension = definition::isExtensionName(root.keyAt(i)) && hasKey(place, root.keyAt(i));
        for (const QByteArray &key : place.text.keys)
            hasExtension = hasExtension || definition::isExtensionName(key);
        const Field *field = place.types.memberOf(kind, definition::DefaultExtensionName);
        if (!hasExtension)
            offers.append(FieldOffers(place, type).offerOf(*field, field->name));
    }
}

void addOfMap(Offers &offers, const OfferPlace &place)
{
    const Field &field = *place.type.field;
    const Follows follows = followsOf({.is = field.type.is, .object = field.type.object});
    const QByteArrayView name = field.name;
    addEntryKeys(offers, place, field, field.type.keys, follows);
    const document::Pointer &owner = place.type.ownerPlace;
    if (place.type.owner == ObjectKind::MediaType && name == "encoding") {
        const Node schema = place.snapshot.at(owner).member("schema");
        addNames(offers, place, namesOfProperties(place, schema), &field, follows);
    } else if (place.type.owner == ObjectKind::Server && name == "variables") {
        const QByteArray url = place.snapshot.at(owner).member("url").bytes();
        addNames(offers, place, openapi::templateNames(url), &field, follows);
    } else if (place.type.owner == ObjectKind::GatewayClientAuthentication && name == "securitySchemes") {
        addNames(offers, place, openapi::definedSchemes(place.snapshot), &field);
    } else if (place.type.owner == ObjectKind::GatewayMiddleware && name == "operations") {
        addNames(offers, place, operationIdsOf(place.snapshot), &field);
    }
}

/** Keys of values of any type: those of the schema. */
void addOfValue(Offers &offers, const OfferPlace &place)
{
    const PlaceType &type = place.type;
    const openapi::SetResolution holder = schemaOfValue(place.references, place.context.address, type);
    for (const SchemaProperty &property : propertiesOf(place.references, holder)) {
        if (hasKey(place, property.name))
            continue;
        const Node schema = place.references.follow(property.address, property.schema).node;
        const QByteArray stated = schema.member("type").bytes();
        Offer offer{.kind = CompletionItem::Kind::Key,
                    .text = property.name,
                    .detail = QString::fromUtf8(stated),
                    .description = summaryOf(schema),
                    .isRequired = property.isRequired};
        offer.follows = stated == "object"                          ? Follows::Mapping
                        : stated == "array"                         ? Follows::List
                        : stated == "boolean"                       ? Follows::Boolean
                        : stated == "string"                        ? Follows::Text
                        : stated == "number" || stated == "integer" ? Follows::Number
                                                                    : Follows::Any;
        offers.append(offer);
    }
}

} // namespace

bool hasKey(const OfferPlace &place, QByteArrayView key)
{
    if (std::any_of(place.text.keys.begin(), place.text.keys.end(), [&](const QByteArray &one) { return one == key; }))
        return true;
    const qsizetype index = place.container.isMapping() ? place.container.indexOf(key) : -1;
    if (index < 0)
        return false;
    const base::Span span = place.container.keySpanAt(index);
    const base::Span &token = place.text.token;
    const bool isAtCursor = span.offset < token.end() && span.end() > token.offset;
    return !isAtCursor && isInTree(place.snapshot, span);
}

Offers keyOffers(const OfferPlace &place)
{
    Offers offers;
    switch (place.type.shape) {
    case Shape::Object:
        addOfObject(offers, place);
        break;
    case Shape::Map:
        addOfMap(offers, place);
        break;
    case Shape::Value:
        if (place.type.field->type.is == Is::Any)
            addOfValue(offers, place);
        break;
    default:
        break;
    }
    return offers;
}

} // namespace assist
