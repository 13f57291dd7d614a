#pragma once

#include "documentchange.h"

namespace document {

/**
 * Makes an edit in a text that may not be valid: there it is made in the last good tree, and refused with SyntaxError
 * where it would touch the bytes that the tree does not know.
 */
[[nodiscard]] EditResult editAnyText(const Snapshot &before, const Editing &edit);

} // namespace document
