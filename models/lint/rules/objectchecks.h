#pragma once

#include "checkcontext.h"
#include "parts.h"
#include "piecefindings.h"
#include "project.h"

#include <span>

namespace lint {

/** Checks of the document, its description, tags and servers. */
[[nodiscard]] std::span<const Check> documentChecks();
/** Checks of the names of paths. */
[[nodiscard]] std::span<const Check> pathChecks();
/** Checks of examples, and of values against their schemas. */
[[nodiscard]] std::span<const Check> exampleChecks();
/** Checks of operations, callbacks and webhooks. */
[[nodiscard]] std::span<const Check> operationChecks();
/** Checks of schemas and of references in 3.0. */
[[nodiscard]] std::span<const Check> schemaChecks();
/** Checks the Markdown in any object. */
void checkMarkdown(const specification::Place &place, CheckContext &context);

/** Compares the document with the tables of the specification and the schemas of the project, and runs all checks, in
 * one walk over it. Pieces with a known result are left out, and the others' results are kept. False if the walk met a
 * limit that counts for the whole document. */
bool checkObjects(const Subject &subject, specification::Version version, const Project &project, Report &report,
                  PieceFindings *pieces = nullptr);

/** The same for some pieces of the document. */
bool checkPieces(const Subject &subject, specification::Version version, const Project &project,
                 const QList<document::Pointer> &places, Report &report, PieceFindings &pieces);

/** Compares a part with the tables. */
void checkPart(const document::Snapshot &snapshot, const Part &part, specification::Version version,
               const Project &project, Report &report);

} // namespace lint
