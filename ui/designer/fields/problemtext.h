#pragma once

#include "diagnostic.h"
#include "fieldmessage.h"
#include "pointer.h"

namespace designer {

/** A problem of the definition as the sentence that stands at its field. */
[[nodiscard]] QString problemText(const base::Diagnostic &diagnostic);
[[nodiscard]] forms::FieldMessage::Kind messageKind(base::Severity severity);
/** The gravest problem of exactly these places; null when they have none. Valid as long as the list. */
[[nodiscard]] const base::Diagnostic *gravestProblem(const base::Diagnostics &diagnostics,
                                                     const QList<document::Pointer> &places);
/** True when an error or a warning stands at the place or inside it. */
[[nodiscard]] bool hasProblemInside(const base::Diagnostics &diagnostics, const document::Pointer &place);

} // namespace designer
