#pragma once

#include "documentfile.h"
#include "validation.h"

namespace commands {

/** The argument `FILE[#POINTER]`, which names a schema in a file. */
struct SchemaArgument {
    QString file;
    document::Pointer pointer;
};

/** Reads an argument `FILE[#POINTER]`. Its errors are made by invalidArgument(). */
[[nodiscard]] base::Result<SchemaArgument> schemaArgument(const QString &text);

/** Declares the option `--dialect 2020-12|3.0`. */
void addDialectOption(QCommandLineParser &parser);
/** Returns the JSON Schema dialect for a value of --dialect, or std::nullopt for an unknown one. */
[[nodiscard]] std::optional<schema::Dialect> dialectNamed(const QString &name);

/** A file that was read without syntax errors. */
struct ParsedFile {
    DocumentFile file;
    document::Snapshot snapshot;
};

/** Reads and parses a file. Complains and returns std::nullopt if it can't be read or has syntax errors. */
[[nodiscard]] std::optional<ParsedFile> readParsedFile(const QString &path, workspace::DocumentStore &store,
                                                       Console &console);

} // namespace commands
