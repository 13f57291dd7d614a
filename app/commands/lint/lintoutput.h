#pragma once

#include "lintedfiles.h"

namespace commands {

/** Prints findings as they come, as far as the format allows: the lines of a file in one piece, each file once. */
class LintOutput final
{
public:
    LintOutput(Console &console, ReportFormat format)
        : m_console(console)
        , m_format(format)
    {}

    void add(const ApiFindings &api);
    /** Prints what add() did not. */
    void finish();

    [[nodiscard]] bool hasFailures() const { return m_hasFailures; }
    /** The worst severity of all findings; nothing without any. */
    [[nodiscard]] std::optional<base::Severity> worst() const { return m_worst; }

private:
    Console &m_console;
    ReportFormat m_format;
    QHash<QString, QSet<size_t>> m_reported; ///< Hashes of findings, by the addresses of their files.
    QStringList m_names;
    QList<Finding> m_findings; ///< For formats that need all of them.
    std::optional<base::Severity> m_worst;
    bool m_hasFailures = false;
};

} // namespace commands
