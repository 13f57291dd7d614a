#pragma once

#include "snapshot.h"

#include <QString>

namespace commands {

/**
 * What to say when an edit at `pointer` was refused because its way leads through an alias: where the alias stands, the
 * anchor it names, and what to do instead. Empty when there is none on the way.
 */
[[nodiscard]] QString aliasAdvice(const QString &file, const document::Snapshot &snapshot,
                                  const document::Pointer &pointer);

} // namespace commands
