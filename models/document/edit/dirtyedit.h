#pragma once

#include "documentchange.h"

namespace document {

/**
 * Edits a text that can have syntax errors: the last valid tree is edited, and SyntaxError is returned
 * for an edit that touches bytes which that tree does not contain.
 */
[[nodiscard]] EditResult editAnyText(const Snapshot &before, const Editing &edit);

} // namespace document
