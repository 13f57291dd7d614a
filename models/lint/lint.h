#pragma once

#include "lintoptions.h"
#include "parts.h"

namespace lint {

/**
 * All problems of a definition, sorted by position: syntax, OpenAPI and the extension. If there are syntax errors, only
 * these are returned, because the other checks need the complete document. References to other documents are not
 * followed.
 */
[[nodiscard]] base::Diagnostics lint(const document::Snapshot &snapshot, const rules::RuleSettings &settings = {});

/**
 * The same for a document of a set, including references between its documents. `parts` are those of the set. If
 * another document refers to it (a file of schemas, a path item), only syntax, references and the structure of its
 * parts are checked.
 */
[[nodiscard]] base::Diagnostics lint(const openapi::ReferencedDocumentPtr &document, const openapi::DocumentSet &set,
                                     const Parts &parts, const Options &options);

/** The same with the parts of the set. */
[[nodiscard]] base::Diagnostics lint(const openapi::ReferencedDocumentPtr &document, const openapi::DocumentSet &set);

/** The problems of a document that is not open itself, as far as they affect the documents that refer to it. */
[[nodiscard]] base::Diagnostics lintNamed(const openapi::ReferencedDocumentPtr &document,
                                          const openapi::DocumentSet &set, const Parts &parts);

} // namespace lint
