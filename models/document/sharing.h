#pragma once

#include "node.h"

namespace document {

/** True when both nodes are one collection in two states of a document: no edit between them touched what is in it.
 * False says nothing. */
[[nodiscard]] bool isShared(const Node &left, const Node &right);

} // namespace document
