#pragma once

#include "bundle.h"
#include "documentfile.h"
#include "storeddocuments.h"

#include <memory>

namespace commands {

/** The address of a definition in a set of documents: its absolute path, or a name for standard input. */
[[nodiscard]] QString addressOf(const DocumentFile &file);

/** A source of the definition at addressOf() and of the files that references may name: those inside the root of its
 * references. Standard input has no files. */
[[nodiscard]] std::unique_ptr<workspace::StoredDocuments> filesOf(const DocumentFile &file,
                                                                  const document::Snapshot &snapshot,
                                                                  workspace::DocumentStore &store);

/** The definition and the files that it refers to, inside the root of its references. Standard input has no files. */
[[nodiscard]] openapi::DocumentSet referencedFiles(const DocumentFile &file, const document::Snapshot &snapshot,
                                                   workspace::DocumentStore &store);

/** `file:line:col: “reference” problem`. */
[[nodiscard]] QString leftReferenceLine(const DocumentFile &file, const bundling::LeftReference &reference,
                                        const openapi::DocumentSet &set, const QString &problem);

} // namespace commands
