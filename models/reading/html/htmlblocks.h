#pragma once

#include "readingblock.h"

#include <functional>

namespace reading {

/** The fragment of the URL of a place in the page; empty for places that have none. */
[[nodiscard]] QByteArray anchorOf(const document::Pointer &place);

/** Runs as HTML. Targets become links to anchors of the page. */
[[nodiscard]] QByteArray htmlOf(const Runs &runs);

/** Blocks as HTML. */
[[nodiscard]] QByteArray htmlOf(const Blocks &blocks);

/** The class of a method in the style of the page. */
[[nodiscard]] QByteArray methodClass(QStringView method);

} // namespace reading
