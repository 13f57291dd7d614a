#pragma once

#include "documentfile.h"
#include "filelist.h"
#include "findingplaces.h"
#include "lintoptions.h"
#include "referencefetcher.h"
#include "ruleset.h"
#include "storeddocuments.h"

#include <QSet>

#include <functional>

namespace commands {

/** A file to lint that has no syntax errors. */
struct LintedFile {
    consent::Definition definition;
    document::Snapshot snapshot;
};

/** The files that one run of `lint` checks. Each is linted together with the documents that it refers to, which are
 * forgotten afterwards, so that the memory for many files is the memory for the largest one. */
class LintedFiles final
{
public:
    explicit LintedFiles(workspace::DocumentStore &store)
        : m_store(store)
    {}

    /** Allows references to name files in the folder, or the file, at `prefix`, besides files in the roots of the
     * linted files. */
    void allowFiles(const QString &prefix);
    /** Uses the ruleset at `path` for all files instead of the .spectral.yaml of each. Returns false if it can't be
     * read. */
    [[nodiscard]] bool useRuleset(const QString &path);
    /** Sets whether lint() also finds out what text the fixes of the findings would replace. */
    void setWithFixes(bool isWithFixes) { m_isWithFixes = isWithFixes; }
    /** Sets the files to lint, each once, and sorts them by name. `input` is standard input, for the file `-`. */
    void setFiles(const QList<ListedFile> &files, const QByteArray &input);
    [[nodiscard]] qsizetype count() const { return m_files.size(); }
    /** Returns the size of a file in bytes, or 0 if it is not known. */
    [[nodiscard]] qint64 sizeOf(qsizetype index) const;

    /** Returns the URLs that the files refer to and that were not fetched yet. Reads all files. */
    [[nodiscard]] QStringList unfetched() const;
    /** Adds the result of fetching the document at `url`. */
    void addFetched(const QString &url, const workspace::ReferenceFetcher::Outcome &outcome);
    /** Calls `use` with each file that has a gateway extension and no syntax errors. */
    void forEachWithExtension(const std::function<void(const LintedFile &)> &use) const;
    /** Finds out which of the files are referred to by other files. Call it once before lint(). */
    void readReferences();

    /** A function that finds further problems of a file, outside of its text. */
    using Further = std::function<base::Diagnostics(const LintedFile &)>;
    /** Returns all problems of the API description whose entry document is the file. A file that is not a definition
     * and that other linted files use has its problems in their results. Can run in several threads. */
    [[nodiscard]] ApiFindings lint(qsizetype index, const Further &further) const;

    /** A file before and after all fixes. */
    struct Fixed {
        QString path;
        QString name;
        document::Snapshot before;
        document::Snapshot after;
        QByteArray bytes; ///< The fixed bytes to write to the file.
        int count = 0;    ///< The number of fixes.
    };
    /** Fixes in memory what can be fixed in a file. Returns std::nullopt if the file can't be read or has syntax
     * errors. */
    [[nodiscard]] std::optional<Fixed> fixed(qsizetype index) const;

private:
    struct File {
        QString path;
        QString name;
        /** The absolute path, against which references are resolved. Relative references in standard input can't be
         * resolved. */
        QString address;
        QString root;     ///< The root folder of the file's references and rulesets.
        QString listedAt; ///< Where a list names the file, as ListedFile has it.
    };
    /** The documents that are read to lint one file. */
    struct Api;

    [[nodiscard]] base::Result<DocumentFile> read(const File &file) const;
    void load(Api &api, const File &file, const document::Snapshot &snapshot) const;
    /** The options with which lint() checks a file, and the problems of its ruleset. */
    struct Setup;
    [[nodiscard]] Setup setupOf(const File &file, Api &api) const;
    [[nodiscard]] lint::Ruleset rulesetOf(const File &file, openapi::DocumentSource &source) const;
    [[nodiscard]] QString nameOf(const QString &address) const;

    workspace::DocumentStore &m_store;
    QStringList m_roots; ///< The folders and files in which references may name files.
    QString m_ruleset;   ///< The address of the ruleset that is used for all files.
    QByteArray m_input;
    QList<File> m_files;
    QSet<QString> m_addresses; ///< The addresses of the linted files.
    QSet<QString> m_used;      ///< The addresses of the files that descriptions of other files use.
    QHash<QString, workspace::ReferenceFetcher::Outcome> m_fetched;
    bool m_isWithFixes = false;
    bool m_isAbsolute = false; ///< Whether the command names a file by its absolute path.
};

} // namespace commands
