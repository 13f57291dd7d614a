#include "lintcommand.h"

#include "argumenterror.h"
#include "coreservices.h"
#include "fixwriter.h"
#include "reportmerge.h"
#include "reportoptions.h"
#include "ruletexts.h"
#include "whendone.h"

namespace commands {

LintCommand::LintCommand(Console &console, services::CoreServices &core)
    : Command(console, core)
    , m_files(core.store)
    , m_preflight(core)
{}

void LintCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Prints the problems of each file as file:line:col: severity rule message. Exits with 1 if one is at least as "
        u"severe as --fail-severity.\n\n"
        u"References ($ref) to other files are followed inside the git repository of the file, or inside its folder if "
        u"there is none. --allow-file adds files and folders, --allow-url servers.\n\n"
        u"Secret references are looked up on this machine. With --env or --base-url they are also looked up in the stores "
        u"of that environment, a secret without a value is an error instead of a warning, and the dashboard is asked for "
        u"the certificates that the definitions name. Secrets are never printed."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The definitions; - is standard input."_qs, u"FILE…"_qs);
    parser.addOption(
        {u"files-from"_qs,
         u"Check also the files that this file lists, one path a line, or ended by NUL; - is standard input. "
         u"May be repeated."_qs,
         u"LIST"_qs});
    parser.addOption(
        {u"merge-reports"_qs,
         u"Merge the reports FILE…, which lint has written with --format sarif or json, into the report of "
         u"one run over all files, instead of checking files."_qs});
    addReportOptions(parser);
    parser.addOption({u"allow-file"_qs,
                      u"Follow references to this file, or to files in this folder. May be repeated."_qs,
                      u"PREFIX"_qs});
    parser.addOption({u"allow-url"_qs,
                      u"Fetch documents below this http or https URL if references name them. May be repeated."_qs,
                      u"PREFIX"_qs});
    parser.addOption({u"ruleset"_qs,
                      u"Use the rules of this file instead of .spectral.yaml, .spectral.yml or .spectral.json beside "
                      u"each file or above it."_qs,
                      u"FILE"_qs});
    parser.addOption({u"fix"_qs,
                      u"Fix what can be fixed in the files, and then print the problems that are left. Files that "
                      u"references name are not changed."_qs});
    parser.addOption({u"dry-run"_qs,
                      u"With --fix: write nothing, and print the changes as a diff. Exit with 1 if there are any."_qs});
    parser.addOption(
        {u"list-rules"_qs, u"Print all rules, as text or with --format json, instead of checking files."_qs});
    parser.addOption({u"explain"_qs, u"Print everything about a rule instead of checking files."_qs, u"RULE"_qs});
    LintPreflight::addOptions(parser);
}

void LintCommand::run(const QCommandLineParser &parser)
{
    const base::Result<ReportOptions> options = readReportOptions(parser);
    if (!options)
        return refuse(argumentProblem(options.error()));
    m_format = options->format;
    m_threshold = options->threshold;
    if (parser.isSet(u"list-rules"_qs) || parser.isSet(u"explain"_qs))
        return printRules(parser);
    if (parser.isSet(u"merge-reports"_qs))
        return mergeReports(parser);
    for (const QString &prefix : parser.values(u"allow-url"_qs)) {
        if (workspace::AllowedUrls::prefixOf(prefix).isEmpty())
            return refuse(u"--allow-url must be the beginning of an http or https URL, not “%1”"_qs.arg(prefix));
        m_allowed.addPrefix(prefix);
        m_canFetch = true;
    }
    for (const QString &prefix : parser.values(u"allow-file"_qs))
        m_files.allowFiles(prefix);
    if (parser.positionalArguments().isEmpty() && !parser.isSet(u"files-from"_qs))
        return refuse(u"lint needs at least one FILE"_qs);
    if (const base::Result<void> chosen = m_preflight.choose(parser); !chosen)
        return refuse(argumentProblem(chosen.error()));
    if (const QString ruleset = parser.value(u"ruleset"_qs); !ruleset.isEmpty() && !m_files.useRuleset(ruleset))
        return refuse(u"%1 can't be read"_qs.arg(ruleset));
    m_isFixing = parser.isSet(u"fix"_qs);
    m_isDryRun = parser.isSet(u"dry-run"_qs);
    if (m_isDryRun && !m_isFixing)
        return refuse(u"--dry-run needs --fix"_qs);
    if (const base::Result<void> chosen = chooseFiles(parser); !chosen)
        return refuse(argumentProblem(chosen.error()));
    m_files.setWithFixes(m_format == ReportFormat::Sarif);
    fetchNext();
}

base::Result<void> LintCommand::chooseFiles(const QCommandLineParser &parser)
{
    QList<ListedFile> files;
    for (const QString &path : parser.positionalArguments())
        files.append({path});
    const QStringList lists = parser.values(u"files-from"_qs);
    const bool readsInput = parser.positionalArguments().contains(u"-");
    if (lists.count(u"-"_qs) + (readsInput ? 1 : 0) > 1)
        return invalidArgument(u"- can be standard input only once"_qs);
    if (m_isFixing && !m_isDryRun && readsInput)
        return invalidArgument(u"--fix can't change standard input. Add --dry-run to print the changes."_qs);
    for (const QString &list : lists) {
        const base::Result<DocumentFile> text = readDocumentFile(list, core().store, console());
        if (!text)
            return invalidArgument(failureLine(list, text.error()));
        base::Result<QList<ListedFile>> listed = readFileList(text->bytes, text->displayName());
        if (!listed)
            return listed.error();
        files += *listed;
    }
    m_files.setFiles(files, readsInput ? console().readInput(document::MaximumBytes) : QByteArray());
    return {};
}

void LintCommand::mergeReports(const QCommandLineParser &parser)
{
    const QStringList reports = parser.positionalArguments();
    if (reports.isEmpty())
        return refuse(u"--merge-reports needs at least one report"_qs);
    for (const QString &other : {u"fix"_qs, u"files-from"_qs}) {
        if (parser.isSet(other))
            return refuse(u"--merge-reports checks no files, so --%1 has no meaning"_qs.arg(other));
    }
    ReportMerge merge;
    for (const QString &report : reports) {
        const base::Result<DocumentFile> file = readDocumentFile(report, core().store, console());
        if (!file)
            return refuse(failureLine(report, file.error()));
        const base::Result<ReadReport> read = readReport(file->bytes, file->displayName());
        if (!read)
            return refuse(argumentProblem(read.error()));
        merge.add(*read);
    }
    startOutput();
    for (const ApiFindings &findings : merge.results())
        m_output->add(findings);
    conclude();
}

void LintCommand::startOutput()
{
    m_output.emplace(console(), m_format);
    m_output->setMergeable();
}

void LintCommand::printRules(const QCommandLineParser &parser)
{
    if (parser.isSet(u"list-rules"_qs)) {
        if (m_format == ReportFormat::Json)
            console().printJson(ruleListJson());
        else
            console().printText(ruleList());
        return emit finished(Clean);
    }
    const QString id = parser.value(u"explain"_qs);
    const std::optional<QByteArray> text = ruleExplanation(id);
    if (!text)
        return refuse(u"no rule is called “%1”; gatewright lint --list-rules prints all of them"_qs.arg(id));
    console().printText(*text);
    emit finished(Clean);
}

void LintCommand::fetchNext()
{
    if (!m_canFetch)
        return startPreflight();
    QStringList wanted = m_files.unfetched();
    wanted.removeIf([this](const QString &url) { return !m_allowed.allows(url); });
    if (wanted.isEmpty())
        return startPreflight();
    m_inFlight = static_cast<int>(wanted.size());
    for (const QString &url : std::as_const(wanted))
        fetch(url);
}

void LintCommand::fetch(const QString &url)
{
    base::whenDone(m_download.fetch(url, m_allowed), this,
                   [this, url](const workspace::ReferenceFetcher::Outcome &outcome) {
                       m_files.addFetched(url, outcome);
                       if (--m_inFlight == 0)
                           fetchNext();
                   });
}

void LintCommand::startPreflight()
{
    if (!m_preflight.isOffline())
        m_files.forEachWithExtension([this](const LintedFile &file) { m_preflight.add(file); });
    connect(&m_preflight, &LintPreflight::finished, this, &LintCommand::lintFiles);
    m_preflight.start();
}

void LintCommand::lintFiles()
{
    startOutput();
    m_files.readReferences();
    if (m_isFixing && !fixFiles())
        return;
    // The preflight is over, so that its answers do not change any more.
    m_workers.emplace(
        m_files, [this](const LintedFile &file) { return m_preflight.problems(file); },
        [this](const ApiFindings &findings) { m_output->add(findings); });
    connect(&*m_workers, &LintWorkers::finished, this, &LintCommand::conclude);
    m_workers->start();
}

bool LintCommand::fixFiles()
{
    bool hasChanges = false;
    bool isWritten = true;
    for (qsizetype i = 0; i < m_files.count(); ++i) {
        const std::optional<LintedFiles::Fixed> fixed = m_files.fixed(i);
        if (!fixed || fixed->count == 0)
            continue;
        hasChanges = true;
        if (m_isDryRun)
            console().printText(fixDiff(*fixed));
        else
            isWritten = writeFixes(*fixed, core().store, console()) && isWritten;
    }
    if (m_isDryRun)
        emit finished(hasChanges ? Findings : Clean);
    else if (!isWritten)
        emit finished(UsageOrInput);
    return !m_isDryRun && isWritten;
}

void LintCommand::conclude()
{
    m_output->finish();
    if (m_output->hasFailures())
        return emit finished(UsageOrInput);
    const auto worst = m_output->worst();
    emit finished(worst && *worst <= m_threshold ? Findings : Clean);
}

} // namespace commands

#include "moc_lintcommand.cpp"
