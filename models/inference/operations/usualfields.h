#pragma once

#include <QByteArrayView>

namespace inference {

/** Returns true for a header field of requests that no API asks for: that a browser, a proxy or a tool for traces adds,
 * or that HTTP or the media type needs. */
[[nodiscard]] bool isUsualRequestField(QByteArrayView name);

/** Returns true for a header field of responses that servers and proxies add to every response. */
[[nodiscard]] bool isUsualResponseField(QByteArrayView name);

} // namespace inference
