#pragma once

#include "documentfile.h"
#include "validation.h"

namespace commands {

/** `FILE[#POINTER]`: a schema in a file. */
struct SchemaArgument {
    QString file;
    document::Pointer pointer;
};

/** Reads `FILE[#POINTER]`; errors are those of invalidArgument(). */
[[nodiscard]] base::Result<SchemaArgument> schemaArgument(const QString &text);

/** `--dialect 2020-12|3.0`. */
void addDialectOption(QCommandLineParser &parser);
/** Nothing for a name that is not one of the option's. */
[[nodiscard]] std::optional<schema::Dialect> dialectNamed(const QString &name);

/** A file that was read without syntax errors. */
struct ParsedFile {
    DocumentFile file;
    document::Snapshot snapshot;
};

/** Complains and returns nothing if the file can't be read or has syntax errors. */
[[nodiscard]] std::optional<ParsedFile> readParsedFile(const QString &path, workspace::DocumentStore &store,
                                                       Console &console);

} // namespace commands
