#pragma once

#include "assistcontext.h"
#include "completion.h"

namespace source {

/** What the table and the document say about a byte of the text, as plain text of some lines; empty if nothing. */
[[nodiscard]] QString hoverText(const document::Snapshot &snapshot, qsizetype offset,
                                const assist::AssistContext &context);
/** What a completion is for, as plain text; empty if nothing is known. */
[[nodiscard]] QString helpOf(const assist::CompletionItem &item);

} // namespace source
