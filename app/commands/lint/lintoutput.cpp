#include "lintoutput.h"

#include <algorithm>
#include <tuple>

namespace commands {

namespace {

/** Sorts by file, then by place. */
void sortByPlace(QList<Finding> &findings)
{
    std::stable_sort(findings.begin(), findings.end(), [](const Finding &left, const Finding &right) {
        return std::tie(left.file, left.start.line, left.start.column) <
               std::tie(right.file, right.start.line, right.start.column);
    });
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
        if (m_seen.contains(file.address))
            continue;
        m_seen.insert(file.address);
        m_names.append(file.name);
        findings += file.findings;
    }
    for (const Finding &finding : std::as_const(findings))
        m_worst = m_worst ? std::min(*m_worst, finding.severity) : finding.severity;
    if (m_format != ReportFormat::Text && m_format != ReportFormat::GitHub) {
        m_findings += findings;
        return;
    }
    sortByPlace(findings);
    if (!findings.isEmpty())
        m_console.print(lintReport(m_format, {}, findings, m_console.hasColor()));
}

void LintOutput::finish()
{
    if (m_format == ReportFormat::Text || m_format == ReportFormat::GitHub)
        return;
    sortByPlace(m_findings);
    m_console.print(lintReport(m_format, m_names, m_findings, false));
}

} // namespace commands
