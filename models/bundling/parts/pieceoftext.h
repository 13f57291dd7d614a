#pragma once

#include "snapshot.h"

namespace bundling {

/** The text of a mapping or list of a document as a document of its own: comments stay, the indentation goes. If that
 * would be read differently, it is written from its value. */
[[nodiscard]] base::Result<QByteArray> pieceOfText(const document::Snapshot &snapshot, const document::Node &node);

} // namespace bundling
