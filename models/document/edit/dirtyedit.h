#pragma once

#include "documentchange.h"

namespace document {

/**
 * Makes an edit of a text that can have syntax errors: the edit is applied to the last valid tree, and its splices to
 * the present text. Error: SyntaxError if the edit touches bytes that the tree does not contain.
 */
[[nodiscard]] EditResult editAnyText(const Snapshot &before, const Editing &edit);

} // namespace document
