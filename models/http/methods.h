#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace http {

/** The HTTP methods that a path item of OpenAPI 3.0 and 3.1 can have, in upper case, the most used first. */
[[nodiscard]] const QList<QByteArray> &methods();

/**
 * True for the methods that methods() returns and CONNECT. Methods are case-sensitive. Source: RFC 9110 §9.1, RFC 5789.
 */
[[nodiscard]] bool isStandardMethod(QByteArrayView method);

/** True if sending a request with this method twice has the effect of sending it once. Source: RFC 9110 §9.2.2. */
[[nodiscard]] bool isIdempotent(QByteArrayView method);

} // namespace http
