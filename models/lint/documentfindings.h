#pragma once

#include "diagnostic.h"
#include "referenceddocument.h"

namespace lint {

/** The problems in one document of an API description, in the order of the text. */
struct DocumentFindings {
    openapi::ReferencedDocumentPtr document;
    base::Diagnostics diagnostics;
};

/** The problems in a document; none if it is not among the findings. */
[[nodiscard]] base::Diagnostics diagnosticsIn(const QList<DocumentFindings> &findings,
                                              const openapi::ReferencedDocumentPtr &document);

/** Problems of one document in the order of the text, each once. */
[[nodiscard]] base::Diagnostics sorted(base::Diagnostics diagnostics);

} // namespace lint
