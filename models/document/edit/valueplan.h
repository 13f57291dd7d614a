#pragma once

#include "entry.h"
#include "result.h"
#include "splice.h"
#include "valuewriter.h"

namespace document {

/**
 * Returns the splice that replaces an entry's value by a value of any kind; anchors and tags stay. Error: Unsupported
 * for a block entry without a colon.
 */
[[nodiscard]] base::Result<Splice> planValue(const Snapshot &snapshot, const EntryView &entry, const Value &value,
                                             const WriteStyle &style);

/** Returns the splice that writes a value as the root of a text that has none. */
[[nodiscard]] Splice planFirstRoot(const Snapshot &snapshot, const Value &value, const WriteStyle &style);

} // namespace document
