#pragma once

#include "readingblock.h"

namespace reading {

/**
 * A CommonMark text with tables as blocks. HTML in it is text, images are their descriptions, and only links to http,
 * https and mailto remain. Headings begin at `firstLevel`. Takes linear time.
 */
[[nodiscard]] Blocks readMarkdown(const QString &markdown, int firstLevel = 1);

/** True for the links that are followed: http, https and mailto. */
[[nodiscard]] bool isSafeLink(const QString &url);

} // namespace reading
