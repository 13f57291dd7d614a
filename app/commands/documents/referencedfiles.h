#pragma once

#include "bundle.h"
#include "documentfile.h"

namespace commands {

/** The address of a definition in a set of documents: its absolute path, or a name for standard input. */
[[nodiscard]] QString addressOf(const DocumentFile &file);

/** The definition and the files that it refers to, inside the root of its references. Standard input has no files. */
[[nodiscard]] openapi::DocumentSet referencedFiles(const DocumentFile &file, const document::Snapshot &snapshot,
                                                   workspace::DocumentStore &store);

/** `file:line:col: “reference” problem`. */
[[nodiscard]] QString leftReferenceLine(const DocumentFile &file, const bundling::LeftReference &reference,
                                        const openapi::DocumentSet &set, const QString &problem);

} // namespace commands
