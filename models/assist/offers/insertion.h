#pragma once

#include "offer.h"

namespace assist {

/** Makes a completion item of an offer, written in the style of its place: with quotes, colon, commas and line
 * breaks. */
[[nodiscard]] CompletionItem itemOf(const Offer &offer, const OfferPlace &place);

} // namespace assist
