#pragma once

#include "document.h"
#include "error.h"
#include "fieldstate.h"

namespace designer {

/** Why a field for this place cannot be edited, naming the place that is in the way; empty when it can. */
[[nodiscard]] QString fieldStateText(FieldState state, FieldKind kind, const document::Snapshot &snapshot,
                                     const document::Pointer &pointer);
/** What stands at a place, for a sentence: "a number", "a list". */
[[nodiscard]] QString kindName(const document::Node &node);
/** An edit that was refused, as a sentence. */
[[nodiscard]] QString editFailureText(const base::Error &error);
[[nodiscard]] QString readOnlyText(document::ReadOnlyReason reason);

} // namespace designer
