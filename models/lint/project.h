#pragma once

#include "documentset.h"
#include "finding.h"
#include "ruleset.h"

namespace lint {

/** A place where problems of a rule are not reported. */
struct Suppression {
    QString rule;
    QString pointer; ///< With all that is in it; empty: the document.
};

/** What a .gatewright.yaml says about a document: `extensions: {x-team: schemas/team.yaml#/Team}` and
 * `suppressions: [{rule: operation-tags, file: apis/a.yaml, pointer: /paths/~1a, reason: …}]`. */
struct Project {
    QList<Suppression> suppressions;                   ///< Those for the document.
    QHash<QByteArray, schema::SchemaPlace> extensions; ///< By their names, which start with `x-`.
    openapi::DocumentSet schemas;                      ///< The documents with these schemas, by file addresses.
    QList<openapi::ReferencedDocumentPtr> files;       ///< That were read.
    QList<RulesetProblem> problems;
};

/** The name of project files: ".gatewright.yaml". */
[[nodiscard]] QString projectName();

/** Switches the rules of suppressions off. Rules that cannot be switched off stay on. */
void suppress(const QList<Suppression> &suppressions, rules::RuleSettings &settings);

/**
 * Reads the project file for the document at `address`: the one in its folder, or in the closest folder above it up to
 * `root`. Its schemas are files that `source` opens; nothing is fetched.
 */
[[nodiscard]] Project projectFor(const QString &address, const QString &root, openapi::DocumentSource &source);

} // namespace lint
