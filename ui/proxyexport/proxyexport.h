#pragma once

#include "documentstore.h"
#include "exportedconfiguration.h"
#include "reportline.h"

namespace workspace {
class OpenDefinition;
}

namespace proxyexport {

/** Returns true for a definition that can be exported: an OpenAPI document with a gateway extension and without syntax
 * errors. */
[[nodiscard]] bool canBeExported(const workspace::OpenDefinition &definition);

/** Returns the lines of the report of a configuration: what is lost first, then its files and notes on them, the
 * environment variables to set, what differs, and what is kept. */
[[nodiscard]] QList<ReportLine> reportLines(deploy::Target target, const deploy::ExportedConfiguration &configuration);

/** Returns the text of a configuration's main file for a preview: at most MaximumPreviewLines lines, and a line with
 * the number of the others. */
[[nodiscard]] QString previewText(const deploy::ExportedConfiguration &configuration);

/** The largest number of lines in previewText(). */
inline constexpr qsizetype MaximumPreviewLines = 5'000;

/** Whether writeConfiguration() replaces the main file if it exists. */
enum class ExistingFile { Keep, Replace };

/** Writes the main file of a configuration to `path`, and the files that it refers to into the same folder, unless they
 * exist: these are for the user to fill in. Fails with AlreadyExists and writes nothing if there is a main file that is
 * to be kept. The other errors are those of DocumentStore::write(). */
[[nodiscard]] base::Result<void> writeConfiguration(workspace::DocumentStore &store,
                                                    const deploy::ExportedConfiguration &configuration,
                                                    const QString &path, ExistingFile existing);

} // namespace proxyexport
