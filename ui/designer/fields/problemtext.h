#pragma once

#include "diagnostic.h"
#include "fieldmessage.h"
#include "pointer.h"

namespace designer {

/** The message of a problem at its field. */
[[nodiscard]] QString problemText(const base::Diagnostic &diagnostic);
[[nodiscard]] forms::FieldMessage::Kind messageKind(base::Severity severity);
/** The most severe problem of exactly these places; null when there is none. Valid as long as the list. */
[[nodiscard]] const base::Diagnostic *mostSevereProblem(const base::Diagnostics &diagnostics,
                                                        const QList<document::Pointer> &places);
/** True when the place or anything in it has an error or a warning. */
[[nodiscard]] bool hasProblemInside(const base::Diagnostics &diagnostics, const document::Pointer &place);

} // namespace designer
