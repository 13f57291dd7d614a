#pragma once

#include "completionitem.h"
#include "placetype.h"
#include "referenceresolver.h"
#include "textplace.h"

namespace assist {

/** A key, a value or a reference target that is allowed at a place, before it is written in the style of the place. */
struct Offer {
    CompletionItem::Kind kind = CompletionItem::Kind::Value;
    QByteArray text = {}; ///< The key or scalar, decoded: without quotes and escapes.
    bool isString = true; ///< Whether a value is a string; false for numbers, true and false.
    QString label = {};   ///< What the list shows for the offer; empty for `text`.
    QString detail = {};
    QString description = {};
    const specification::Field *field = nullptr;
    specification::ObjectKind object = specification::ObjectKind::NoObject;
    bool isRequired = false;
    bool isDeprecated = false;
    /** The kind of value that follows an offered key. */
    enum class Follows { Text, Boolean, Number, Any, Mapping, List } follows = Follows::Any;
};

using Offers = QList<Offer>;

/** A place of the text, with what the specification table and the document's tree say about it. */
struct OfferPlace {
    const document::Snapshot &snapshot;
    const AssistContext &context;
    const PlaceTypes &types;
    const TextPlace &text;
    openapi::ReferenceResolver &references; ///< Follows the references in the document.
    PlaceType type;                         ///< The type of the container if keys are offered, or of the value.
    document::Node container;               ///< The mapping that contains the keys or the value.
};

/** Returns true if the mapping at the place has `key`; an entry at the cursor does not count. */
[[nodiscard]] bool hasKey(const OfferPlace &place, QByteArrayView key);

/** Returns the keys that the mapping at the place can have, by its type, and does not have yet. */
[[nodiscard]] Offers keyOffers(const OfferPlace &place);
/** Returns the values that a scalar at the place can have, by its type. */
[[nodiscard]] Offers valueOffers(const OfferPlace &place);
/** Returns the objects of kind `wanted` that a reference at the place can refer to. */
[[nodiscard]] Offers targetOffers(const OfferPlace &place, specification::ObjectKind wanted);

/** Returns the schemas that a discriminator at the place can name: first by name, the ones in `oneOf` and `anyOf`
 * before the others, then by reference. */
[[nodiscard]] Offers discriminatedOffers(const OfferPlace &place);

/** Makes the offer of a scalar value. */
[[nodiscard]] inline Offer valueOffer(const QByteArray &text, const QString &detail = {}, bool isString = true)
{
    return {.text = text, .isString = isString, .detail = detail};
}

} // namespace assist
