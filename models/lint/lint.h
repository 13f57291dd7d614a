#pragma once

#include "description.h"
#include "documentfindings.h"
#include "lintoptions.h"

namespace lint {

/**
 * All problems of a description: syntax, OpenAPI and the gateway extension. One entry for each document of its set that
 * is wanted, in that order, which can be empty. With syntax errors in the entry document, only those of syntax are
 * returned, because the other checks need the complete document. Problems of other documents are those of the objects
 * that the description uses.
 */
[[nodiscard]] QList<DocumentFindings> lint(const description::Description &description, const Options &options = {});

/** Returns all problems of a document that is linted alone: references to other documents are not followed. */
[[nodiscard]] base::Diagnostics lint(const document::Snapshot &snapshot, const rules::RuleSettings &settings = {});

} // namespace lint
