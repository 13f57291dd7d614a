#pragma once

#include "diagnostic.h"
#include "referenceddocument.h"

namespace lint {

/** The problems in one document of an API description, in the order of the text. */
struct DocumentFindings {
    openapi::ReferencedDocumentPtr document;
    base::Diagnostics diagnostics;
};

/** Returns the problems in a document, or an empty list if the document is not among the findings. */
[[nodiscard]] base::Diagnostics diagnosticsIn(const QList<DocumentFindings> &findings,
                                              const openapi::ReferencedDocumentPtr &document);

/** Returns the problems of one document in the order of its text, without duplicates. */
[[nodiscard]] base::Diagnostics sorted(base::Diagnostics diagnostics);

} // namespace lint
