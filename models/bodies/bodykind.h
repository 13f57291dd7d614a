#pragma once

#include <QByteArray>

namespace bodies {

/** What a body contains, which decides how it is shown. */
enum class BodyKind { Json, Xml, Html, Form, Multipart, Image, Text, Binary };

/** Returns the kind of a body by the value of its Content-Type field. If that is missing or says nothing, as text/plain
 * and application/octet-stream do, the bytes decide. SVG is XML. */
[[nodiscard]] BodyKind kindOfBody(QByteArrayView contentType, const QByteArray &bytes);

/** True for UTF-8 text without control characters other than white space. A text may end within a character, as a
 * truncated body does. */
[[nodiscard]] bool isText(const QByteArray &bytes);

} // namespace bodies
