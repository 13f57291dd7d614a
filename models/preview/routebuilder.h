#pragma once

#include "routeplan.h"
#include "secretresolver.h"

#include <QFuture>

namespace preview {

/**
 * Turns a plan that is served into a route: resolves the references in URL, user name and password. One that has no
 * answer gives a route with a block (rule `reference-unresolved`), which answers 500 and sends nothing. Never fails.
 */
[[nodiscard]] QFuture<base::Result<routing::Route>> buildRoute(const RoutePlan &plan, secrets::SecretResolver &resolver);

} // namespace preview
