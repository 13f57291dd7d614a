#pragma once

#include "checkcontext.h"
#include "lintoptions.h"
#include "piecefindings.h"
#include "treefindings.h"

#include <span>

namespace lint {

/** Returns the checks of the root of a document and of its info, tags and servers. */
[[nodiscard]] std::span<const Check> documentChecks();
/** Returns the checks of the names of paths. */
[[nodiscard]] std::span<const Check> pathChecks();
/** Returns the checks of examples, and of other values that have to fit a schema. */
[[nodiscard]] std::span<const Check> exampleChecks();
/** Returns the checks of operations, callbacks and webhooks. */
[[nodiscard]] std::span<const Check> operationChecks();
/** Checks that the entry document declares the tags of an operation. */
void checkNamesOfEntry(const specification::Place &operation, CheckContext &context);
/** Returns the checks of schemas, and of references in OpenAPI 3.0. */
[[nodiscard]] std::span<const Check> schemaChecks();
/** Checks the Markdown in the texts of an object of any kind. */
void checkMarkdown(const specification::Place &place, CheckContext &context);

/** Compares the objects of the entry document with the tables of the specification and the schemas of the project, and
 * runs all checks, in one walk over the document. Pieces with a known result in `pieces` are left out, and the results
 * of other pieces are kept in it. Returns false if the walk met a limit that counts for the whole description. */
bool checkObjects(const description::Description &description, const Project &project, Report &report,
                  PieceFindings *pieces = nullptr);

/** Checks the objects in the pieces of the entry document at `places`, as checkObjects() does for all pieces. Returns
 * false if a limit was met that counts for the whole description. */
bool checkPieces(const description::Description &description, const Project &project,
                 const QList<document::Pointer> &places, Report &report, PieceFindings &pieces);

/** Checks the objects in all trees of the description except that of the entry document, in documents that are wanted.
 * In another complete definition, which is linted by itself, only what the entry document has to define is checked.
 * Trees with a known result in `known` are left out, and the results of other trees are kept in it. Returns false if a
 * limit was met that counts for the whole description. */
bool checkOtherTrees(const description::Description &description, const Options &options, Report &report,
                     TreeFindings *known = nullptr);

} // namespace lint
