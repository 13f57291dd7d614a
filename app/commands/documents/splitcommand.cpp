#include "splitcommand.h"

#include "newfiles.h"
#include "split.h"
#include "version.h"

namespace commands {

void SplitCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Writes a definition as several files to a folder: openapi.yaml (or openapi.json), and a file for each path, "
        u"webhook and component, with text and comments as they are. Prints the names of the files. FILE is not changed, "
        u"no file is replaced, and if one can't be written, none is."_qs);
    addFileArgument(parser, u"The definition, in %1."_qs.arg(specification::listOfVersions(u"or")));
    parser.addOption({{u"o"_qs, u"output"_qs}, u"The folder; it is created if it is not there."_qs, u"FOLDER"_qs});
}

QString SplitCommand::usageProblem(const QCommandLineParser &parser) const
{
    const QString folder = parser.value(u"output"_qs);
    return folder.isEmpty() || folder == u"-" ? u"-o must name a folder"_qs : QString();
}

void SplitCommand::process(const QCommandLineParser &parser)
{
    const QString folder = absolutePath(parser.value(u"output"_qs));
    const QString address = file().path == u"-" ? folder + u"/standard-input"_qs : absolutePath(file().path);
    const auto files = bundling::split(openapi::ReferencedDocument(address, document().snapshot()), folder);
    if (!files && files.error().code == base::ErrorCode::Unsupported)
        return refuseFile(u"only documents of OpenAPI %1 can be split"_qs.arg(specification::listOfVersions(u"and")));
    if (!files)
        return refuseFile(files.error());
    // The definition last, so that it never refers to files that are not there yet.
    QList<storage::NewFile> created;
    for (auto each = files->crbegin(); each != files->crend(); ++each)
        created.append({each->name, each->bytes});
    if (const base::Result<void> written = storage::createFiles(folder, created); !written) {
        const QString shown = parser.value(u"output"_qs) + written.error().detail.mid(folder.size());
        if (written.error().code == base::ErrorCode::AlreadyExists)
            return refuse(u"%1 exists already; nothing was written"_qs.arg(shown));
        return refuse(failureLine(written.error().detail.section(u": "_qs, 0, 0), written.error()) +
                      u"; nothing was written"_qs);
    }
    if (document().snapshot().at({"$self"}).isString())
        console().complain(
            u"%1: $self was removed, because references to the other files would be relative to it"_qs.arg(
                file().displayName()));
    for (const bundling::SplitFile &each : *files)
        console().printLine(each.name);
    emit finished(Clean);
}

} // namespace commands

#include "moc_splitcommand.cpp"
