#pragma once

#include "assistcontext.h"
#include "completionitem.h"

namespace assist {

/**
 * Returns the keys, values and reference targets that are allowed at byte `offset` of the text and are not there yet.
 * The text does not have to be valid. Returns no items in a comment, in a text of several lines, and where the
 * specification table does not describe the place.
 */
[[nodiscard]] Completions completionsAt(const document::Snapshot &snapshot, qsizetype offset,
                                        const AssistContext &context = {});

} // namespace assist
