#pragma once

#include "documentstore.h"
#include "lintedfiles.h"

namespace commands {

/** Returns the changes that fixes make in a file as a unified diff with three lines of context. Secrets are replaced by
 * an ellipsis. */
[[nodiscard]] QByteArray fixDiff(const LintedFiles::Fixed &fixed);

/** Writes a file with its fixes and prints how many problems are fixed. Complains and returns false if another YAML
 * parser reads the changes differently, in which case nothing is written, or if writing fails. */
bool writeFixes(const LintedFiles::Fixed &fixed, workspace::DocumentStore &store, Console &console);

} // namespace commands
