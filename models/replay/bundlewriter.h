#pragma once

#include "exchangebundle.h"
#include "redact.h"

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
    QString upstreamOverride; ///< As BundledExchange::upstreamOverride, for all exchanges.
};

/**
 * Returns the bytes of a bundle: a zip archive with `bundle.json`, `exchanges.har` and the files of the definition
 * below `definition/`, by their paths in their common folder. The secrets that a file has literally are REDACTED in it,
 * as in crash-recovery files; references to secrets stay.
 */
[[nodiscard]] QByteArray writeBundle(const BundleContents &contents);

} // namespace replay
