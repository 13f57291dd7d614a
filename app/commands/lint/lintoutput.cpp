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
        m_console.complain(api.listedAt.isEmpty() ? api.failure : api.listedAt + u": "_qs + api.failure);
        m_run.failures.append(api.failure);
    }
    QList<Finding> findings;
    for (const FileFindings &file : api.files) {
        if (!m_reported.contains(file.address))
            m_run.files.append(file.name);
        QList<Finding> added = newFindings(file, api.name, m_run.findings.size() + findings.size());
        if (findings.isEmpty())
            findings = std::move(added);
        else
            findings += added;
    }
    for (const Finding &finding : std::as_const(findings))
        m_worst = m_worst ? std::min(*m_worst, finding.severity) : finding.severity;
    if (needsAll()) {
        m_run.findings += findings;
        return addDescription(api);
    }
    sortByPlace(findings);
    for (qsizetype i = 0; i < findings.size(); i += FindingsOfPiece)
        m_console.printText(lintReport(m_format, {{}, findings.mid(i, FindingsOfPiece), {}}, m_console.hasColor()));
}

QList<Finding> LintOutput::newFindings(const FileFindings &file, const QString &entry, qsizetype firstIndex)
{
    const bool isNew = !m_reported.contains(file.address);
    QHash<size_t, qsizetype> &reported = m_reported[file.address];
    const bool hasEntries = needsAll() && !entry.isEmpty();
    QList<Finding> findings;
    QList<size_t> hashes;
    hashes.reserve(file.findings.size());
    for (const Finding &finding : file.findings) {
        const size_t hash = hashOf(finding);
        const auto known = reported.constFind(hash);
        if (known == reported.constEnd()) {
            hashes.append(hash);
            if (!isNew)
                findings.append(finding);
        } else if (hasEntries && *known < m_run.findings.size()) {
            addEntry(m_run.findings[*known], entry);
        }
    }
    // Without a copy of all of them.
    if (isNew)
        findings = file.findings;
    for (qsizetype i = 0; i < hashes.size(); ++i)
        reported.insert(hashes[i], firstIndex + i);
    if (hasEntries && entry != file.name) {
        for (Finding &finding : findings)
            finding.entries = {entry};
    }
    return findings;
}

void LintOutput::addEntry(Finding &finding, const QString &entry)
{
    if (finding.entries.isEmpty())
        finding.entries = {finding.file};
    if (finding.entries.constLast() != entry)
        finding.entries.append(entry);
}

void LintOutput::addDescription(const ApiFindings &api)
{
    if (!m_run.descriptions || api.files.isEmpty())
        return;
    LintedDescription description{api.name, api.isPart, {}, {}};
    for (const FileFindings &file : api.files) {
        description.files.append(file.name);
        if (file.isUsed)
            description.used.append(file.name);
    }
    m_run.descriptions->append(description);
}

void LintOutput::finish()
{
    if (!needsAll())
        return;
    sortByPlace(m_run.findings);
    const QByteArray report = lintReport(m_format, m_run, false);
    if (m_format == ReportFormat::JUnit)
        m_console.printText(report);
    else
        m_console.printJson(report);
}

} // namespace commands
