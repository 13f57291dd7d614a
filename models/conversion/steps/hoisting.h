#pragma once

#include "document.h"
#include "loss.h"

namespace conversion {

/** Moves the schemas of all `$defs` to `components/schemas`, and changes the references to them. */
[[nodiscard]] base::Result<void> moveDefinitions(document::Document &document, QList<Loss> &losses);

/** Replaces references to `components/pathItems` by copies of their targets, and removes those. */
[[nodiscard]] base::Result<void> inlinePathItems(document::Document &document, QList<Loss> &losses);

} // namespace conversion
