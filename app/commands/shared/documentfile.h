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
    /** Who asks when it wants to use a secret. */
    [[nodiscard]] consent::Definition identity() const
    {
        return {path == u"-" ? QString() : absolutePath(path), displayName()};
    }
};

/** Reads a file, or standard input for `-` (which is YAML, and so JSON too). */
[[nodiscard]] base::Result<DocumentFile> readDocumentFile(const QString &path, workspace::DocumentStore &store,
                                                          Console &console);

/** `-o FILE|-`. */
void addOutputOption(QCommandLineParser &parser);

/** The file that writeDocumentFile() writes to; `-` for standard output. */
[[nodiscard]] QString outputPath(const DocumentFile &input, const QCommandLineParser &parser);

/** Its name for messages. */
[[nodiscard]] QString outputName(const DocumentFile &input, const QCommandLineParser &parser);

/** Writes to the file that `-o` names, else to the input (standard input: to standard output). An unchanged file is not
 * written. */
[[nodiscard]] base::Result<void> writeDocumentFile(const DocumentFile &input, const QByteArray &bytes,
                                                   const QCommandLineParser &parser, workspace::DocumentStore &store,
                                                   Console &console);

/** `file:line:col`, whatever characters the file's name has: “%2” in it is no place for an argument. */
[[nodiscard]] QString placeText(const QString &file, base::Position position);

/** `file:line:col: severity rule message`, one line. */
[[nodiscard]] QString problemLine(const QString &file, const document::Snapshot &snapshot,
                                  const base::Diagnostic &problem);

/** `file: message`. */
[[nodiscard]] QString failureLine(const QString &file, const base::Error &error);

/** The error of a file with bytes that are not characters. It has no span, because the decoded text is different. */
[[nodiscard]] base::Diagnostic encodingProblem(const InvalidCharacter &found);

/** The problem lines of a text with syntax errors; empty if it has none. */
[[nodiscard]] QStringList syntaxLines(const QString &file, const QByteArray &bytes, const document::Snapshot &snapshot);

/** Complains with syntaxLines(); false when there is none. */
bool complainAboutSyntax(const DocumentFile &file, const document::Snapshot &snapshot, Console &console);

} // namespace commands
