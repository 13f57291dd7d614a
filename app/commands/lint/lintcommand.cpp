#include "lintcommand.h"

#include "argumenterror.h"
#include "documentfile.h"
#include "filestore.h"
#include "lintedfiles.h"
#include "lintpreflight.h"
#include "lintreport.h"
#include "referencedownload.h"
#include "severityname.h"
#include "whendone.h"

namespace commands {

namespace {

std::optional<base::Severity> severityFromName(const QString &name)
{
    for (const base::Severity severity :
         {base::Severity::Error, base::Severity::Warning, base::Severity::Information}) {
        if (name == severityName(severity))
            return severity;
    }
    return std::nullopt;
}

/** Sorted by file, then by place, as the rules may find them in any order. */
void sortByPlace(QList<Finding> &findings)
{
    std::stable_sort(findings.begin(), findings.end(), [](const Finding &left, const Finding &right) {
        return std::tie(left.file, left.start.line, left.start.column) <
               std::tie(right.file, right.start.line, right.start.column);
    });
}

} // namespace

struct LintCommand::Work {
    storage::FileStore store;
    LintedFiles files{store};
    network::ReferenceDownload download;
    workspace::AllowedUrls allowed;
    LintPreflight preflight;
    int inFlight = 0;
    bool isAllRead = true;
    QString format;
    base::Severity threshold = base::Severity::Error;
};

LintCommand::LintCommand(Console &console)
    : Command(console)
{}

LintCommand::~LintCommand() = default;

void LintCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Prints the problems of each file as file:line:col: severity rule message. Exits 1 when one is at least "
        u"as severe as --fail-severity. References into other files are followed; from the network only what "
        u"--allow-url names is fetched. References to secrets are looked up on this machine; where an environment is "
        u"named, its stores on the network and its dashboard's certificates are asked too, and a secret without a "
        u"value is an error instead of a warning. Values are never printed."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"Documents; - is standard input."_qs, u"FILE…"_qs);
    parser.addOption({u"format"_qs, u"text, json, sarif, junit or github."_qs, u"FORMAT"_qs, u"text"_qs});
    parser.addOption({u"fail-severity"_qs, u"error, warning or info."_qs, u"SEVERITY"_qs, u"error"_qs});
    parser.addOption({u"allow-url"_qs,
                      u"Fetch what references name at this http or https address and below it; more than one may be "
                      u"given."_qs,
                      u"PREFIX"_qs});
    LintPreflight::addOptions(parser);
}

void LintCommand::run(const QCommandLineParser &parser)
{
    m_work = std::make_unique<Work>();
    m_work->format = parser.value(u"format"_qs);
    if (!reportFormat(m_work->format))
        return refuse(u"--format is text, json, sarif, junit or github"_qs);
    const auto threshold = severityFromName(parser.value(u"fail-severity"_qs));
    if (!threshold)
        return refuse(u"--fail-severity is error, warning or info"_qs);
    m_work->threshold = *threshold;
    for (const QString &prefix : parser.values(u"allow-url"_qs)) {
        if (workspace::AllowedUrls::prefixOf(prefix).isEmpty())
            return refuse(u"--allow-url takes the beginning of http or https addresses, not “%1”"_qs.arg(prefix));
        m_work->allowed.addPrefix(prefix);
    }
    if (parser.positionalArguments().isEmpty())
        return refuse(u"lint takes at least one file"_qs);
    if (const base::Result<void> chosen = m_work->preflight.choose(parser); !chosen)
        return refuse(argumentProblem(chosen.error()));
    readFiles(parser.positionalArguments());
    fetchOrGoOn();
}

void LintCommand::readFiles(const QStringList &paths)
{
    for (const QString &path : paths) {
        const auto file = readDocumentFile(path, m_work->store, console());
        if (!file) {
            console().complain(failureLine(path, file.error()));
            m_work->isAllRead = false;
            continue;
        }
        m_work->files.add(*file);
    }
}

void LintCommand::fetchOrGoOn()
{
    QStringList wanted = m_work->files.unfetched();
    wanted.removeIf([this](const QString &url) { return !m_work->allowed.allows(url); });
    if (wanted.isEmpty())
        return askOutside();
    m_work->inFlight = static_cast<int>(wanted.size());
    for (const QString &url : std::as_const(wanted))
        fetch(url);
}

void LintCommand::fetch(const QString &url)
{
    base::whenDone(m_work->download.fetch(url, m_work->allowed), this,
                   [this, url](const workspace::ReferenceFetcher::Outcome &outcome) {
                       m_work->files.addFetched(url, outcome);
                       if (--m_work->inFlight == 0)
                           fetchOrGoOn();
                   });
}

void LintCommand::askOutside()
{
    connect(&m_work->preflight, &LintPreflight::finished, this, &LintCommand::report);
    m_work->preflight.start(m_work->files.understood());
}

void LintCommand::report()
{
    QList<Finding> findings = m_work->files.findings(
        [this](const document::Snapshot &snapshot) { return m_work->preflight.problems(snapshot); });
    sortByPlace(findings);
    console().print(lintReport(*reportFormat(m_work->format), m_work->files.names(), findings, console().hasColor()));
    if (!m_work->isAllRead)
        return emit finished(UsageOrInput);
    const bool failed = std::any_of(findings.begin(), findings.end(),
                                    [this](const Finding &finding) { return finding.severity <= m_work->threshold; });
    emit finished(failed ? Findings : Clean);
}

} // namespace commands

#include "moc_lintcommand.cpp"
