#include "offer.h"

#include "knownvalues.h"
#include "operationnames.h"
#include "referencetarget.h"
#include "referencetext.h"
#include "schemaproperties.h"
#include "security.h"
#include "specificationtable.h"

#include <algorithm>

namespace assist {

namespace {

using document::Node;
using document::Pointer;
using specification::Condition;
using specification::Is;
using specification::ObjectKind;
using Shape = PlaceType::Shape;

/** The values of a text field of the specification that it does not list. */
class NamedValues final
{
public:
    explicit NamedValues(const OfferPlace &place)
        : m_place(place)
        , m_type(place.type)
        , m_name(m_type.field->name)
    {}

    [[nodiscard]] Offers all() const
    {
        switch (m_type.owner) {
        case ObjectKind::OpenApi:
            return is("openapi") ? list(knownVersions()) : is("jsonSchemaDialect") ? list(knownDialects()) : Offers();
        case ObjectKind::License:
            return is("identifier") ? list(knownLicenses()) : Offers();
        case ObjectKind::ServerVariable:
            return is("default") ? items(m_place.snapshot.at(m_type.ownerPlace).member("enum")) : Offers();
        case ObjectKind::Operation:
            return is("tags") ? tags() : Offers();
        case ObjectKind::Tag:
            return is("parent") ? tags() : is("kind") ? list(knownTagKinds()) : Offers();
        case ObjectKind::Link:
            return is("operationId")    ? list(operationIdsOf(m_place.snapshot))
                   : is("operationRef") ? operations()
                                        : Offers();
        case ObjectKind::SecurityScheme:
            return is("scheme") ? list(knownAuthenticationSchemes()) : is("bearerFormat") ? list({"JWT"}) : Offers();
        case ObjectKind::Encoding:
            return is("contentType") ? list(knownMediaTypes()) : Offers();
        case ObjectKind::SecurityRequirement:
            return scopes();
        case ObjectKind::RequiredLists:
            return properties(m_place.snapshot.at(m_type.ownerPlace.parent()));
        case ObjectKind::Discriminator:
            return is("propertyName") ? properties(m_place.snapshot.at(m_type.ownerPlace.parent()))
                                      : discriminatedOffers(m_place);
        case ObjectKind::Schema:
            return ofSchema();
        default:
            return {};
        }
    }

private:
    [[nodiscard]] bool is(QByteArrayView name) const { return m_name == name; }

    [[nodiscard]] static Offers list(const QByteArrayList &values)
    {
        Offers offers;
        for (const QByteArray &value : values)
            offers.append(valueOffer(value));
        return offers;
    }
    [[nodiscard]] static Offers items(const Node &stated)
    {
        Offers offers;
        const Node values = stated.resolved();
        const qsizetype count = values.isSequence() ? std::min(values.childCount(), MaximumCompletions) : 0;
        for (qsizetype i = 0; i < count; ++i) {
            const Node value = values.childAt(i).resolved();
            if (value.isScalar())
                offers.append(valueOffer(value.bytes(), {}, value.isString()));
        }
        return offers;
    }

    [[nodiscard]] Offers tags() const
    {
        Offers offers;
        const Node all = m_place.snapshot.at({"tags"}).resolved();
        for (qsizetype i = 0; all.isSequence() && i < std::min(all.childCount(), MaximumCompletions); ++i) {
            const Node tag = all.childAt(i).resolved();
            const Node name = tag.member("name");
            if (!name.isString() || (is("parent") && Pointer{"tags"}.child(i) == m_type.ownerPlace))
                continue;
            Offer offer = valueOffer(name.bytes());
            offer.description = summaryOf(tag);
            offers.append(offer);
        }
        return offers;
    }
    [[nodiscard]] Offers operations() const
    {
        Offers offers;
        for (const Pointer &place : operationPlaces(m_place.snapshot)) {
            Offer offer = valueOffer(openapi::localReference(place).toUtf8());
            offer.kind = CompletionItem::Kind::Reference;
            offer.object = ObjectKind::Operation;
            offers.append(offer);
        }
        return offers;
    }
    /** Of the flows of the scheme that the requirement names. */
    [[nodiscard]] Offers scopes() const
    {
        Offers offers;
        const QByteArray scheme = m_place.text.part == TextPlace::Part::Value ? m_place.text.key
                                                                              : m_place.text.container.last();
        const Node stated = m_place.snapshot.at({"components", "securitySchemes", scheme});
        const openapi::SetResolution found = m_place.references.follow(m_place.context.address, stated);
        const Node flows = found.node.member("flows").resolved();
        QByteArrayList seen;
        for (qsizetype i = 0; flows.isMapping() && i < flows.childCount(); ++i) {
            const Node all = flows.childAt(i).resolved().member("scopes").resolved();
            for (qsizetype j = 0; all.isMapping() && j < std::min<qsizetype>(all.childCount(), 500); ++j) {
                if (seen.contains(all.keyAt(j)))
                    continue;
                seen.append(all.keyAt(j));
                Offer offer = valueOffer(all.keyAt(j));
                offer.description = firstLines(all.childAt(j).text());
                offers.append(offer);
            }
        }
        return offers;
    }
    [[nodiscard]] Offers properties(const Node &schema) const
    {
        Offers offers;
        openapi::ReferenceResolver &references = m_place.references;
        const openapi::SetResolution found = references.follow(m_place.context.address, schema);
        for (const SchemaProperty &property : propertiesOf(references, found)) {
            Offer offer = valueOffer(property.name);
            offer.description = summaryOf(references.follow(property.address, property.schema).node);
            offers.append(offer);
        }
        return offers;
    }
    [[nodiscard]] Offers ofSchema() const
    {
        if (is("format"))
            return list(knownFormats());
        if (is("$schema"))
            return list(knownDialects());
        if (is("contentMediaType"))
            return list(knownMediaTypes());
        if (is("contentEncoding"))
            return list({"base64", "base64url", "quoted-printable"});
        return is("required") ? properties(m_place.snapshot.at(m_type.ownerPlace)) : Offers();
    }

    const OfferPlace &m_place;
    const PlaceType &m_type;
    QByteArrayView m_name;
};

/** True unless a condition of the object excludes the value of its field. */
bool isAllowed(const OfferPlace &place, QByteArrayView value)
{
    const PlaceType &type = place.type;
    const auto contains = [](std::span<const char *const> words, QByteArrayView word) {
        return std::any_of(words.begin(), words.end(), [&](const char *one) { return word == one; });
    };
    for (const Condition &condition : specification::objectType(type.owner).conditions) {
        if (condition.kind != Condition::Kind::ValueWhen || !condition.versions.contain(place.types.version()) ||
            QByteArrayView(condition.fields.front()) != type.field->name)
            continue;
        const QByteArray when = place.snapshot.at(type.ownerPlace).member(condition.when).bytes();
        if (contains(condition.values, when) && !contains(condition.allowed, value))
            return false;
    }
    return true;
}

Offers ofAnyType(const OfferPlace &place)
{
    const Node schema = schemaOfValue(place.references, place.context.address, place.type).node;
    Offers offers;
    const Node values = schema.member("enum").resolved();
    for (qsizetype i = 0; values.isSequence() && i < std::min<qsizetype>(values.childCount(), 500); ++i) {
        const Node value = values.childAt(i).resolved();
        // The list itself does not offer what it has.
        if (value.isScalar() && QByteArrayView(place.type.field->name) != "enum")
            offers.append(valueOffer(value.bytes(), {}, value.isString()));
    }
    if (schema.member("type").bytes() == "boolean")
        offers += {valueOffer("true", {}, false), valueOffer("false", {}, false)};
    return offers;
}

/** What a `$ref` in this object refers to. */
ObjectKind referredKind(const OfferPlace &place)
{
    if (place.type.owner != ObjectKind::Reference)
        return place.type.owner;
    const PlaceType holder = place.types.at(place.text.container);
    return holder.object;
}

} // namespace

Offers valueOffers(const OfferPlace &place)
{
    const PlaceType &type = place.type;
    if (!type.field)
        return {};
    const bool isBoolean = type.field->type.is == Is::Boolean ||
                           (type.shape == Shape::Object && type.field->type.boolean.contain(place.types.version()));
    if (isBoolean)
        return {valueOffer("true", {}, false), valueOffer("false", {}, false)};
    if (type.shape != Shape::Value)
        return {};
    if (QByteArrayView(type.field->name) == "$ref")
        return targetOffers(place, referredKind(place));
    if (type.field->type.is == Is::Any)
        return ofAnyType(place);
    Offers offers;
    for (const char *value : type.field->type.values) {
        if (isAllowed(place, value))
            offers.append(valueOffer(value));
    }
    return offers.isEmpty() && type.field->type.is == Is::Text ? NamedValues(place).all() : offers;
}

} // namespace assist
