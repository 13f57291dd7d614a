#include "documentfile.h"

#include "absolutepath.h"
#include "diagnosticmessages.h"
#include "documentlimits.h"
#include "errormessages.h"
#include "ruletable.h"
#include "severityname.h"

namespace commands {

namespace {

QString problemLine(const QString &file, base::Position position, const base::Diagnostic &problem)
{
    return u"%1: %2 %3 %4"_qs.arg(placeText(file, position), severityName(problem.severity), problem.rule,
                                  messages::diagnosticText(problem));
}

/** What the detail says besides the name of the file. Most errors of the system have a message of their own. */
QString detailWithout(const QString &file, const base::Error &error)
{
    const QString start = file + u": "_qs;
    if (error.detail == file || error.detail == absolutePath(file))
        return {};
    if (!error.detail.startsWith(start))
        return error.detail;
    const bool needsReason = error.code == base::ErrorCode::ReadFailed || error.code == base::ErrorCode::WriteFailed;
    return needsReason ? error.detail.sliced(start.size()) : QString();
}

} // namespace

QString placeText(const QString &file, base::Position position)
{
    return u"%1:%2:%3"_qs.arg(shownLine(file), QString::number(position.line), QString::number(position.column));
}

base::Diagnostic encodingProblem(const InvalidCharacter &found)
{
    return "invalid-utf8"_rule.at({}, {}, {found.found});
}

base::Result<DocumentFile> readDocumentFile(const QString &path, workspace::DocumentStore &store, Console &console)
{
    if (path == u"-") {
        QByteArray bytes = console.readInput(document::MaximumBytes);
        if (bytes.size() > document::MaximumBytes)
            return base::Error{base::ErrorCode::TooLarge, u"<stdin>"_qs};
        return DocumentFile{path, std::move(bytes), document::Format::Yaml};
    }
    base::Result<QByteArray> bytes = store.readArgument(path);
    if (!bytes)
        return bytes.error();
    return DocumentFile{path, *std::move(bytes), document::formatOfFileName(path)};
}

void addOutputOption(QCommandLineParser &parser)
{
    parser.addOption(
        {{u"o"_qs, u"output"_qs}, u"Write there instead of replacing the file; - is standard output."_qs, u"FILE"_qs});
}

QString outputPath(const DocumentFile &input, const QCommandLineParser &parser)
{
    return parser.isSet(u"output"_qs) ? parser.value(u"output"_qs) : input.path;
}

QString outputName(const DocumentFile &input, const QCommandLineParser &parser)
{
    const QString target = outputPath(input, parser);
    return target == u"-" ? u"<stdout>"_qs : target;
}

base::Result<void> writeDocumentFile(const DocumentFile &input, const QByteArray &bytes,
                                     const QCommandLineParser &parser, workspace::DocumentStore &store,
                                     Console &console)
{
    const QString target = outputPath(input, parser);
    if (target == u"-") {
        console.printDocument(bytes);
        return {};
    }
    if (target == input.path && bytes == input.bytes)
        return {};
    return store.write(target, bytes);
}

QString problemLine(const QString &file, const document::Snapshot &snapshot, const base::Diagnostic &problem)
{
    return problemLine(file, snapshot.positionAt(problem.span.offset), problem);
}

QString failureLine(const QString &file, const base::Error &error)
{
    return u"%1: %2"_qs.arg(file, messages::errorText({error.code, detailWithout(file, error)}));
}

QStringList syntaxLines(const QString &file, const QByteArray &bytes, const document::Snapshot &snapshot)
{
    if (const auto found = findInvalidCharacter(bytes))
        return {problemLine(file, found->position, encodingProblem(*found))};
    QStringList lines;
    if (snapshot.isValid())
        return lines;
    for (const base::Diagnostic &problem : snapshot.problems()) {
        if (problem.severity == base::Severity::Error)
            lines.append(problemLine(file, snapshot, problem));
    }
    return lines;
}

bool complainAboutSyntax(const DocumentFile &file, const document::Snapshot &snapshot, Console &console)
{
    const QStringList lines = syntaxLines(file.displayName(), file.bytes, snapshot);
    for (const QString &line : lines)
        console.complain(line);
    return !lines.isEmpty();
}

} // namespace commands
