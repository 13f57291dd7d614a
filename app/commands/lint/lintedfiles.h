#pragma once

#include "documentfile.h"
#include "documentset.h"
#include "lintreport.h"
#include "referencefetcher.h"
#include "storeddocuments.h"

#include <functional>

namespace commands {

/** The files of one run and everything that they refer to, linted together. */
class LintedFiles final
{
public:
    explicit LintedFiles(workspace::DocumentStore &store)
        : m_documents(store)
    {}

    void add(const DocumentFile &file);
    /** The URLs that the files lead to and that nobody has fetched. */
    [[nodiscard]] QStringList unfetched();
    /** What came of a fetch. */
    void addFetched(const QString &url, const workspace::ReferenceFetcher::Outcome &outcome);
    /** What stands in the files that were added and that are understood. */
    [[nodiscard]] QList<document::Snapshot> understood() const;
    /** Finds more in one of those. */
    using Further = std::function<base::Diagnostics(const document::Snapshot &)>;
    /** The problems of the files that were added; of the others those of their syntax and references. */
    [[nodiscard]] QList<Finding> findings(const Further &further);
    /** Every file that was looked at, as it is called in the findings; after findings(). */
    [[nodiscard]] const QStringList &names() const { return m_names; }

private:
    [[nodiscard]] openapi::DocumentSet load();
    [[nodiscard]] QString nameOf(const QString &address) const;

    workspace::StoredDocuments m_documents;
    QHash<QString, document::Snapshot> m_open; ///< By address.
    QHash<QString, QString> m_askedFor;        ///< Names by address.
    QStringList m_addresses;
    QList<Finding> m_findings; ///< Of files that are no text.
    QStringList m_names;
    bool m_isAbsolute = false; ///< The person names files by absolute paths.
};

} // namespace commands
