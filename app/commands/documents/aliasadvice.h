#pragma once

#include "snapshot.h"

#include <QString>

namespace commands {

/**
 * Returns the message for an edit at `pointer` that was refused because its path goes through a YAML alias: the place
 * of the alias, its anchor, and what to do. Empty if the path contains no alias.
 */
[[nodiscard]] QString aliasAdvice(const QString &file, const document::Snapshot &snapshot,
                                  const document::Pointer &pointer);

} // namespace commands
