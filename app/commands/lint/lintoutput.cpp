#include "lintoutput.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace commands {

namespace {

/** Findings in one piece of the report. The text of all takes as much memory as the document. */
constexpr qsizetype FindingsOfPiece = 500;

bool isBefore(const Finding &left, const Finding &right)
{
    return std::tie(left.file, left.start.line, left.start.column) <
           std::tie(right.file, right.start.line, right.start.column);
}

/** Of what makes a finding different from others in its file. */
size_t hashOf(const Finding &finding)
{
    return qHashMulti(0, finding.start.line, finding.start.column, finding.end.line, finding.end.column, finding.rule,
                      finding.pointer, finding.message);
}

/** Sorts by file, then by place. */
void sortByPlace(QList<Finding> &findings)
{
    // Mostly they are, and sorting needs a copy.
    if (!std::is_sorted(findings.cbegin(), findings.cend(), isBefore))
        std::stable_sort(findings.begin(), findings.end(), isBefore);
}

} // namespace

void LintOutput::add(const ApiFindings &api)
{
    if (!api.failure.isEmpty()) {
        m_console.complain(api.failure);
        m_hasFailures = true;
    }
    QList<Finding> findings;
    for (const FileFindings &file : api.files) {
        const bool isNew = !m_reported.contains(file.address);
        QSet<size_t> &reported = m_reported[file.address];
        if (isNew)
            m_names.append(file.name);
        if (findings.isEmpty() && isNew)
            findings = file.findings;
        else
            std::copy_if(file.findings.begin(), file.findings.end(), std::back_inserter(findings),
                         [&](const Finding &finding) { return !reported.contains(hashOf(finding)); });
        for (const Finding &finding : file.findings)
            reported.insert(hashOf(finding));
    }
    for (const Finding &finding : std::as_const(findings))
        m_worst = m_worst ? std::min(*m_worst, finding.severity) : finding.severity;
    if (m_format != ReportFormat::Text && m_format != ReportFormat::GitHub) {
        m_findings += findings;
        return;
    }
    sortByPlace(findings);
    for (qsizetype i = 0; i < findings.size(); i += FindingsOfPiece)
        m_console.printText(lintReport(m_format, {}, findings.mid(i, FindingsOfPiece), m_console.hasColor()));
}

void LintOutput::finish()
{
    if (m_format == ReportFormat::Text || m_format == ReportFormat::GitHub)
        return;
    sortByPlace(m_findings);
    const QByteArray report = lintReport(m_format, m_names, m_findings, false);
    if (m_format == ReportFormat::JUnit)
        m_console.printText(report);
    else
        m_console.printJson(report);
}

} // namespace commands
