#pragma once

#include "resolution.h"

#include <QString>

namespace merge {

/** Returns the property that a conflict is about, or is inside of, as the one-line form of the shape editor has it on a
 * side; empty for a conflict that is in no property of a schema, and for a side without the property. */
[[nodiscard]] QString schemaLine(const document::Snapshot &side, const merge::Conflict &conflict, merge::SideName name);

} // namespace merge
