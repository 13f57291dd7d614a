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

/** How a definition's file compares to the content that was read or last saved. */
enum class FileState {
    Known,   ///< It has that content, or other content that the user decided to overwrite.
    Changed, ///< Another program changed the file, and there are unsaved edits here.
    Gone,    ///< The file was removed.
};

class CrossChecker;

/** What finds problems that are not in the text alone. */
enum class Outside {
    Secrets,      ///< The stores that secret references name.
    Routes,       ///< The gateway, when it loads the definition.
    Certificates, ///< The dashboard's list.
};

/** The hash of a file (BLAKE2b), to detect changes. It is calculated whenever a file is opened. */
[[nodiscard]] QByteArray fileHashOf(const QByteArray &fileBytes);

/** One open file: its document and where it belongs. Untitled documents have an empty path. */
class OpenDefinition final : public QObject
{
    Q_OBJECT

public:
    OpenDefinition(const QString &path, const QByteArray &fileBytes, QObject *parent = nullptr);
    /** An unsaved document, from a template or an import. */
    OpenDefinition(const QString &title, const QByteArray &text, document::Format format, QObject *parent = nullptr);

    [[nodiscard]] document::Document &document() { return m_document; }
    [[nodiscard]] const document::Document &document() const { return m_document; }
    [[nodiscard]] QString path() const { return m_path; }
    /** The file's name, or the title of an untitled one. */
    [[nodiscard]] QString title() const;
    /** Who asks when it wants to use a secret. */
    [[nodiscard]] consent::Definition identity() const { return {m_path, title()}; }
    [[nodiscard]] FileState fileState() const { return m_fileState; }
    /** False for a file that was opened by an edit in the form of another definition, see Workspace::lend(). */
    [[nodiscard]] bool isOpenedByUser() const { return m_isOpenedByUser; }
    /** True if closing would lose text: there are edits, or no file has this content. */
    [[nodiscard]] bool isUnsaved() const;
    /** fileHashOf() of the bytes as they were read or last saved; empty for an untitled one. */
    [[nodiscard]] QByteArray fileHash() const { return m_fileHash; }
    /** The text of those bytes; empty where they were not read, as when another program's text is to be written over.
     */
    [[nodiscard]] document::Snapshot fileSnapshot() const;
    /** Problems of the parser and of lint as of the last run, and what keeps the gateway from serving; sorted by place.
     */
    [[nodiscard]] const base::Diagnostics &diagnostics() const { return m_diagnostics; }
    void setDiagnostics(const base::Diagnostics &diagnostics);
    /** Problems that are not in the text, such as a secret reference without a value. A problem that lint or another
     * source has reported too is left out. The places follow the text. */
    void setOutsideProblems(Outside from, const base::Diagnostics &problems);
    /** The severities that files of rules set, for problems that are not found by lint. */
    void setRuleSettings(const rules::RuleSettings &settings);
    /** The texts that refer to secrets, as of the last run of lint on a text without syntax errors. */
    [[nodiscard]] const QList<lint::SecretText> &secretTexts() const { return m_secretTexts; }
    void setSecretTexts(const QList<lint::SecretText> &texts);
    /** What yaml-cpp reads differently. */
    void setCrossCheckProblems(const base::Diagnostics &differences);
    /** False if a save needs no cross-check: nothing was edited, or the file is strict JSON. */
    [[nodiscard]] bool needsCrossCheck() const;
    /** What yaml-cpp reads differently in the changes that a save would write: a reason to ask the user. */
    [[nodiscard]] QFuture<base::Result<base::Diagnostics>> crossCheckBeforeSave() const;
    /** Problems of the other documents that it refers to, open or not, as of the last run of lint. */
    [[nodiscard]] const QList<FileProblem> &problemsElsewhere() const { return m_problemsElsewhere; }
    void setProblemsElsewhere(const QList<FileProblem> &problems);
    /** The addresses on the network that it refers to and that were not fetched, as of that run. */
    [[nodiscard]] const QList<MissingUrl> &missingUrls() const { return m_missingUrls; }
    void setMissingUrls(const QList<MissingUrl> &missing);

    /** The definition with the documents that it refers to, as of that run; null before the first one. */
    [[nodiscard]] const std::shared_ptr<const description::Description> &description() const { return m_description; }
    void setDescription(std::shared_ptr<const description::Description> description);

signals:
    void pathChanged();
    void fileStateChanged();
    void diagnosticsChanged();
    void secretTextsChanged();
    /** Lint has checked the current text. */
    void linted();
    void problemsElsewhereChanged();
    /** The documents that it refers to are others, or have other texts. */
    void otherDocumentsChanged();
    void missingUrlsChanged();

private:
    friend class Workspace;
    /** Cross-checks the text now and after edits, in threads of `workers`. */
    void startCrossChecks(QThreadPool &workers);
    void setPath(const QString &path);
    void setFileState(FileState state);
    void merge();
    void noteFile(const QByteArray &fileBytes);
    void noteFileHash(const QByteArray &hash);
    [[nodiscard]] bool isFile(const QByteArray &fileBytes) const;

    QString m_path;
    QString m_title;
    QByteArray m_fileHash;
    QByteArray m_savedHash; ///< Of the text that the document was last saved as.
    FileState m_fileState = FileState::Known;
    bool m_isOpenedByUser = true;
    bool m_isOverruled = false; ///< The file has other content, which the user decided to overwrite.
    document::Document m_document;
    base::Diagnostics m_lint;
    rules::RuleSettings m_settings;
    std::map<Outside, base::Diagnostics> m_outside;
    QList<lint::SecretText> m_secretTexts;
    base::Diagnostics m_crossCheckProblems;
    base::Diagnostics m_diagnostics; ///< All of these.
    QList<FileProblem> m_problemsElsewhere;
    QList<MissingUrl> m_missingUrls;
    std::shared_ptr<const description::Description> m_description;
    CrossChecker *m_crossChecker = nullptr;
};

} // namespace workspace
