#pragma once

#include "referenceddocument.h"
#include "result.h"

namespace bundling {

/** A file that split() writes for a definition. */
struct SplitFile {
    QString name; ///< The path relative to the folder that split() got, with '/': "components/schemas/Book.yaml".
    QByteArray bytes;
};

/** Splits a definition into files, one for each path item, webhook and component. The first file is the definition
 * itself, `openapi.yaml` or `openapi.json`, with references to the other files. Security schemes stay in it, because
 * they are named, not referred to. Text and comments are kept; a copy of its value replaces an alias whose anchor is in
 * another file. The files are meant for `folder`, an absolute path; references and relative URIs are rewritten relative
 * to the new files that contain them. `$self` is removed, because references to the files would be relative to it.
 * Errors: SyntaxError; Unsupported: no document of OpenAPI 3.0, 3.1 or 3.2; TooLarge: the aliases bring in too much. */
[[nodiscard]] base::Result<QList<SplitFile>> split(const openapi::ReferencedDocument &document, const QString &folder);

} // namespace bundling
