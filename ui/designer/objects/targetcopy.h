#pragma once

#include "pointer.h"
#include "result.h"

namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

/**
 * Replaces the reference of the object at a place by a copy of its target. A target in another file needs `references`,
 * which can be null; references inside it are written as seen from this file. Errors of bundling::inlineReference().
 */
[[nodiscard]] base::Result<void> inlineTarget(workspace::OpenDefinition &definition,
                                              const workspace::References *references, const document::Pointer &place);

} // namespace designer
