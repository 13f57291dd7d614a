#pragma once

#include "diagnostic.h"
#include "fieldmessage.h"

namespace designer {

/** A problem of the definition as the sentence that stands at its field. */
[[nodiscard]] QString problemText(const base::Diagnostic &diagnostic);
[[nodiscard]] widgets::FieldMessage::Kind messageKind(base::Severity severity);

} // namespace designer
