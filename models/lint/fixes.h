#pragma once

#include "document.h"

namespace lint {

/** True when applyFix() can fix a diagnostic of this rule. */
[[nodiscard]] bool hasFix(const base::Diagnostic &diagnostic);

/** Edits the document so that the diagnostic disappears, as one undo step. Unsupported when the rule has no fix; other
 * errors are the document's. */
base::Result<void> applyFix(document::Document &document, const base::Diagnostic &diagnostic);

} // namespace lint
