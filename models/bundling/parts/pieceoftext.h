#pragma once

#include "snapshot.h"

namespace bundling {

/** Returns the text of a mapping or list as a document of its own, with its comments and without its indentation. If
 * the text alone is not valid or has another value, for example because of an alias, the result is written from the
 * value of `node` instead, without comments. */
[[nodiscard]] base::Result<QByteArray> pieceOfText(const document::Snapshot &snapshot, const document::Node &node);

} // namespace bundling
