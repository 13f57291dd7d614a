#pragma once

#include "document.h"
#include "fileproblem.h"
#include "result.h"
#include "secrettexts.h"

#include <QFuture>
#include <QObject>

#include <map>

class QThreadPool;

namespace workspace {

/** How a definition's file stands to what was read from it or last saved. */
enum class FileState {
    Known,   ///< It holds that, or what this person decided to write over.
    Changed, ///< Another program wrote something else, and there are edits here that are not saved.
    Gone,    ///< It is not there any more.
};

class CrossChecker;

/** Who finds what does not show in the text alone. */
enum class Outside {
    Secrets,      ///< The stores that references speak of.
    Routes,       ///< The gateway, when it loads the definition.
    Certificates, ///< The dashboard's list.
};

/** SHA-256, by which a file is known again. */
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
    [[nodiscard]] FileState fileState() const { return m_fileState; }
    /** True when closing would lose text: there are edits, or no file holds what is shown. */
    [[nodiscard]] bool isUnsaved() const;
    /** SHA-256 of the file's bytes as they were read or last saved; empty for an untitled one. */
    [[nodiscard]] QByteArray fileHash() const { return m_fileHash; }
    /** The text of those bytes; empty where they were not read, as when another program's text is to be written over.
     */
    [[nodiscard]] document::Snapshot fileSnapshot() const;
    /** Problems of the parser and of lint as of the last run, and what keeps the gateway from serving; sorted by place.
     */
    [[nodiscard]] const base::Diagnostics &diagnostics() const { return m_diagnostics; }
    void setDiagnostics(const base::Diagnostics &diagnostics);
    /** What only shows outside of the text, such as a reference that no store answers. What lint says too is left out,
     * and what two say is told once; the places follow the text. */
    void setOutsideProblems(Outside from, const base::Diagnostics &problems);
    /** The texts that refer to secrets, as of the last run of lint over a text that was understood. */
    [[nodiscard]] const QList<lint::SecretText> &secretTexts() const { return m_secretTexts; }
    void setSecretTexts(const QList<lint::SecretText> &texts);
    /** What yaml-cpp reads differently. */
    void setCrossCheckProblems(const base::Diagnostics &differences);
    /** False if a save needs no cross-check: nothing was edited, or the file is strict JSON. */
    [[nodiscard]] bool needsCrossCheck() const;
    /** What yaml-cpp reads differently in the changes that a save would write: a reason to ask the user. */
    [[nodiscard]] QFuture<base::Result<base::Diagnostics>> crossCheckBeforeSave() const;
    /** Problems of the files that it leads to and that are not open, as of the last run of lint. */
    [[nodiscard]] const QList<FileProblem> &problemsElsewhere() const { return m_problemsElsewhere; }
    void setProblemsElsewhere(const QList<FileProblem> &problems);
    /** The addresses on the network that it leads to and that could not be looked into, as of that run. */
    [[nodiscard]] const QList<MissingUrl> &missingUrls() const { return m_missingUrls; }
    void setMissingUrls(const QList<MissingUrl> &missing);

signals:
    void pathChanged();
    void fileStateChanged();
    void diagnosticsChanged();
    void secretTextsChanged();
    /** Lint has looked at the present text. */
    void linted();
    void problemsElsewhereChanged();
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
    bool m_isOverruled = false; ///< The file holds another text, which this person decided to write over.
    document::Document m_document;
    base::Diagnostics m_lint;
    std::map<Outside, base::Diagnostics> m_outside;
    QList<lint::SecretText> m_secretTexts;
    base::Diagnostics m_crossCheckProblems;
    base::Diagnostics m_diagnostics; ///< All of these.
    QList<FileProblem> m_problemsElsewhere;
    QList<MissingUrl> m_missingUrls;
    CrossChecker *m_crossChecker = nullptr;
};

} // namespace workspace
