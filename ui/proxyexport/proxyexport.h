#pragma once

#include "documentstore.h"
#include "exportedconfiguration.h"

#include <QStringList>

namespace workspace {
class OpenDefinition;
}

namespace proxyexport {

/** Returns true for a definition that can be exported: an OpenAPI document with a gateway extension and without syntax
 * errors. */
[[nodiscard]] bool canBeExported(const workspace::OpenDefinition &definition);

/** Returns the lines of a report, such as `Lost: …`: what is lost first, then what differs, the environment variables
 * to set, and what is kept. */
[[nodiscard]] QStringList reportLines(const deploy::ExportReport &report);

/** Returns the text of a configuration's main file for a preview: at most MaximumPreviewLines lines, and a line with
 * the number of the others. */
[[nodiscard]] QString previewText(const deploy::ExportedConfiguration &configuration);

/** The largest number of lines in previewText(). */
inline constexpr qsizetype MaximumPreviewLines = 5'000;

/** Writes the main file of a configuration to `path`, and the files that it refers to into the same folder, unless they
 * exist: these are for the user to fill in. The errors are those of DocumentStore::write(). */
[[nodiscard]] base::Result<void> writeConfiguration(workspace::DocumentStore &store,
                                                    const deploy::ExportedConfiguration &configuration,
                                                    const QString &path);

} // namespace proxyexport
