#pragma once

#include <QByteArray>

namespace http {

/** Returns how specific a media range is for a media type: 0 if it does not match, 1 for all types, 2 for all subtypes
 * of the type, 3 for all subtypes with a suffix such as `+json`, 5 for the type, and 6 for the type with parameters
 * that the media type has too. 4 is for the type with a `charset` that the media type does not state, with another one
 * for JSON, where it has no effect, or with a `boundary`. Sources: RFC 9110 §12.5.1, RFC 8259 §11, OpenAPI. */
[[nodiscard]] int rangeRank(QByteArrayView range, QByteArrayView mediaType);

/** Returns the weight that the value of an `Accept` field gives a media type, in thousandths: that of the most specific
 * range, and 1000 without a value. 0: the type is not acceptable. */
[[nodiscard]] int acceptWeight(QByteArrayView accept, QByteArrayView mediaType);

} // namespace http
