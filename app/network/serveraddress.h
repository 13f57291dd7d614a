#pragma once

#include "callerror.h"
#include "result.h"

#include <QList>
#include <QUrl>

#include <utility>

namespace network {

/** `localhost`, `*.localhost`, 127.0.0.0/8 and ::1. */
[[nodiscard]] bool isThisMachine(const QString &host);

/** Why credentials must not be sent to that address, or None: no address, not http(s), or plain http to another
 * machine. */
[[nodiscard]] management::RequestFault checkAddress(const QUrl &address, bool allowPlainHttp);

using QueryItems = QList<std::pair<QByteArray, QByteArray>>;

/** `base` with `path` (encoded, from its slash on) behind its own path, and the query; user information is left out. */
[[nodiscard]] QUrl serviceUrl(const QUrl &base, const QByteArray &path, const QueryItems &query = {});

/** True for bytes that a header field can carry: no control characters. */
[[nodiscard]] bool isHeaderValue(const QByteArray &value);

} // namespace network
