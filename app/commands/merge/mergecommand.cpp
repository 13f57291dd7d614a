#include "mergecommand.h"

#include "absolutepath.h"
#include "coreservices.h"
#include "errormessages.h"
#include "mergedriversetup.h"
#include "mergefindings.h"
#include "mergemessages.h"

#include <QDir>

namespace commands {

namespace {

using merge::Conflict;

/** Which of the three versions an error of the merge is about. */
QString nameOf(const QString &side, const QStringList &arguments)
{
    return arguments.value(side == u"base" ? 0 : side == u"ours" ? 1 : 2);
}

/** Adds the conflicts of meaning in a merged document that the file at `path` gets. */
void addFindings(merge::Merged &merged, const QString &path, workspace::DocumentStore &store)
{
    const bool isFile = path != u"-";
    const conflicts::MergedFile file{isFile ? absolutePath(path) : u"standard-input"_qs, isFile,
                                     [](const QString &other) { return QDir::current().relativeFilePath(other); }};
    const QList<Conflict> found = conflicts::mergeFindings({merged.base, merged.ours, merged.theirs}, merged.snapshot,
                                                           file, store);
    merged.conflictCount += found.size();
    merged.conflicts += found;
}

} // namespace

void MergeCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Merges two versions of a document that were both made from BASE: writes OURS with the changes of THEIRS, to standard "
        u"output unless -o names a file. Members, parameters, tags, servers and other entries are matched by identity, so changes "
        u"of neighboring lines do not conflict, and everything that THEIRS did not change keeps the bytes of OURS.\n\n"
        u"A conflict is a line “conflict POINTER: message” on standard error. The output has there what OURS has. A problem "
        u"that lint finds in the merged document and in neither side is a conflict, too, such as two operations with one "
        u"operationId; the output has the changes of both sides there. If a version can't be parsed, lines are merged.\n\n"
        u"Exit codes: 0 merged, 1 conflicts, 2 a file can't be read.\n\n"
        u"--install sets the command up as a merge driver of the git repository in the current folder: it adds a section to "
        u".git/config and lines to .gitattributes, shows them, and asks before it writes them. git merge, git rebase and git "
        u"cherry-pick use it then; a file with conflicts has no conflict markers."_qs);
    parser.addPositionalArgument(u"BASE"_qs, u"The common earlier version; - is standard input."_qs);
    parser.addPositionalArgument(u"OURS"_qs, u"The version that gets the changes; - is standard input."_qs);
    parser.addPositionalArgument(u"THEIRS"_qs, u"The version whose changes are merged; - is standard input."_qs);
    parser.addOption(
        {{u"o"_qs, u"output"_qs}, u"Write to this file; - is standard output (the default)."_qs, u"FILE"_qs});
    parser.addOption(
        {u"path"_qs,
         u"The name of the document, if OURS is a temporary file: it tells JSON from YAML, and where references "
         u"and rulesets are."_qs,
         u"FILE"_qs});
    parser.addOption({u"install"_qs, u"Set up the merge driver of this git repository."_qs});
    parser.addOption({u"uninstall"_qs, u"Remove the merge driver of this git repository."_qs});
    parser.addOption(
        {u"pattern"_qs,
         u"With --install: the files to merge, such as apis/*.yaml; can be repeated (default: *.yaml, *.yml and "
         u"*.json)."_qs,
         u"PATTERN"_qs});
    parser.addOption({u"yes"_qs, u"With --install and --uninstall: write without asking."_qs});
}

void MergeCommand::run(const QCommandLineParser &parser)
{
    const bool isInstalled = parser.isSet(u"install"_qs);
    const bool isRemoved = parser.isSet(u"uninstall"_qs);
    if (isInstalled || isRemoved) {
        if (isInstalled && isRemoved)
            return refuse(u"use only one of --install and --uninstall"_qs);
        if (!parser.positionalArguments().isEmpty() || parser.isSet(u"output"_qs) || parser.isSet(u"path"_qs))
            return refuse(u"--install and --uninstall take no files"_qs);
        MergeDriverSetup setup(console(), core().store);
        const bool isYes = parser.isSet(u"yes"_qs);
        return emit finished(isInstalled ? setup.install(parser.values(u"pattern"_qs), isYes) : setup.uninstall(isYes));
    }
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 3)
        return refuse(u"merge needs BASE, OURS and THEIRS"_qs);
    if (arguments.count(u"-"_qs) > 1)
        return refuse(u"only one of BASE, OURS and THEIRS can be standard input"_qs);
    merge(parser);
}

void MergeCommand::merge(const QCommandLineParser &parser)
{
    const QStringList arguments = parser.positionalArguments();
    const QString path = parser.value(u"path"_qs);
    QList<DocumentFile> files;
    for (const QString &argument : arguments) {
        const auto file = readDocumentFile(argument, core().store, console());
        if (!file)
            return refuse(failureLine(argument, file.error()));
        files.append(*file);
        if (!path.isEmpty())
            files.last().format = document::formatOfFileName(path);
    }
    const auto sideOf = [&](qsizetype index) { return merge::Side{files[index].bytes, files[index].format}; };
    auto merged = merge::merge(sideOf(0), sideOf(1), sideOf(2));
    if (!merged) {
        const QString name = nameOf(merged.error().detail, arguments);
        const bool isText = merged.error().code != base::ErrorCode::Damaged;
        return refuse(isText ? failureLine(name, {merged.error().code, name})
                             : name + u": not a text in UTF-8, UTF-16 or UTF-32"_qs);
    }
    addFindings(*merged, path.isEmpty() ? arguments[1] : path, core().store);
    if (!write(*merged, parser))
        return;
    printConflicts(*merged, path);
    emit finished(merged->conflictCount > 0 ? Findings : Clean);
}

bool MergeCommand::write(const merge::Merged &merged, const QCommandLineParser &parser)
{
    const QString output = parser.value(u"output"_qs);
    if (output.isEmpty() || output == u"-") {
        console().printDocument(merged.bytes);
        return true;
    }
    const base::Result<void> written = core().store.write(output, merged.bytes);
    if (!written)
        refuse(failureLine(output, written.error()));
    return written.isOk();
}

void MergeCommand::printConflicts(const merge::Merged &merged, const QString &path)
{
    const QString suffix = path.isEmpty() ? QString() : u" ("_qs + path + u')';
    for (const Conflict &conflict : merged.conflicts) {
        console().complain(
            u"conflict %1: %2%3"_qs.arg(conflict.place.toString(), messages::conflictText(conflict), suffix));
    }
    const qsizetype others = merged.conflictCount - merged.conflicts.size();
    if (others > 0)
        console().complain(u"conflict : %1 more, which are not listed%2"_qs.arg(QString::number(others), suffix));
}

} // namespace commands

#include "moc_mergecommand.cpp"
