#pragma once

#include "callerror.h"
#include "result.h"

#include <QList>
#include <QUrl>

#include <utility>

namespace network {

/** Returns true for `localhost`, `*.localhost`, 127.0.0.0/8 and ::1. */
[[nodiscard]] bool isThisMachine(const QString &host);

/** Returns why credentials must not be sent to an address: there is none, it is not http or https, or it is plain http
 * to another machine and `allowPlainHttp` is false. Otherwise returns None. */
[[nodiscard]] management::RequestFault checkAddress(const QUrl &address, bool allowPlainHttp);

using QueryItems = QList<std::pair<QByteArray, QByteArray>>;

/** Returns `base` without user information, with `path` (encoded, with a leading slash) and the query appended. */
[[nodiscard]] QUrl serviceUrl(const QUrl &base, const QByteArray &path, const QueryItems &query = {});

/** Returns true for bytes without control characters, as allowed in a header field. */
[[nodiscard]] bool isHeaderValue(const QByteArray &value);

} // namespace network
