#pragma once

#include "readingblock.h"

#include <functional>

namespace reading {

/** Returns the URL fragment with which links in the HTML page lead to a place of the document; empty for a place that
 * has none. */
[[nodiscard]] QByteArray anchorOf(const document::Pointer &place);

/** Returns runs of text as HTML. Their targets become links to anchors of the page. */
[[nodiscard]] QByteArray htmlOf(const Runs &runs);

/** Returns blocks of the reading view as HTML. */
[[nodiscard]] QByteArray htmlOf(const Blocks &blocks);

/** Returns the CSS class of an HTTP method in the style sheet of the page. */
[[nodiscard]] QByteArray methodClass(QStringView method);

} // namespace reading
