#pragma once

#include "assistcontext.h"
#include "completionitem.h"

namespace assist {

/**
 * The keys, values and targets that are allowed at a byte of the text and are not there yet. The text does not have to
 * be valid. Empty in comments, in texts of several lines, and where the table has nothing to say.
 */
[[nodiscard]] Completions completionsAt(const document::Snapshot &snapshot, qsizetype offset,
                                        const AssistContext &context = {});

} // namespace assist
