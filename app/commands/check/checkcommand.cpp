#include "checkcommand.h"

#include "argumenterror.h"
#include "checkfindings.h"
#include "coreservices.h"
#include "documentfile.h"
#include "harargument.h"
#include "referencedfiles.h"
#include "reportoptions.h"
#include "version.h"

namespace commands {

namespace {

/** The description that an argument names. Prints why it can't be read. */
std::shared_ptr<const description::Description> readDescription(const DocumentFile &file,
                                                                workspace::DocumentStore &store, Console &console)
{
    const auto snapshot = document::Snapshot::parse(file.bytes, file.format);
    if (complainAboutSyntax(file, snapshot, console))
        return nullptr;
    const openapi::DocumentSet set = referencedFiles(file, snapshot, store);
    const openapi::ReferencedDocumentPtr entry = set.find(addressOf(file));
    if (entry) {
        auto description = std::make_shared<const description::Description>(entry, set);
        if (description->version())
            return description;
    }
    console.complain(u"%1: exchanges can be checked against documents of OpenAPI %2 only"_qs.arg(
        file.displayName(), specification::listOfVersions(u"and")));
    return nullptr;
}

QString harName(const QString &argument)
{
    return argument == u"-" ? u"<stdin>"_qs : argument;
}

/** Without an exchange that could be read, the report must not say that there are no problems. */
LintRun reportOf(const CheckFindings &findings, const QString &har, bool isRead)
{
    LintRun run{findings.files(), findings.sorted(), {}};
    if (isRead)
        return run;
    run.failures.append(u"%1 can't be read"_qs.arg(harName(har)));
    if (run.findings.isEmpty())
        run.files.clear();
    return run;
}

} // namespace

void CheckCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Checks recorded exchanges against an API description: route, method, parameters, credentials and body of each "
        u"request; status, header fields, media type and body of each response. Exits with 1 if a problem is at least as "
        u"severe as --fail-severity.\n\n"
        u"An exchange is one of the API if its URL starts with the URL of a server or, on this machine, with the listen "
        u"path; others are counted. Values that were replaced by REDACTED fit everything. Problems of a request that the "
        u"server refused with 4xx have the severity info.\n\n"
        u"The HAR file can have any size: it is read an entry at a time. An entry that can't be read is skipped with a "
        u"warning."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The API description; - is standard input."_qs);
    parser.addOption(
        {u"har"_qs, u"The HAR file with the exchanges; required. - is standard input."_qs, u"EXCHANGES"_qs});
    addReportOptions(parser);
}

void CheckCommand::run(const QCommandLineParser &parser)
{
    const base::Result<ReportOptions> options = readReportOptions(parser);
    if (!options)
        return refuse(argumentProblem(options.error()));
    if (parser.positionalArguments().size() != 1)
        return refuse(u"check needs one FILE"_qs);
    const QString har = parser.value(u"har"_qs);
    if (har.isEmpty())
        return refuse(u"check needs --har EXCHANGES"_qs);
    const QString path = parser.positionalArguments().constFirst();
    if (path == u"-" && har == u"-")
        return refuse(u"only one of FILE and EXCHANGES can be standard input"_qs);
    const auto file = readDocumentFile(path, core().store, console());
    if (!file)
        return refuse(failureLine(path, file.error()));
    const auto description = readDescription(*file, core().store, console());
    if (!description)
        return emit finished(UsageOrInput);
    CheckFindings findings(description, file->displayName());
    const auto skipped = readHarArgument(har, core().store, console(),
                                         [&findings](const traffic::HarEntry &entry) { findings.add(entry); });
    findings.setSkipped(skipped.value_or(0));
    const QByteArray report = lintReport(options->format, reportOf(findings, har, skipped.has_value()),
                                         console().hasColor());
    if (options->format == ReportFormat::Json || options->format == ReportFormat::Sarif)
        console().printJson(report);
    else
        console().printText(report);
    console().complain(findings.summary());
    if (findings.areAllOfOthers())
        console().complain(
            u"%1: warning check-servers No exchange belongs to this API: no URL starts with the URL of one of its servers."_qs
                .arg(file->displayName()));
    if (skipped && findings.isEmpty())
        console().complain(u"%1: warning check-empty There is no exchange that can be checked."_qs.arg(harName(har)));
    if (findings.lacksCredentials())
        console().complain(
            u"%1: warning check-credentials No request has the field Authorization or Cookie. Browsers "
            u"leave both out of HAR files, unless you export them with sensitive data."_qs.arg(harName(har)));
    const auto worst = findings.worst();
    emit finished(!skipped ? UsageOrInput : worst && *worst <= options->threshold ? Findings : Clean);
}

} // namespace commands

#include "moc_checkcommand.cpp"
