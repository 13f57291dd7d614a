#pragma once

#include <QByteArray>

namespace bodies {

/** Returns the type and subtype of a Content-Type value in lower case, such as `text/html`. RFC 9110 section 8.3.1 */
[[nodiscard]] QByteArray mediaTypeName(QByteArrayView contentType);

/** Returns a parameter of a value such as `multipart/mixed; boundary="a b"`, without its quotes; empty if it is
 * missing. `name` is in lower case. RFC 9110 section 5.6.6 */
[[nodiscard]] QByteArray parameterOf(QByteArrayView value, QByteArrayView name);

} // namespace bodies
