#pragma once

#include "definitionlist.h"
#include "documentstore.h"

#include <QThreadPool>

#include <memory>
#include <vector>

namespace workspace {

class References;

/** The open definitions. Linting runs on a worker after each change; a newer change supersedes. */
class Workspace final : public DefinitionList
{
    Q_OBJECT

public:
    explicit Workspace(DocumentStore &store, QObject *parent = nullptr);
    ~Workspace() override;

    base::Result<OpenDefinition *> open(const QString &path) override;
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
    /** Decides for the text here and against what another program wrote: the next save() writes over that. */
    base::Result<void> keep(OpenDefinition &definition);
    /**
     * Looks whether another program wrote the file: a definition without edits takes what it holds now, as reload()
     * does; one with edits stays as it is, and its fileState() says so. Answers true when it was reloaded.
     */
    bool checkFile(OpenDefinition &definition);
    /** What stands in the file now. */
    [[nodiscard]] base::Result<QByteArray> fileBytes(const OpenDefinition &definition) const;
    /** What stands in a file that may not be open. */
    [[nodiscard]] base::Result<QByteArray> fileBytes(const QString &path) const { return m_store.read(path); }
    /** Says what the text here was made from, where that may not be what the file holds now: save() goes by it. */
    void setOrigin(OpenDefinition &definition, const QByteArray &fileHash);
    /** Unsupported: `path` ends in .json and the text is YAML. */
    base::Result<void> saveAs(OpenDefinition &definition, const QString &path);
    void close(OpenDefinition &definition);

    [[nodiscard]] QList<OpenDefinition *> definitions() const override;
    /** The open definition of that file, or null. */
    [[nodiscard]] OpenDefinition *find(const QString &path) const;
    /** Who refers to whom, over the open definitions and what they name. */
    [[nodiscard]] References &references() const { return *m_references; }

signals:
    void saved(workspace::OpenDefinition *definition);

private:
    OpenDefinition *add(std::unique_ptr<OpenDefinition> definition);

    DocumentStore &m_store;
    QStringList m_folders;           ///< That were opened as a whole.
    QThreadPool m_crossCheckThreads; ///< One thread, so that cross-checks do not delay lint.
    std::vector<std::unique_ptr<OpenDefinition>> m_definitions;
    References *m_references; ///< Made last, as it looks at the others.
};

} // namespace workspace
