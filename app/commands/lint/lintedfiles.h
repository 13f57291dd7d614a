#pragma once

#include "documentfile.h"
#include "documentset.h"
#include "lintreport.h"
#include "referencefetcher.h"
#include "ruleset.h"
#include "storeddocuments.h"

#include <QSet>

#include <functional>

namespace commands {

/** A file without syntax errors. */
struct LintedFile {
    consent::Definition definition;
    document::Snapshot snapshot;
};

/** The files of one run and the documents they refer to, linted together. */
class LintedFiles final
{
public:
    explicit LintedFiles(workspace::DocumentStore &store)
        : m_store(store)
        , m_documents(store)
    {}

    /** References may name files in this folder, or this file, besides those in the roots of the files themselves. */
    void allowFiles(const QString &prefix);
    void add(const DocumentFile &file);
    /** Uses this ruleset for all files instead of the .spectral.yaml of each. False if there is none. */
    [[nodiscard]] bool useRuleset(const QString &path);
    /** The URLs that the files refer to and that were not fetched. */
    [[nodiscard]] QStringList unfetched();
    /** Adds the result of a fetch. */
    void addFetched(const QString &url, const workspace::ReferenceFetcher::Outcome &outcome);
    /** The added files without syntax errors. */
    [[nodiscard]] QList<LintedFile> valid() const;
    /** Finds further problems of one of those. */
    using Further = std::function<base::Diagnostics(const LintedFile &)>;
    /** All problems of the added files; of the documents they refer to only syntax and references. */
    [[nodiscard]] QList<Finding> findings(const Further &further);
    /** The names of all checked files as in the findings; after findings(). */
    [[nodiscard]] const QStringList &names() const { return m_names; }

private:
    [[nodiscard]] openapi::DocumentSet load();
    [[nodiscard]] QString nameOf(const QString &address) const;
    [[nodiscard]] lint::Ruleset rulesetOf(const QString &address);
    /** The problems of ruleset files, each file once. */
    void addProblems(const lint::Ruleset &ruleset, QList<Finding> &findings);

    workspace::DocumentStore &m_store;
    workspace::StoredDocuments m_documents;
    QStringList m_roots;                            ///< In which references may name files.
    QHash<QString, document::Snapshot> m_open;      ///< By address.
    QHash<QString, consent::Definition> m_askedFor; ///< The added files by address.
    QStringList m_addresses;
    QList<Finding> m_findings; ///< Of files that are not text.
    QStringList m_names;
    QString m_ruleset;            ///< The address of the one for all files.
    QSet<QString> m_readRulesets; ///< The addresses of those whose problems were found.
    bool m_isAbsolute = false;    ///< The command names a file by its absolute path.
};

} // namespace commands
