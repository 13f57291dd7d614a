#pragma once

#include "documentset.h"

namespace lint {

/**
 * Every problem of a definition: the parser's, the extension's and OpenAPI's own, sorted by place. While the text is
 * not valid only the parser's are given, as no other place would be right. References to other documents are not looked
 * into.
 */
[[nodiscard]] base::Diagnostics lint(const document::Snapshot &snapshot);

/** Who makes a document a part of another: the set's own references, or also some outside of it. */
enum class Named { ByTheSet, Elsewhere };

/**
 * The same for a document of a set, references into the other ones included. Of a part that another document names
 * (a file of schemas, a path item) only what holds for every part is asked: that it is valid, and where it refers to.
 */
[[nodiscard]] base::Diagnostics lint(const openapi::ReferencedDocumentPtr &document, const openapi::DocumentSet &set,
                                     Named named = Named::ByTheSet);

/** Of a document that nobody opened by itself: what keeps those that refer to it from being understood. */
[[nodiscard]] base::Diagnostics lintNamed(const openapi::ReferencedDocumentPtr &document,
                                          const openapi::DocumentSet &set);

} // namespace lint
