#pragma once

#include "document.h"
#include "error.h"
#include "fieldstate.h"

namespace designer {

/**
 * Returns the text that says why a field for the value at `pointer` can't be edited, with the place that prevents it;
 * an empty text if it can be edited.
 */
[[nodiscard]] QString fieldStateText(FieldState state, FieldKind kind, const document::Snapshot &snapshot,
                                     const document::Pointer &pointer);
/** Returns the type of a node with its article, translated: "a number", "a list". */
[[nodiscard]] QString kindName(const document::Node &node);
/** Returns a translated text that says why an edit failed. */
[[nodiscard]] QString editFailureText(const base::Error &error);
[[nodiscard]] QString readOnlyText(document::ReadOnlyReason reason);

} // namespace designer
