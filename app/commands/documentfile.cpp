#include "documentfile.h"

#include "diagnosticwording.h"
#include "errorwording.h"

namespace commands {

namespace {

QString severityWord(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return u"error"_qs;
    case base::Severity::Warning:
        return u"warning"_qs;
    case base::Severity::Information:
        break;
    }
    return u"info"_qs;
}

} // namespace

base::Result<DocumentFile> readDocumentFile(const QString &path, workspace::DocumentStore &store, Console &console)
{
    if (path == u"-") {
        QByteArray bytes = console.readInput(document::Document::MaximumBytes);
        if (bytes.size() > document::Document::MaximumBytes)
            return base::Error{base::ErrorCode::TooLarge, u"<stdin>"_qs};
        return DocumentFile{path, std::move(bytes), document::Format::Yaml};
    }
    base::Result<QByteArray> bytes = store.read(path);
    if (!bytes)
        return bytes.error();
    return DocumentFile{path, *std::move(bytes), document::formatOfFileName(path)};
}

void addOutputOption(QCommandLineParser &parser)
{
    parser.addOption(
        {{u"o"_qs, u"output"_qs}, u"Write there instead of replacing the file; - is standard output."_qs, u"FILE"_qs});
}

base::Result<void> writeDocumentFile(const DocumentFile &input, const QByteArray &bytes,
                                     const QCommandLineParser &parser, workspace::DocumentStore &store,
                                     Console &console)
{
    const QString target = parser.isSet(u"output"_qs) ? parser.value(u"output"_qs) : input.path;
    if (target == u"-") {
        console.print(bytes);
        return {};
    }
    if (target == input.path && bytes == input.bytes)
        return {};
    return store.write(target, bytes);
}

QString problemLine(const QString &file, const document::Snapshot &snapshot, const base::Diagnostic &problem)
{
    const base::Position position = snapshot.positionAt(problem.span.offset);
    return u"%1:%2:%3: %4 %5 %6"_qs.arg(file)
        .arg(position.line)
        .arg(position.column)
        .arg(severityWord(problem.severity), problem.rule, wording::sentence(problem));
}

QString failureLine(const QString &file, const base::Error &error)
{
    return u"%1: %2"_qs.arg(file, wording::errorText(error));
}

bool complainAboutSyntax(const QString &file, const document::Snapshot &snapshot, Console &console)
{
    if (snapshot.isValid())
        return false;
    for (const base::Diagnostic &problem : snapshot.problems()) {
        if (problem.severity == base::Severity::Error)
            console.complain(problemLine(file, snapshot, problem));
    }
    return true;
}

} // namespace commands
