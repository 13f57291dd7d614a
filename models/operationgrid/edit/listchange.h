#pragma once

#include "documentchange.h"

namespace operationgrid {

/** Returns the edit that gives the list at a place new items. Items at the beginning and at the end that stay the same
 * keep their text and comments. A missing list is created. */
[[nodiscard]] document::EditResult setList(const document::Snapshot &snapshot, const document::Pointer &place,
                                           const QList<document::Value> &items);

} // namespace operationgrid
