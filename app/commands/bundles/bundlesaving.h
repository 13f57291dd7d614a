#pragma once

#include "coreservices.h"
#include "documentfile.h"
#include "exchange.h"

namespace commands {

/** The definition and the settings of a `preview`, which `--save-bundle` writes beside the exchange. */
struct SavedBundle {
    QString path;             ///< The file of the definition, as the command names it.
    QStringList problems;     ///< The lines that were printed about it.
    QString upstreamOverride; ///< The URL of `--upstream`; empty for the definition's own.
};

/** Writes an exchange and the definition that served it, with the files that it refers to, as a bundle. Errors: those
 * of writing a file and of replay::writeBundle(). */
[[nodiscard]] base::Result<void> saveBundle(const QString &bundlePath, const traffic::Exchange &exchange,
                                            const document::Snapshot &definition, const SavedBundle &saved,
                                            services::CoreServices &core);

} // namespace commands
