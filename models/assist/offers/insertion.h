#pragma once

#include "offer.h"

namespace assist {

/** Writes an offer in the style of its place: with quotes, colon, commas and line breaks. */
[[nodiscard]] CompletionItem itemOf(const Offer &offer, const OfferPlace &place);

} // namespace assist
