#pragma once

#include "snapshot.h"

namespace document {

/** Returns the places of the aliases outside of `span` that refer to anchors inside of it. */
[[nodiscard]] QList<Pointer> aliasesInto(const Snapshot &snapshot, base::Span span);

/** Returns the places of the aliases that name no known anchor. */
[[nodiscard]] QList<Pointer> danglingAliases(const Snapshot &snapshot);

} // namespace document
