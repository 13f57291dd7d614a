#pragma once

#include "grants.h"
#include "routeinputs.h"
#include "rule.h"

namespace preview {

/** Returns the problem of the setting at the JSON Pointer `pointer`, with the setting's place in the document. */
[[nodiscard]] base::Diagnostic problemAt(const document::Snapshot &document, const rules::Rule &rule,
                                         const QString &pointer, const QStringList &arguments);

/**
 * Returns why the route that was built from `inputs` sends nothing: each reference to a secret that it needs and is not
 * allowed to use, or the problem that blocks it. Empty for a route that is not blocked.
 */
[[nodiscard]] base::Diagnostics blockProblems(const document::Snapshot &document, const RouteInputs &inputs,
                                              const routing::Route &route, const consent::Grants &grants);

} // namespace preview
