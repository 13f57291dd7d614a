#pragma once

#include "lintedfiles.h"

namespace commands {

/** Prints findings as soon as the report format allows: the lines of a file in one piece, each file once. */
class LintOutput final
{
public:
    LintOutput(Console &console, ReportFormat format)
        : m_console(console)
        , m_format(format)
    {}

    /** Makes the report one that `lint --merge-reports` reads, if its format is SARIF. Call it before add(). */
    void setMergeable() { m_run.descriptions.emplace(); }

    void add(const ApiFindings &api);
    /** Prints the part of the report that add() could not print yet. */
    void finish();

    [[nodiscard]] bool hasFailures() const { return !m_run.failures.isEmpty(); }
    /** Returns the worst severity of all findings, or std::nullopt if there are none. */
    [[nodiscard]] std::optional<base::Severity> worst() const { return m_worst; }

private:
    /** Returns the findings of a file that were not reported yet, and notes who has the others too. */
    [[nodiscard]] QList<Finding> newFindings(const FileFindings &file, const QString &entry, qsizetype firstIndex);
    /** Notes that the description of `entry` has a finding that was reported for another one. */
    void addEntry(Finding &finding, const QString &entry);
    void addDescription(const ApiFindings &api);
    [[nodiscard]] bool needsAll() const { return m_format != ReportFormat::Text && m_format != ReportFormat::GitHub; }

    Console &m_console;
    ReportFormat m_format;
    /** The findings that were reported, as their hashes and their indexes in `m_run`, keyed by the addresses of their
     * files. Formats that don't need all findings have no indexes. */
    QHash<QString, QHash<size_t, qsizetype>> m_reported;
    LintRun m_run; ///< Has the findings so far, for formats that need all of them.
    std::optional<base::Severity> m_worst;
};

} // namespace commands
