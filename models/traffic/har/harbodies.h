#pragma once

#include "message.h"

#include <QJsonValue>

namespace traffic {

/** Larger numbers in a HAR file are not taken for sizes: their sums would be out of range. */
inline constexpr qint64 MaximumStatedSize = qint64(1) << 50;

/** Adds a Content-Type field with the `mimeType` of a body to the header fields of its message, if they have none:
 * programs that write no header fields write the media type beside the body. */
void addMediaType(http::HeaderList &headers, const QJsonValue &mimeType);

/** Reads the body of the `request` of a HAR entry. A form that is written as `params` becomes its text. A body that the
 * file does not have is incomplete. `headers` are the header fields of the request, with their Content-Type. */
[[nodiscard]] http::Body harRequestBody(const QJsonValue &request, const http::HeaderList &headers);

/** Reads the body of the `response` of a HAR entry to a request with a method. A body that the file does not have is
 * incomplete. `head` is that of the response, with its Content-Type. */
[[nodiscard]] http::Body harResponseBody(const QJsonValue &response, const http::ResponseHead &head,
                                         QByteArrayView method);

} // namespace traffic
