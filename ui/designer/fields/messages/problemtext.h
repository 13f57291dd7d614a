#pragma once

#include "diagnostic.h"
#include "fieldmessage.h"
#include "pointer.h"

namespace designer {

/** Returns the text that the field of a value shows for a problem of the value. */
[[nodiscard]] QString problemText(const base::Diagnostic &diagnostic);
[[nodiscard]] forms::FieldMessage::Kind messageKind(base::Severity severity);
/**
 * Returns the most severe problem of exactly these places; null if there is none. The pointer is valid as long as
 * `diagnostics`.
 */
[[nodiscard]] const base::Diagnostic *mostSevereProblem(const base::Diagnostics &diagnostics,
                                                        const QList<document::Pointer> &places);
/** True if the value at `place` or a value inside it has an error or a warning. */
[[nodiscard]] bool hasProblemInside(const base::Diagnostics &diagnostics, const document::Pointer &place);

} // namespace designer
