#pragma once

#include "document.h"
#include "fileproblem.h"
#include "grantset.h"
#include "result.h"
#include "rulesettings.h"
#include "secrettexts.h"

#include <QFuture>
#include <QObject>

#include <map>
#include <memory>

class QThreadPool;

namespace description {
class Description;
}

namespace workspace {

/** How the content of a definition's file compares to the content that was read or last saved. */
enum class FileState {
    /** The file has the content that was read or last saved, or other content that the user decided to overwrite. */
    Known,
    Changed, ///< Another program changed the file while the definition has unsaved edits.
    Gone,    ///< The definition's file was removed.
};

class CrossChecker;

/** A source of problems that the definition's text alone does not show. */
enum class Outside {
    Secrets,      ///< Looking up secret references in their stores.
    Routes,       ///< The gateway loading the definition.
    Certificates, ///< Comparing with the dashboard's list of certificates.
};

/** The BLAKE2b hash of a file's bytes, to detect changes. It is calculated whenever a file is opened. */
[[nodiscard]] QByteArray fileHashOf(const QByteArray &fileBytes);

/** An open definition: its document, its file and its problems. An untitled one has an empty path. */
class OpenDefinition final : public QObject
{
    Q_OBJECT

public:
    OpenDefinition(const QString &path, const QByteArray &fileBytes, QObject *parent = nullptr);
    /** Creates an untitled definition, from a template or an import. */
    OpenDefinition(const QString &title, const QByteArray &text, document::Format format, QObject *parent = nullptr);

    [[nodiscard]] document::Document &document() { return m_document; }
    [[nodiscard]] const document::Document &document() const { return m_document; }
    [[nodiscard]] QString path() const { return m_path; }
    /** The name of the definition's file, or the title of an untitled definition. */
    [[nodiscard]] QString title() const;
    /** Identifies the definition in requests to use a secret, see consent::Grants. */
    [[nodiscard]] consent::Definition identity() const { return {m_path, title()}; }
    [[nodiscard]] FileState fileState() const { return m_fileState; }
    /** True if the definition is in Workspace::definitions(). False for a file that only forms of other definitions
     * show, see Workspace::lend(). A listed definition stays listed until it is closed. */
    [[nodiscard]] bool isListed() const { return m_isListed; }
    /** False for a file that was listed because of an edit in the form of another definition, see Workspace::lend(). */
    [[nodiscard]] bool isOpenedByUser() const { return m_isOpenedByUser; }
    /** True if closing the definition would lose text: it has edits, or no file has its text. */
    [[nodiscard]] bool isUnsaved() const;
    /** fileHashOf() of the file's bytes as they were read or last saved; empty for an untitled definition. */
    [[nodiscard]] QByteArray fileHash() const;
    /** The text of the file as it was read or last saved. Empty if it is not known, as when another program has written
     * the file and the user decided to overwrite it. */
    [[nodiscard]] document::Snapshot fileSnapshot() const;
    /** All problems in the definition's text, sorted by place: those of the parser and of lint as of the last run, what
     * yaml-cpp reads differently, and what keeps the gateway from serving the definition. */
    [[nodiscard]] const base::Diagnostics &diagnostics() const { return m_diagnostics; }
    void setDiagnostics(const base::Diagnostics &diagnostics);
    /** Sets the problems that `from` has found, such as a secret reference without a value. A problem that lint or
     * another source has reported too is left out. Their places follow the text when it is edited. */
    void setOutsideProblems(Outside from, const base::Diagnostics &problems);
    /** Sets the severities of the files of rules, for problems that are not found by lint. */
    void setRuleSettings(const rules::RuleSettings &settings);
    /** The definition's texts that refer to secrets, as of the last run of lint on a text without syntax errors. */
    [[nodiscard]] const QList<lint::SecretText> &secretTexts() const { return m_secretTexts; }
    void setSecretTexts(const QList<lint::SecretText> &texts);
    /** Sets what yaml-cpp reads differently than this program in the current text. */
    void setCrossCheckProblems(const base::Diagnostics &differences);
    /** False if a save needs no cross-check: nothing was edited, or the file is strict JSON. */
    [[nodiscard]] bool needsCrossCheck() const;
    /** Finds what yaml-cpp reads differently than this program in the changes that a save would write: a reason to ask
     * the user before saving. */
    [[nodiscard]] QFuture<base::Result<base::Diagnostics>> crossCheckBeforeSave() const;
    /** Problems in the other documents that the definition refers to, open or not, and in files of rules, as of the
     * last run of lint. */
    [[nodiscard]] const QList<FileProblem> &problemsElsewhere() const { return m_problemsElsewhere; }
    void setProblemsElsewhere(const QList<FileProblem> &problems);
    /** The URLs that the definition refers to and that were not fetched, as of the last run of lint. */
    [[nodiscard]] const QList<MissingUrl> &missingUrls() const { return m_missingUrls; }
    void setMissingUrls(const QList<MissingUrl> &missing);

    /** The API description: the definition with the documents that it refers to, as of the last run of lint. Null
     * before the first run. */
    [[nodiscard]] const std::shared_ptr<const description::Description> &description() const { return m_description; }
    void setDescription(std::shared_ptr<const description::Description> description);

signals:
    void pathChanged();
    void fileStateChanged();
    void diagnosticsChanged();
    void secretTextsChanged();
    /** Emitted when lint has checked the current text. */
    void linted();
    void problemsElsewhereChanged();
    /** Emitted when the definition refers to other documents than before, or when these documents have other texts. */
    void otherDocumentsChanged();
    void missingUrlsChanged();
    /** Emitted when description() is that of a later text, or of other documents. */
    void descriptionChanged();

private:
    friend class Workspace;
    /** Cross-checks the text now and after edits, in threads of `workers`. */
    void startCrossChecks(QThreadPool &workers);
    void setPath(const QString &path);
    void setFileState(FileState state);
    void merge();
    void noteFile(const QByteArray &fileBytes);
    void noteFileHash(const QFuture<QByteArray> &hash);
    [[nodiscard]] bool isFile(const QByteArray &fileBytes) const;

    QString m_path;
    QString m_title;
    /** The file's hash, which a worker computes because that takes as long as reading the text; not valid for an
     * untitled definition. */
    QFuture<QByteArray> m_fileHash;
    QFuture<QByteArray> m_savedHash; ///< The file's hash when the document's saved text was read or written.
    FileState m_fileState = FileState::Known;
    bool m_isListed = false;
    bool m_isOpenedByUser = true;
    int m_handles = 0;          ///< The number of objects of DefinitionHandle that have the definition.
    bool m_isOverruled = false; ///< True if the file has other content, which the user decided to overwrite.
    document::Document m_document;
    base::Diagnostics m_lint;
    rules::RuleSettings m_settings;
    std::map<Outside, base::Diagnostics> m_outside;
    QList<lint::SecretText> m_secretTexts;
    base::Diagnostics m_crossCheckProblems;
    base::Diagnostics m_diagnostics; ///< The merged problems of m_lint, m_outside and m_crossCheckProblems.
    QList<FileProblem> m_problemsElsewhere;
    QList<MissingUrl> m_missingUrls;
    std::shared_ptr<const description::Description> m_description;
    CrossChecker *m_crossChecker = nullptr;
};

} // namespace workspace
