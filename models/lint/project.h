#pragma once

#include "documentset.h"
#include "finding.h"
#include "ruleset.h"

#include <QSet>

namespace lint {

/** A setting of a project file: problems of a rule are not reported at a place and inside it. */
struct Suppression {
    QString rule;
    QString pointer; ///< A JSON Pointer to the place, which includes everything inside it; empty: the whole document.
};

/** The settings of a project file (.gatewright.yaml) for a document: `extensions: {x-team: schemas/team.yaml#/Team}`
 * and `suppressions: [{rule: operation-tags, file: apis/a.yaml, pointer: /paths/~1a, reason: …}, {fingerprint: …,
 * reason: …}]`. */
struct Project {
    QList<Suppression> suppressions; ///< The suppressions that are for the document.
    /** The schemas of vendor extensions, by the extensions' names, which start with `x-`. */
    QHash<QByteArray, schema::SchemaPlace> extensions;
    openapi::DocumentSet schemas; ///< The documents that contain the schemas of `extensions`, by file addresses.
    /** The fingerprints of changes between versions that are accepted although they break clients. */
    QSet<QString> acceptedChanges;
    QList<openapi::ReferencedDocumentPtr> files; ///< The project file that was read; empty if there is none.
    QList<RulesetProblem> problems;
};

/** Returns the name of project files: ".gatewright.yaml". */
[[nodiscard]] QString projectName();

/** Switches the rules of suppressions off at their places in `settings`. Rules that cannot be switched off stay on. */
void suppress(const QList<Suppression> &suppressions, rules::RuleSettings &settings);

/** Reads the project file for the document at `address`: the file in its folder, or in the closest folder above it up
 * to `root`. The schemas that it names are files that `source` opens; nothing is fetched. */
[[nodiscard]] Project projectFor(const QString &address, const QString &root, openapi::DocumentSource &source);

} // namespace lint
