#pragma once

#include "error.h"
#include "fieldbinding.h"

namespace designer {

/** Why a field cannot be edited; empty when it can. */
[[nodiscard]] QString fieldStateText(FieldState state, const document::Node &found);
/** What stands at a place, for a sentence: "a number", "a list". */
[[nodiscard]] QString kindName(const document::Node &node);
/** An edit that was refused, as a sentence. */
[[nodiscard]] QString editFailureText(const base::Error &error);
[[nodiscard]] QString readOnlyText(document::ReadOnlyReason reason);

} // namespace designer
