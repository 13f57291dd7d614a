#pragma once

#include "snapshot.h"

namespace bundling {

/** Returns the text of a mapping or list as a document of its own, with its comments and without its indentation. If
 * this text would have another value, the result is written from the value instead. */
[[nodiscard]] base::Result<QByteArray> pieceOfText(const document::Snapshot &snapshot, const document::Node &node);

} // namespace bundling
