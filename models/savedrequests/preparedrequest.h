#pragma once

#include "message.h"
#include "operationmatch.h"
#include "requestbuilder.h"
#include "requestvalue.h"

namespace savedrequests {

/** A request in the bytes that are sent. */
struct PreparedRequest {
    http::RequestHead head;
    QByteArray body;
    QList<Problem> problems; ///< It must not be sent if hasErrors().
};

/** Returns all markers of a request: of its parameters, body and credentials. Marker::place is the place in the file.
 */
[[nodiscard]] QList<Marker> markersOf(const SavedRequest &request);

/** Builds the bytes of a saved request. `valueOf` returns the values of its markers, and `listenPath` is
 * the path of the gateway before the paths of the API. */
[[nodiscard]] PreparedRequest prepare(const FittedRequest &fitted, const QList<openapi::PathItem> &items,
                                      requests::RequestBuilder &builder,
                                      const std::function<document::Value(const Marker &)> &valueOf,
                                      const QByteArray &listenPath);

} // namespace savedrequests
