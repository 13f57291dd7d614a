#pragma once

#include "entry.h"

namespace merge {

/** True for an entry of a collection in brackets. */
[[nodiscard]] bool isInFlow(const document::EntryView &entry);

/** Returns the span from the end of the key, or from the indicator of an item, to the end of the value. */
[[nodiscard]] base::Span valueSpanOf(const document::EntryView &entry);

/** Returns the span of an entry with its comments, without the comma after it. */
[[nodiscard]] base::Span tileWithoutComma(const document::EntryView &entry);

/** True if the value is a block collection. */
[[nodiscard]] bool isBlockCollection(const document::EntryView &entry);

/** Returns the span between the key, or the indicator of an item, and the first entry of a collection. */
[[nodiscard]] base::Span headOf(const document::EntryView &entry);

/** Returns the span from the end of the value to the end of its last line; in brackets, to the comma. */
[[nodiscard]] base::Span trailOf(const document::EntryView &entry);

} // namespace merge
