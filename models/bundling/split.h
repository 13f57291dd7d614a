#pragma once

#include "referenceddocument.h"
#include "result.h"

namespace bundling {

/** A file of a definition over several files. */
struct SplitFile {
    QString name; ///< Relative to the folder, with '/': "components/schemas/Book.yaml".
    QByteArray bytes;
};

/**
 * The files of a definition whose path items, webhooks and components each have a file of their own; the first one is
 * the definition itself, `openapi.yaml` or `openapi.json`, with references to the others. Security schemes stay in it,
 * because they are named, not referred to. Text and comments are kept. The files are to be in `folder`, an absolute
 * path, where references to further files lead to the same files as before. SyntaxError; Unsupported: no document of
 * OpenAPI 3.0, 3.1 or 3.2, or one with aliases, which cannot reach over files.
 */
[[nodiscard]] base::Result<QList<SplitFile>> split(const openapi::ReferencedDocument &document, const QString &folder);

} // namespace bundling
