#pragma once

#include "entry.h"
#include "result.h"
#include "splice.h"
#include "valuewriter.h"

namespace document {

/**
 * The splice that replaces an entry's value, of whatever kind either is; anchors and tags stay. Unsupported for a block
 * entry without a colon.
 */
[[nodiscard]] base::Result<Splice> planValue(const Snapshot &snapshot, const EntryView &entry, const Value &value,
                                             const WriteStyle &style);

/** The splice that puts a value into a text that has no root. */
[[nodiscard]] Splice planFirstRoot(const Snapshot &snapshot, const Value &value, const WriteStyle &style);

} // namespace document
