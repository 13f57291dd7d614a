#pragma once

#include "document.h"

namespace lint {

/** True when applyFix() knows what to do about a diagnostic of this rule. */
[[nodiscard]] bool hasFix(const base::Diagnostic &diagnostic);

/** Makes the edit that settles the diagnostic, as one undo step. Unsupported: there is no fix; other errors are the
 * document's. */
base::Result<void> applyFix(document::Document &document, const base::Diagnostic &diagnostic);

} // namespace lint
