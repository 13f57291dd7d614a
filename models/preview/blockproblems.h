#pragma once

#include "grants.h"
#include "routeinputs.h"
#include "rule.h"

namespace preview {

/** The problem of a setting, which is a JSON Pointer, at its place in the document. */
[[nodiscard]] base::Diagnostic problemAt(const document::Snapshot &document, const rules::Rule &rule,
                                         const QString &pointer, const QStringList &arguments);

/**
 * Why the route of `inputs` sends nothing: each reference that it needs and may not use, or the problem that it is
 * blocked for. Empty for a route that is not blocked.
 */
[[nodiscard]] base::Diagnostics blockProblems(const document::Snapshot &document, const RouteInputs &inputs,
                                              const routing::Route &route, const consent::Grants &grants);

} // namespace preview
