#pragma once

#include "reportreader.h"

#include <QSet>

namespace commands {

/**
 * Merges the reports of several runs of `lint`, each over a part of the files, into what one run over all files would
 * have found. A file that is only a part of descriptions has its problems in their results, although the run that
 * linted the file did not know of them.
 */
class ReportMerge final
{
public:
    void add(const ReadReport &report);
    /** Returns the descriptions in the order in which one run would lint them, each once, and the failures. */
    [[nodiscard]] QList<ApiFindings> results() const;

private:
    /** Returns what one run would have found in a description. */
    [[nodiscard]] ApiFindings resultOf(const ApiFindings &description) const;

    QList<ApiFindings> m_descriptions;
    QSet<QString> m_entries; ///< The addresses of the linted files.
    QSet<QString> m_used;    ///< The addresses of the files that descriptions of other files use.
};

} // namespace commands
