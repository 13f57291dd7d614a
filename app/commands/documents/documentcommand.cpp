#include "documentcommand.h"

#include "aliasadvice.h"
#include "coreservices.h"
#include "errormessages.h"
#include "lint.h"
#include "savecrosscheck.h"

namespace commands {

DocumentCommand::~DocumentCommand() = default;

void DocumentCommand::addFileArgument(QCommandLineParser &parser, const QString &description)
{
    parser.addPositionalArgument(u"FILE"_qs, description + u" - is standard input."_qs);
}

void DocumentCommand::addEditOptions(QCommandLineParser &parser)
{
    addOutputOption(parser);
    parser.addOption({u"check"_qs, u"Write nothing. Exit with 1 if the command would change something."_qs});
    parser.addOption({u"save-anyway"_qs, u"Write even if another YAML parser reads the change differently."_qs});
}

QString DocumentCommand::usageProblem(const QCommandLineParser &) const
{
    return {};
}

void DocumentCommand::afterWriting(const QString &, const QCommandLineParser &) {}

void DocumentCommand::run(const QCommandLineParser &parser)
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.isEmpty())
        return refuse(u"the FILE argument is missing"_qs);
    if (arguments.size() > mostArguments())
        return refuse(u"unexpected argument “%1”"_qs.arg(arguments.at(mostArguments())));
    if (const QString problem = usageProblem(parser); !problem.isEmpty())
        return refuse(problem);
    base::Result<DocumentFile> file = readDocumentFile(arguments.constFirst(), core().store, console());
    if (!file)
        return refuse(failureLine(arguments.constFirst(), file.error()));
    m_file = *std::move(file);
    m_document = std::make_unique<document::Document>(m_file->bytes, m_file->format);
    if (complainAboutSyntax(*m_file, m_document->snapshot(), console()))
        return emit finished(UsageOrInput);
    process(parser);
}

void DocumentCommand::refuseFile(const QString &message)
{
    refuse(u"%1: %2"_qs.arg(m_file->displayName(), message));
}

void DocumentCommand::refuseFile(const base::Error &error)
{
    refuse(failureLine(m_file->displayName(), error));
}

void DocumentCommand::refuseEdit(const document::Pointer &place, const QString &message)
{
    const QString advice = aliasAdvice(m_file->displayName(), m_document->snapshot(), place);
    if (advice.isEmpty())
        return refuseFile(message);
    console().complain(advice);
    emit finished(UsageOrInput);
}

void DocumentCommand::finish(const QCommandLineParser &parser)
{
    if (const base::Result<void> written = write(parser); !written)
        return refuse(failureLine(outputName(*m_file, parser), written.error()));
    emit finished(Clean);
}

void DocumentCommand::finishEdit(const QCommandLineParser &parser, const std::optional<document::Pointer> &remarks,
                                 const OtherDocuments &others)
{
    if (parser.isSet(u"check"_qs)) {
        const bool isUnchanged = m_document->fileBytes() == m_file->bytes && others.isEmpty();
        return emit finished(isUnchanged ? Clean : Findings);
    }
    const bool isForced = parser.isSet(u"save-anyway"_qs);
    bool isReadAlike = crossCheck(m_file->displayName(), *m_document, isForced);
    for (qsizetype i = 0; i < others.size() && isReadAlike; ++i)
        isReadAlike = crossCheck(others.at(i).first, *others.at(i).second, isForced);
    if (!isReadAlike)
        return emit finished(UsageOrInput);
    if (!others.isEmpty() && parser.isSet(u"output"_qs))
        return refuse(u"-o writes one document, but %1 has to change too. Leave out -o to write all files."_qs.arg(
            others.constFirst().first));
    for (const auto &[path, document] : others) {
        if (const base::Result<void> written = core().store.write(path, document->fileBytes()); !written)
            return refuse(failureLine(path, written.error()));
    }
    if (const base::Result<void> written = write(parser); !written)
        return refuse(failureLine(outputName(*m_file, parser), written.error()));
    if (const QString path = outputPath(*m_file, parser); path != u"-")
        afterWriting(path, parser);
    if (remarks)
        printRemarks(outputName(*m_file, parser), *remarks);
    emit finished(Clean);
}

/** Prints what yaml-cpp reads differently. False when that is in the change, which is then not to be written. */
bool DocumentCommand::crossCheck(const QString &name, const document::Document &document, bool isForced)
{
    const document::Snapshot after = document.snapshot();
    const workspace::ChangeCrossCheck differences = workspace::crossCheckChange(document.savedSnapshot(), after);
    for (const base::Diagnostic &problem : differences.elsewhere + differences.inChange)
        console().complain(problemLine(name, after, problem));
    if (differences.inChange.isEmpty() || isForced)
        return true;
    console().complain(u"%1: nothing was written, because another YAML parser reads the change differently. Write the "
                       u"value in quotes, or add --save-anyway."_qs.arg(name));
    return false;
}

base::Result<void> DocumentCommand::write(const QCommandLineParser &parser)
{
    return writeDocumentFile(*m_file, m_document->fileBytes(), parser, core().store, console());
}

void DocumentCommand::printRemarks(const QString &name, const document::Pointer &place)
{
    const document::Snapshot snapshot = m_document->snapshot();
    for (const base::Diagnostic &problem : lint::lint(snapshot)) {
        const auto pointer = document::Pointer::parse(problem.pointer);
        if (pointer && place.contains(*pointer) && problem.severity != base::Severity::Information)
            console().complain(problemLine(name, snapshot, problem));
    }
}

} // namespace commands

#include "moc_documentcommand.cpp"
