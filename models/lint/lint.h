#pragma once

#include "snapshot.h"

namespace lint {

/**
 * Every problem of a definition: the parser's, the extension's and OpenAPI's own, sorted by place. While the text is
 * not valid only the parser's are given, as no other place would be right.
 */
[[nodiscard]] base::Diagnostics lint(const document::Snapshot &snapshot);

/** The ids of all rules that lint() knows, without the parser's. */
[[nodiscard]] QStringList ruleIds();

} // namespace lint
