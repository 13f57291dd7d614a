#pragma once

#include "absolutepath.h"
#include "console.h"
#include "document.h"
#include "documentstore.h"
#include "grantset.h"
#include "invalidcharacter.h"
#include "result.h"

#include <QCommandLineParser>

namespace commands {

/** A document that a command reads: `path` is the argument, `-` for standard input. */
struct DocumentFile {
    QString path;
    QByteArray bytes;
    document::Format format = document::Format::Yaml;

    [[nodiscard]] QString displayName() const { return path == u"-" ? u"<stdin>"_qs : path; }
    /** Returns the identity under which the document's grants to use secrets are stored. */
    [[nodiscard]] consent::Definition identity() const
    {
        return {path == u"-" ? QString() : absolutePath(path), displayName()};
    }
};

/** Reads a file, or standard input for `-`, which is read as YAML and so can be JSON too. */
[[nodiscard]] base::Result<DocumentFile> readDocumentFile(const QString &path, workspace::DocumentStore &store,
                                                          Console &console);

/** Declares the option `-o FILE|-`. */
void addOutputOption(QCommandLineParser &parser);

/** Returns the path that writeDocumentFile() writes to; `-` for standard output. */
[[nodiscard]] QString outputPath(const DocumentFile &input, const QCommandLineParser &parser);

/** Returns the name for messages of the file that writeDocumentFile() writes to. */
[[nodiscard]] QString outputName(const DocumentFile &input, const QCommandLineParser &parser);

/** Writes a document to the file that `-o` names, or else to the input file (for standard input, to standard output). A
 * file whose content would not change is not written. */
[[nodiscard]] base::Result<void> writeDocumentFile(const DocumentFile &input, const QByteArray &bytes,
                                                   const QCommandLineParser &parser, workspace::DocumentStore &store,
                                                   Console &console);

/** Returns `file:line:col`. The file's name can contain any characters, such as “%2”. */
[[nodiscard]] QString placeText(const QString &file, base::Position position);

/** Returns the line `file:line:col: severity rule message` for a problem in a file. */
[[nodiscard]] QString problemLine(const QString &file, const document::Snapshot &snapshot,
                                  const base::Diagnostic &problem);

/** Returns the line `file: message` for an error of a file. */
[[nodiscard]] QString failureLine(const QString &file, const base::Error &error);

/** Returns the error of a file with bytes that are not characters. It has no span, because the decoded text is
 * different. */
[[nodiscard]] base::Diagnostic encodingProblem(const InvalidCharacter &found);

/** Returns the problem lines of a file with syntax errors; empty if it has none. */
[[nodiscard]] QStringList syntaxLines(const QString &file, const QByteArray &bytes, const document::Snapshot &snapshot);

/** Prints the syntaxLines() of a file to standard error. Returns false if it has none. */
bool complainAboutSyntax(const DocumentFile &file, const document::Snapshot &snapshot, Console &console);

} // namespace commands
