#include "lintcommand.h"

#include "documentfile.h"
#include "filestore.h"
#include "lintedfiles.h"
#include "lintreport.h"

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

void LintCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Prints the problems of each file as file:line:col: severity rule message. Exits 1 when one is at least "
        u"as severe as --fail-severity. References into other files are followed; nothing is fetched from the network."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"Documents; - is standard input."_qs, u"FILE…"_qs);
    parser.addOption({u"format"_qs, u"text, json, sarif, junit or github."_qs, u"FORMAT"_qs, u"text"_qs});
    parser.addOption({u"fail-severity"_qs, u"error, warning or info."_qs, u"SEVERITY"_qs, u"error"_qs});
}

void LintCommand::run(const QCommandLineParser &parser)
{
    const auto format = reportFormat(parser.value(u"format"_qs));
    if (!format)
        return refuse(u"--format is text, json, sarif, junit or github"_qs);
    const auto threshold = severityFromName(parser.value(u"fail-severity"_qs));
    if (!threshold)
        return refuse(u"--fail-severity is error, warning or info"_qs);
    if (parser.positionalArguments().isEmpty())
        return refuse(u"lint takes at least one file"_qs);

    storage::FileStore store;
    LintedFiles files(store);
    bool allRead = true;
    for (const QString &path : parser.positionalArguments()) {
        const auto file = readDocumentFile(path, store, console());
        if (!file) {
            console().complain(failureLine(path, file.error()));
            allRead = false;
            continue;
        }
        files.add(*file);
    }
    QList<Finding> findings = files.findings();
    sortByPlace(findings);
    console().print(lintReport(*format, files.names(), findings, console().hasColor()));
    if (!allRead)
        return emit finished(UsageOrInput);
    const bool failed = std::any_of(findings.begin(), findings.end(),
                                    [&](const Finding &finding) { return finding.severity <= *threshold; });
    emit finished(failed ? Findings : Clean);
}

} // namespace commands
