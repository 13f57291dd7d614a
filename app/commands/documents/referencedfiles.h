#pragma once

#include "bundle.h"
#include "documentfile.h"

namespace commands {

/** Returns the address of a definition in a set of documents: its absolute path, or a name for standard input. */
[[nodiscard]] QString addressOf(const DocumentFile &file);

/** Returns the definition and the files that it refers to inside the root of its references. A definition from standard
 * input has no such files. */
[[nodiscard]] openapi::DocumentSet referencedFiles(const DocumentFile &file, const document::Snapshot &snapshot,
                                                   workspace::DocumentStore &store);

/** Returns the line about a reference that bundling could not follow: `file:line:col: “reference” problem`. */
[[nodiscard]] QString leftReferenceLine(const DocumentFile &file, const bundling::LeftReference &reference,
                                        const openapi::DocumentSet &set, const QString &problem);

} // namespace commands
