#pragma once

#include "definitionview.h"

namespace deploy {

/** Returns the settings of the gateway extension that are on and that no configuration of another proxy has, such as
 * `server.ipAccessControl` and `middleware.operations.*.block`: the objects with `enabled: true`, each name once, `*`
 * for names of operations and tools. Those that exports read, which are listen path, upstream, clients and credential,
 * are left out. At most MaximumUnwritten. */
[[nodiscard]] QStringList unwrittenSettings(const definition::DefinitionView &view);

/** The largest number of names that unwrittenSettings() returns. */
inline constexpr qsizetype MaximumUnwritten = 40;

} // namespace deploy
