#pragma once

#include "documentset.h"
#include "finding.h"
#include "ruleset.h"

namespace lint {

/** The vendor extensions whose schemas a .gatewright.yaml names: `extensions: {x-team: schemas/team.yaml#/Team}`. */
struct Project {
    QHash<QByteArray, schema::SchemaPlace> extensions; ///< By their names, which start with `x-`.
    openapi::DocumentSet schemas;                      ///< The documents with these schemas, by file addresses.
    QList<openapi::ReferencedDocumentPtr> files;       ///< That were read.
    QList<RulesetProblem> problems;
};

/**
 * Reads the project file for the document at `address`: the one in its folder, or in the closest folder above it up to
 * `root`. Its schemas are files that `source` opens; nothing is fetched.
 */
[[nodiscard]] Project projectFor(const QString &address, const QString &root, openapi::DocumentSource &source);

} // namespace lint
