#pragma once

#include "completionitem.h"
#include "placetype.h"
#include "referenceresolver.h"
#include "textplace.h"

namespace assist {

/** A key or value that is allowed in a place, before it is written in the style of the place. */
struct Offer {
    CompletionItem::Kind kind = CompletionItem::Kind::Value;
    QByteArray text = {}; ///< The decoded key or scalar.
    bool isString = true; ///< Of a value: false for numbers, true and false.
    QString label = {};   ///< Empty: the text.
    QString detail = {};
    QString description = {};
    const specification::Field *field = nullptr;
    specification::ObjectKind object = specification::ObjectKind::NoObject;
    bool isRequired = false;
    bool isDeprecated = false;
    /** Of a key: what follows it. */
    enum class Follows { Text, Boolean, Number, Any, Mapping, List } follows = Follows::Any;
};

using Offers = QList<Offer>;

/** A place of the text with what the table and the tree have there. */
struct OfferPlace {
    const document::Snapshot &snapshot;
    const AssistContext &context;
    const PlaceTypes &types;
    const TextPlace &text;
    openapi::ReferenceResolver &references; ///< Follows the references of the text.
    PlaceType type;                         ///< The type of the container for keys, and of the value for values.
    document::Node container;               ///< The mapping with the keys, or with the value.
};

/** True if the mapping of the place has the key, other than at the cursor. */
[[nodiscard]] bool hasKey(const OfferPlace &place, QByteArrayView key);

/** The keys of a mapping of that type. */
[[nodiscard]] Offers keyOffers(const OfferPlace &place);
/** The values that a place of that type can have. */
[[nodiscard]] Offers valueOffers(const OfferPlace &place);
/** The targets of a reference to an object. */
[[nodiscard]] Offers targetOffers(const OfferPlace &place, specification::ObjectKind wanted);

/** The schemas that a discriminator can name: by name, those of `oneOf` and `anyOf` first, then by reference. */
[[nodiscard]] Offers discriminatedOffers(const OfferPlace &place);

/** A value for a scalar. */
[[nodiscard]] inline Offer valueOffer(const QByteArray &text, const QString &detail = {}, bool isString = true)
{
    return {.text = text, .isString = isString, .detail = detail};
}

} // namespace assist
