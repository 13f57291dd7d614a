#pragma once

#include "readingblock.h"

namespace reading {

/**
 * Reads a CommonMark text with tables as blocks. HTML in it is kept as text, images become their descriptions, and only
 * links to http, https and mailto remain. Headings begin at `firstLevel`. Takes linear time.
 */
[[nodiscard]] Blocks readMarkdown(const QString &markdown, int firstLevel = 1);

/** Returns true for the links that readers can follow: http, https and mailto. */
[[nodiscard]] bool isSafeLink(const QString &url);

} // namespace reading
