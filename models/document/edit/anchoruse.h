#pragma once

#include "snapshot.h"

namespace document {

/** The places of aliases outside `span` whose anchors are inside it. */
[[nodiscard]] QList<Pointer> aliasesInto(const Snapshot &snapshot, base::Span span);

/** The places of aliases without an anchor. */
[[nodiscard]] QList<Pointer> danglingAliases(const Snapshot &snapshot);

} // namespace document
