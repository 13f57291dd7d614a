#pragma once

#include "exchangebundle.h"
#include "redact.h"
#include "result.h"

namespace replay {

/** A document of a definition: its path, and its text. */
struct DefinitionFile {
    QString path;
    document::Snapshot snapshot;
};

/** What is written into a bundle. */
struct BundleContents {
    BundleFacts facts;
    QList<DefinitionFile> files; ///< The definition, and then the files that it refers to. Paths are absolute.
    QList<traffic::RedactedExchange> exchanges;
    QList<QByteArray> secrets; ///< The values of secrets that the exchanges had.
    QString upstreamOverride;  ///< As BundledExchange::upstreamOverride, for all exchanges.

    /** Adds an exchange as it was recorded, without its secrets. */
    void add(const traffic::Exchange &exchange);
};

/**
 * Returns the bytes of a bundle: a zip archive with `bundle.json`, `exchanges.har` and the files of the definition
 * below `definition/`, by their paths in their common folder. The secrets that a file has literally are REDACTED in it,
 * as in crash-recovery files, and where other texts of the bundle repeat them; references to secrets stay. Error:
 * Unsupported if a secret is also the name of something, such as a path, so that the definition would be another one
 * without it; the detail is the file and the line.
 */
[[nodiscard]] base::Result<QByteArray> writeBundle(const BundleContents &contents);

} // namespace replay
