#pragma once

#include <QByteArrayView>

namespace lint {

/** Returns true if an HTML tag in a text has an attribute with an event handler, such as `onclick`. The text is in
 * UTF-8. */
[[nodiscard]] bool hasEventHandler(QByteArrayView text);

/** Returns true if a text has a link to a `javascript:` URL: as a link of Markdown or as the value of an attribute. The
 * text is in UTF-8. */
[[nodiscard]] bool hasScriptLink(QByteArrayView text);

} // namespace lint
