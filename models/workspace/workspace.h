#pragma once

#include "definitionhandle.h"
#include "definitionlist.h"
#include "documentstore.h"

#include <QThreadPool>

#include <memory>
#include <vector>

namespace workspace {

class References;
class RuleFiles;

/** The loaded definitions and the opened folders. Most definitions are listed, see definitions(); the others are files
 * that only forms of other definitions show, see lend(). All are linted on a worker after each change; the result of a
 * run for an older text is dropped. */
class Workspace final : public DefinitionList
{
    Q_OBJECT

public:
    explicit Workspace(DocumentStore &store, QObject *parent = nullptr);
    ~Workspace() override;

    base::Result<OpenDefinition *> open(const QString &path) override;
    /**
     * Loads a file for a form that shows a part of it, or returns a handle of its definition if that is loaded already.
     * The definition is not listed until it is edited or the user opens it. Without that, it is closed when its last
     * handle is destroyed. Only files that references may name are lent. Errors are those of open(), and Refused if the
     * file is outside of the folders.
     */
    base::Result<DefinitionHandle> lend(const QString &path);
    /** Adds a folder to folders() without opening its files, see FolderIndex. */
    void addFolder(const QString &folder);
    /** Closes a folder. Its open definitions stay open. */
    void removeFolder(const QString &folder);
    /** The opened folders, in the order in which they were opened. */
    [[nodiscard]] QStringList folders() const { return m_folders; }
    OpenDefinition *addUntitled(const QString &title, const QByteArray &text, document::Format format);
    /**
     * Saves the definition in its file. Errors: InvalidArgument if it is untitled; ChangedOnDisk if the file is not
     * what was read or last saved, and nothing is written; otherwise those of the store. After an error the definition
     * stays modified.
     */
    base::Result<void> save(OpenDefinition &definition);
    /** Saves the definition in its file, whatever the file contains now. */
    base::Result<void> overwrite(OpenDefinition &definition);
    /** Loads the current content of the definition's file, as one edit that can be undone. */
    base::Result<void> reload(OpenDefinition &definition);
    /** Keeps the definition's text after another program changed its file: the next save() overwrites the file. */
    base::Result<void> keep(OpenDefinition &definition);
    /**
     * Checks whether another program wrote the definition's file. A definition without edits is reloaded. One that has
     * edits, or in which the user is still typing (`isBeingEdited`), keeps its text, and its fileState() changes. True
     * if the definition was reloaded with another text.
     */
    bool checkFile(OpenDefinition &definition, bool isBeingEdited = false);
    /** Reads the current content of the definition's file. */
    [[nodiscard]] base::Result<QByteArray> fileBytes(const OpenDefinition &definition) const;
    /** Reads the content of a file that need not be open. */
    [[nodiscard]] base::Result<QByteArray> fileBytes(const QString &path) const { return m_store.read(path); }
    /** False for pipes and devices, which can block the program that reads them. */
    [[nodiscard]] bool isOrdinary(const QString &path) const { return m_store.isOrdinary(path); }
    /** Sets the hash of the file content that the definition's text was made from, if the file may have changed since.
     * save() compares the file with it. */
    void setOrigin(OpenDefinition &definition, const QByteArray &fileHash);
    /** Saves the definition in the file at `path`, which becomes its file. Errors: Unsupported if `path` ends in .json
     * and the text is YAML; otherwise those of the store. */
    base::Result<void> saveAs(OpenDefinition &definition, const QString &path);
    void close(OpenDefinition &definition);

    [[nodiscard]] QList<OpenDefinition *> definitions() const override;
    [[nodiscard]] QList<OpenDefinition *> loadedDefinitions() const override;
    /** The listed definition of the file at `path`, or null. */
    [[nodiscard]] OpenDefinition *find(const QString &path) const;
    /** The references between the open definitions and the documents that they name. */
    [[nodiscard]] References &references() const { return *m_references; }
    /** The files of rules that apply to the open definitions. */
    [[nodiscard]] RuleFiles &ruleFiles() const { return *m_ruleFiles; }

signals:
    void foldersChanged();
    /** Emitted when a definition was added to loadedDefinitions(). If it is listed from the start, opened() follows. */
    void loaded(workspace::OpenDefinition *definition);
    void saved(workspace::OpenDefinition *definition);

private:
    using Definitions = std::vector<std::unique_ptr<OpenDefinition>>;

    /** Adds a definition that is listed from the start. */
    OpenDefinition *add(std::unique_ptr<OpenDefinition> definition);
    /** Starts the linter and the cross-checks of a definition. */
    void startWatchers(OpenDefinition &definition);
    [[nodiscard]] Definitions::iterator placeOf(const OpenDefinition &definition);
    /** Lists a definition after those that are listed already. Does nothing if it is listed. */
    void list(OpenDefinition &definition);
    [[nodiscard]] DefinitionHandle createHandle(OpenDefinition &definition);
    void release(OpenDefinition &definition) override;

    DocumentStore &m_store;
    QStringList m_folders; ///< The opened folders, in the order in which they were opened.
    /** The pool for cross-checks: one thread, apart from lint's, so that cross-checks do not delay lint. */
    QThreadPool m_crossCheckThreads;
    Definitions m_loaded;     ///< The listed ones are in the order of definitions().
    References *m_references; ///< Created after the definitions, because it uses them.
    std::unique_ptr<RuleFiles> m_ruleFiles;
};

} // namespace workspace
