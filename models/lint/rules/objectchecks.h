#pragma once

#include "checkcontext.h"

#include <span>

namespace lint {

/** Checks of the document, its paths and servers. */
[[nodiscard]] std::span<const Check> documentChecks();
/** Checks of operations, callbacks and webhooks. */
[[nodiscard]] std::span<const Check> operationChecks();
/** Checks of schemas and of references in 3.0. */
[[nodiscard]] std::span<const Check> schemaChecks();
/** Checks the Markdown in any object. */
void checkMarkdown(const specification::Place &place, CheckContext &context);

/** Compares the document with the tables of the specification and runs all checks, in one walk over it. */
void checkObjects(const document::Snapshot &snapshot, specification::Version version, Report &report);

} // namespace lint
