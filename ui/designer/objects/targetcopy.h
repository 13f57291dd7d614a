#pragma once

#include "pointer.h"
#include "result.h"

namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

/**
 * Replaces the reference of the object at `place` by a copy of its target, which can be in another file that
 * `references` knows. References inside the copy are written as seen from the definition's file. Fails with the errors
 * of bundling::inlineReference().
 */
[[nodiscard]] base::Result<void> inlineTarget(workspace::OpenDefinition &definition,
                                              const workspace::References &references, const document::Pointer &place);

} // namespace designer
