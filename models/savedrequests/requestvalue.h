#pragma once

#include "pointer.h"
#include "result.h"
#include "value.h"

#include <functional>
#include <optional>

namespace savedrequests {

/** An object in a saved request that is replaced by a value when the request is sent: `{from: login, pointer: /token}`
 * for a value of the response to the request `login`, or `{secret: env://NAME}` for a secret. */
struct Marker {
    QString request;           ///< The name of the request; empty for a secret.
    document::Pointer pointer; ///< The place of the value in the response.
    QString secret;            ///< The reference to the secret; empty for a value of a response.
    document::Pointer place;   ///< The place of the object in the value that was searched.

    [[nodiscard]] bool isSecret() const { return request.isEmpty(); }
};

/** Returns the marker that a value is, or std::nullopt for every other value. Only an object with exactly the members
 * `from` and `pointer`, or `secret` alone, all of them strings, is one. */
[[nodiscard]] std::optional<Marker> markerOf(const document::Value &value);

/** Returns the markers in a value, in document order. */
[[nodiscard]] QList<Marker> markersIn(const document::Value &value);

/** Returns true if a value contains an object that markerOf() would take for a marker. */
[[nodiscard]] bool hasMarkers(const document::Value &value);

/** Returns a value with each marker replaced by what `valueOf` returns for it. */
[[nodiscard]] document::Value filled(const document::Value &value,
                                     const std::function<document::Value(const Marker &)> &valueOf);

/** Returns the object of a marker for a secret. */
[[nodiscard]] document::Value secretMarker(const QString &reference);

} // namespace savedrequests
