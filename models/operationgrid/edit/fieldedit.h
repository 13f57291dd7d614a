#pragma once

#include "cellchange.h"
#include "documentchange.h"
#include "gridtext.h"

#include <variant>

namespace operationgrid {

/** Returns the edit of a document that makes the change of one cell, or why it can't be made. It is not checked whether
 * an operationId is used twice. */
[[nodiscard]] std::variant<document::Edited, Fault> editCell(const document::Snapshot &snapshot,
                                                             const CellChange &change, const Names &names,
                                                             OtherResponses others);

} // namespace operationgrid
