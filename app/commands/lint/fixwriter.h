#pragma once

#include "documentstore.h"
#include "lintedfiles.h"

namespace commands {

/** The changes of a file as a unified diff with three lines around each. Secrets are replaced by an ellipsis. */
[[nodiscard]] QByteArray fixDiff(const LintedFiles::Fixed &fixed);

/** Writes a file with its fixes, unless another YAML parser reads the changes differently. Complains about that, and
 * says how many problems are fixed. False if it is not written. */
bool writeFixes(const LintedFiles::Fixed &fixed, workspace::DocumentStore &store, Console &console);

} // namespace commands
