#pragma once

#include "documentfile.h"
#include "lintoptions.h"
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

/** The problems of one file. */
struct FileFindings {
    QString name;
    QString address;
    QList<Finding> findings;
};

/** A file, and the files that it refers to or takes rules from. */
struct ApiFindings {
    QString failure;           ///< The line to complain with if the file can't be read.
    QList<FileFindings> files; ///< The file itself comes first. Others can be in the results of several files.
};

/** The files of one run. Each is linted together with the documents it refers to, which are forgotten afterwards, so
 * that the memory for many files is that of the largest one. */
class LintedFiles final
{
public:
    explicit LintedFiles(workspace::DocumentStore &store)
        : m_store(store)
    {}

    /** References may name files in this folder, or this file, besides those in the roots of the files themselves. */
    void allowFiles(const QString &prefix);
    /** Uses this ruleset for all files instead of the .spectral.yaml of each. False if it can't be read. */
    [[nodiscard]] bool useRuleset(const QString &path);
    /** Finds out what the fixes of the findings would replace. */
    void setWithFixes(bool isWithFixes) { m_isWithFixes = isWithFixes; }
    /** Sets the files, each once, and sorts them by name. `input` is standard input, for the file `-`. */
    void setFiles(const QStringList &paths, const QByteArray &input);
    [[nodiscard]] qsizetype count() const { return m_files.size(); }
    /** The bytes of a file, 0 if that is not known. */
    [[nodiscard]] qint64 sizeOf(qsizetype index) const;

    /** The URLs that the files refer to and that were not fetched. Reads all files. */
    [[nodiscard]] QStringList unfetched() const;
    /** Adds the result of a fetch. */
    void addFetched(const QString &url, const workspace::ReferenceFetcher::Outcome &outcome);
    /** Calls `use` with each file that has a gateway extension and no syntax errors. */
    void forEachWithExtension(const std::function<void(const LintedFile &)> &use) const;
    /** Finds out which of the files others refer to. Call it once before lint(). */
    void readReferences();

    /** Finds further problems of a file. */
    using Further = std::function<base::Diagnostics(const LintedFile &)>;
    /** All problems of the description that a file is the entry of. A file that is not a definition and that others of
     * the files use has its problems in their results. Can run in several threads. */
    [[nodiscard]] ApiFindings lint(qsizetype index, const Further &further) const;

    /** A file after all fixes. */
    struct Fixed {
        QString path;
        QString name;
        document::Snapshot before;
        document::Snapshot after;
        QByteArray bytes; ///< Of the file.
        int count = 0;    ///< Of fixes.
    };
    /** Fixes what can be fixed in a file, in memory. Nothing if it can't be read or has syntax errors. */
    [[nodiscard]] std::optional<Fixed> fixed(qsizetype index) const;

private:
    struct File {
        QString path;
        QString name;
        QString address; ///< The absolute path. Relative references in standard input can't be resolved.
        QString root;    ///< Of its references and rulesets.
    };
    /** What is read for one file. */
    struct Api;

    [[nodiscard]] base::Result<DocumentFile> read(const File &file) const;
    void load(Api &api, const File &file, const document::Snapshot &snapshot) const;
    /** What lint() checks a file with. */
    struct Setup;
    [[nodiscard]] Setup setupOf(const File &file, Api &api) const;
    [[nodiscard]] lint::Ruleset rulesetOf(const File &file, openapi::DocumentSource &source) const;
    [[nodiscard]] QString nameOf(const QString &address) const;

    workspace::DocumentStore &m_store;
    QStringList m_roots; ///< In which references may name files.
    QString m_ruleset;   ///< The address of the one for all files.
    QByteArray m_input;
    QList<File> m_files;
    QSet<QString> m_addresses; ///< Of the files.
    QSet<QString> m_used;      ///< Addresses of the files that descriptions of others use.
    QHash<QString, workspace::ReferenceFetcher::Outcome> m_fetched;
    bool m_isWithFixes = false;
    bool m_isAbsolute = false; ///< The command names a file by its absolute path.
};

} // namespace commands
