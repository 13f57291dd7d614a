#pragma once

#include "snapshot.h"

namespace document {

/** The places of aliases outside `span` that stand for nodes inside it. */
[[nodiscard]] QList<Pointer> aliasesInto(const Snapshot &snapshot, base::Span span);

/** The places of aliases that stand for nothing. */
[[nodiscard]] QList<Pointer> danglingAliases(const Snapshot &snapshot);

} // namespace document
