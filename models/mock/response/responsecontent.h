#pragma once

#include "statuschoice.h"

namespace mock {

/** The media type of a response. */
struct ResponseContent {
    QByteArray mediaType; ///< The media type that is sent; empty for a response without a body.
    openapi::Place place; ///< The place of the Media Type Object.
    friend bool operator==(const ResponseContent &, const ResponseContent &) = default;
};

/** Returns the contents of a response in document order; media types that can't be sent are left out. */
[[nodiscard]] QList<ResponseContent> contentsOf(openapi::ReferenceResolver &resolver,
                                                const DocumentedResponse &response);

/** Returns the content that the value of an `Accept` field weighs most, the first of equal ones. Returns std::nullopt
 * if none is acceptable. */
[[nodiscard]] std::optional<ResponseContent> acceptedContent(const QList<ResponseContent> &contents,
                                                             QByteArrayView accept);

} // namespace mock
