#pragma once

#include "assistcontext.h"
#include "completion.h"

namespace source {

/** Returns what the OpenAPI specification and the document say about the key or value at a byte of the text, for a
 * tooltip, as lines of plain text; empty if there is nothing to say. */
[[nodiscard]] QString hoverText(const document::Snapshot &snapshot, qsizetype offset,
                                const assist::AssistContext &context);
/** Returns what a completion item is for, as plain text; empty if nothing is known. */
[[nodiscard]] QString helpOf(const assist::CompletionItem &item);

} // namespace source
