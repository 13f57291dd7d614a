#pragma once

#include "snapshot.h"

#include <QStringList>

namespace gatewayapi {

/** Returns what the schemas of the resources say against a manifest, with the place of each finding. The schemas have
 * the members, types, patterns and limits of the documentation of Kubernetes for the members that exports use; other
 * members are refused. */
[[nodiscard]] QStringList schemaProblems(const document::Snapshot &yaml);

} // namespace gatewayapi
