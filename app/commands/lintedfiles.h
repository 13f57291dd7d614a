#pragma once

#include "documentfile.h"
#include "lintreport.h"
#include "storeddocuments.h"

namespace commands {

/** The files of one run and everything that they refer to, linted together. URLs are never fetched. */
class LintedFiles final
{
public:
    explicit LintedFiles(workspace::DocumentStore &store)
        : m_documents(store)
    {}

    void add(const DocumentFile &file);
    /** The problems of the files that were added; of the others those of their syntax and references. */
    [[nodiscard]] QList<Finding> findings();
    /** Every file that was looked at, as it is called in the findings; after findings(). */
    [[nodiscard]] const QStringList &names() const { return m_names; }

private:
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
