#pragma once

#include "checkcontext.h"
#include "lintoptions.h"
#include "piecefindings.h"

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
/** Checks the tags of an operation, which the entry document declares. */
void checkNamesOfEntry(const specification::Place &operation, CheckContext &context);
/** Checks of schemas and of references in 3.0. */
[[nodiscard]] std::span<const Check> schemaChecks();
/** Checks the Markdown in any object. */
void checkMarkdown(const specification::Place &place, CheckContext &context);

/** Compares the objects of the entry document with the tables of the specification and the schemas of the project, and
 * runs all checks, in one walk over it. Pieces with a known result are left out, and the others' results are kept.
 * False if the walk met a limit that counts for the whole description. */
bool checkObjects(const description::Description &description, const Project &project, Report &report,
                  PieceFindings *pieces = nullptr);

/** Checks some pieces of the entry document as checkObjects() checks all. */
bool checkPieces(const description::Description &description, const Project &project,
                 const QList<document::Pointer> &places, Report &report, PieceFindings &pieces);

/** Checks the objects in all trees of the description but the entry document's, in documents that are wanted. Of
 * objects in another complete definition, which has problems of its own, only the names that the entry document has to
 * define are checked. Returns false if a limit was met that counts for the whole description. */
bool checkOtherTrees(const description::Description &description, const Options &options, Report &report);

} // namespace lint
