#include "completion.h"

#include "insertion.h"
#include "placesearch.h"
#include "schemaproperties.h"

#include <algorithm>

namespace assist {

namespace {

using document::Node;
using Part = TextPlace::Part;
using Shape = PlaceType::Shape;

/** The scalars of the list at the cursor, which are not offered again. */
void removeItemsThatAreThere(Offers &offers, const OfferPlace &place, const Node &list)
{
    QByteArrayList there;
    for (qsizetype i = 0; list.isSequence() && i < std::min<qsizetype>(list.childCount(), 1000); ++i) {
        const Node item = list.childAt(i);
        const bool isAtCursor = item.span().offset <= place.text.token.end() &&
                                item.span().end() >= place.text.token.offset;
        if (item.isScalar() && !isAtCursor && isInTree(place.snapshot, item.span()))
            there.append(item.bytes());
    }
    offers.removeIf(
        [&](const Offer &offer) { return offer.kind != CompletionItem::Kind::Key && there.contains(offer.text); });
}

Offers offersAt(OfferPlace &place)
{
    const TextPlace &text = place.text;
    const Node container = place.snapshot.at(text.container).resolved();
    const bool isItem = text.part == Part::Item || (text.part == Part::Bare && place.type.shape == Shape::List);
    if (text.part == Part::Value) {
        place.type = place.types.at(text.container.child(text.key));
        // A list is no scalar.
        if (place.type.shape == Shape::List)
            return {};
        place.container = container;
        return valueOffers(place);
    }
    if (isItem) {
        if (place.type.shape != Shape::List && place.type.shape != Shape::Value)
            return {};
        OfferPlace item = place;
        item.type = place.types.at(text.container.child(QByteArray("-")));
        item.container = Node();
        Offers offers = item.type.shape == Shape::Object ? keyOffers(item) : valueOffers(item);
        if (item.type.shape == Shape::Object)
            offers += valueOffers(item);
        else if (item.type.shape == Shape::Value && item.type.field->type.is == specification::Is::Any)
            offers += keyOffers(item);
        removeItemsThatAreThere(offers, place, container);
        return offers;
    }
    place.container = container;
    Offers offers = keyOffers(place);
    if (text.part == Part::Bare && !container.isMapping() && place.type.shape == Shape::Value)
        offers += valueOffers(place);
    return offers;
}

} // namespace

Completions completionsAt(const document::Snapshot &snapshot, qsizetype offset, const AssistContext &context)
{
    const TextPlace text = textPlaceAt(snapshot, offset);
    if (text.part == Part::None)
        return {};
    const PlaceTypes types(snapshot, context);
    openapi::ReferenceResolver references = resolverOf(snapshot, context);
    OfferPlace place{snapshot, context, types, text, references, types.at(text.container), {}};
    Offers offers = offersAt(place);
    std::stable_partition(offers.begin(), offers.end(), [](const Offer &offer) { return offer.isRequired; });
    if (offers.size() > MaximumCompletions)
        offers.resize(MaximumCompletions);
    Completions completions{text.typed, {}};
    completions.items.reserve(offers.size());
    for (const Offer &offer : offers)
        completions.items.append(itemOf(offer, place));
    return completions;
}

} // namespace assist
