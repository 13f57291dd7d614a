#pragma once

#include "description.h"
#include "documentfindings.h"
#include "lintoptions.h"

namespace lint {

/** Returns all problems of a description: syntax, OpenAPI and the gateway extension. The result has one entry, which
 * can be empty, for each wanted document of the description's set, in the set's order. With syntax errors in the entry
 * document, only syntax errors are returned, because the other checks need the complete document. Problems of other
 * documents are those of the objects that the description uses. */
[[nodiscard]] QList<DocumentFindings> lint(const description::Description &description, const Options &options = {});

/** Returns all problems of a document that is linted alone: references to other documents are not followed. */
[[nodiscard]] base::Diagnostics lint(const document::Snapshot &snapshot, const rules::RuleSettings &settings = {});

} // namespace lint
