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

    void add(const ApiFindings &api);
    /** Prints the part of the report that add() could not print yet. */
    void finish();

    [[nodiscard]] bool hasFailures() const { return m_hasFailures; }
    /** Returns the worst severity of all findings, or std::nullopt if there are none. */
    [[nodiscard]] std::optional<base::Severity> worst() const { return m_worst; }

private:
    Console &m_console;
    ReportFormat m_format;
    /** The hashes of the findings that were reported, keyed by the addresses of their files. */
    QHash<QString, QSet<size_t>> m_reported;
    QStringList m_names;
    QList<Finding> m_findings; ///< The findings so far, for formats that need all of them.
    std::optional<base::Severity> m_worst;
    bool m_hasFailures = false;
};

} // namespace commands
