#pragma once

#include "document.h"
#include "error.h"
#include "fieldstate.h"

namespace designer {

/** Why a field for this place can't be edited, with the place that prevents it; empty when it can. */
[[nodiscard]] QString fieldStateText(FieldState state, FieldKind kind, const document::Snapshot &snapshot,
                                     const document::Pointer &pointer);
/** The type of a node with its article: "a number", "a list". */
[[nodiscard]] QString kindName(const document::Node &node);
/** Why an edit failed. */
[[nodiscard]] QString editFailureText(const base::Error &error);
[[nodiscard]] QString readOnlyText(document::ReadOnlyReason reason);

} // namespace designer
