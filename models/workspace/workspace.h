#pragma once

#include "document.h"
#include "documentstore.h"

#include <QObject>

#include <memory>
#include <vector>

namespace workspace {

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
    /** Problems of the parser and of lint as of the last run, and what keeps the gateway from serving; sorted by place.
     */
    [[nodiscard]] const base::Diagnostics &diagnostics() const { return m_diagnostics; }
    void setDiagnostics(const base::Diagnostics &diagnostics);
    /** What only shows when a route is built, such as a reference that no store answers. What lint says too is left
     * out. */
    void setRouteProblems(const base::Diagnostics &problems);

signals:
    void pathChanged();
    void diagnosticsChanged();

private:
    friend class Workspace;
    void setPath(const QString &path);
    void merge();
    void noteFile(const QByteArray &fileBytes);
    [[nodiscard]] bool isFile(const QByteArray &fileBytes) const;

    QString m_path;
    QString m_title;
    QByteArray m_fileHash; ///< Of the file as it was read or last saved.
    document::Document m_document;
    base::Diagnostics m_lint;
    base::Diagnostics m_routeProblems;
    base::Diagnostics m_diagnostics; ///< Both.
};

/** The open definitions. Linting runs on a worker after each change; a newer change supersedes. */
class Workspace final : public QObject
{
    Q_OBJECT

public:
    explicit Workspace(DocumentStore &store, QObject *parent = nullptr);
    ~Workspace() override;

    /** Opens a file, or answers the one that is open already. Paths are absolute. */
    base::Result<OpenDefinition *> open(const QString &path);
    /** Opens every definition below a folder; the answer is what could not be opened, by path. */
    QList<std::pair<QString, base::Error>> openFolder(const QString &folder);
    OpenDefinition *addUntitled(const QString &title, const QByteArray &text, document::Format format);
    /**
     * InvalidArgument: it is untitled. ChangedOnDisk: the file is not what was read or last saved; nothing is written.
     * Other errors are the store's; the definition stays modified then.
     */
    base::Result<void> save(OpenDefinition &definition);
    /** save() whatever stands in the file now. */
    base::Result<void> overwrite(OpenDefinition &definition);
    /** Takes what stands in the file now, as one edit that can be undone. */
    base::Result<void> reload(OpenDefinition &definition);
    /** Unsupported: `path` ends in .json and the text is YAML. */
    base::Result<void> saveAs(OpenDefinition &definition, const QString &path);
    void close(OpenDefinition &definition);

    [[nodiscard]] QList<OpenDefinition *> definitions() const;
    /** The open definition of that file, or null. */
    [[nodiscard]] OpenDefinition *find(const QString &path) const;

signals:
    void opened(workspace::OpenDefinition *definition);
    void aboutToClose(workspace::OpenDefinition *definition);
    void closed();
    void saved(workspace::OpenDefinition *definition);

private:
    OpenDefinition *add(std::unique_ptr<OpenDefinition> definition);

    DocumentStore &m_store;
    std::vector<std::unique_ptr<OpenDefinition>> m_definitions;
};

} // namespace workspace
