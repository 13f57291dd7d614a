#pragma once

#include "definitionlist.h"
#include "documentstore.h"

#include <QThreadPool>

#include <memory>
#include <vector>

namespace workspace {

class References;
class RuleFiles;

/** The open definitions. They are linted on a worker after each change; a newer change replaces a run. */
class Workspace final : public DefinitionList
{
    Q_OBJECT

public:
    explicit Workspace(DocumentStore &store, QObject *parent = nullptr);
    ~Workspace() override;

    base::Result<OpenDefinition *> open(const QString &path) override;
    /**
     * Opens a file for a form that shows a part of it. It is not among definitions() until it is edited, unless it is
     * open already. Only files that references may name are lent. Errors are those of open(), and Refused: the file is
     * outside of the folders. The caller drops the pointer at aboutToClose(), or gives it back.
     */
    base::Result<OpenDefinition *> lend(const QString &path);
    /** Closes a lent file when its last user gives it back. One that has been edited stays open. */
    void giveBack(OpenDefinition &definition);
    /** Adds an opened folder. Its files are not opened, see FolderIndex. */
    void addFolder(const QString &folder);
    /** Closes a folder. Its open definitions stay open. */
    void removeFolder(const QString &folder);
    /** The opened folders. */
    [[nodiscard]] QStringList folders() const { return m_folders; }
    OpenDefinition *addUntitled(const QString &title, const QByteArray &text, document::Format format);
    /**
     * InvalidArgument: it is untitled. ChangedOnDisk: the file is not what was read or last saved; nothing is written.
     * Other errors are the store's; the definition stays modified then.
     */
    base::Result<void> save(OpenDefinition &definition);
    /** Saves regardless of the current content of the file. */
    base::Result<void> overwrite(OpenDefinition &definition);
    /** Loads the current content of the file, as one edit that can be undone. */
    base::Result<void> reload(OpenDefinition &definition);
    /** Keeps the text here after another program changed the file: the next save() overwrites it. */
    base::Result<void> keep(OpenDefinition &definition);
    /**
     * Checks whether another program wrote the file. A definition without edits is reloaded; one with edits, or with
     * one that is still being typed, does not change, but its fileState() does. True if it was reloaded.
     */
    bool checkFile(OpenDefinition &definition, bool isBeingEdited = false);
    /** The current content of the file. */
    [[nodiscard]] base::Result<QByteArray> fileBytes(const OpenDefinition &definition) const;
    /** The content of a file that need not be open. */
    [[nodiscard]] base::Result<QByteArray> fileBytes(const QString &path) const { return m_store.read(path); }
    /** False for pipes and devices, which can block the program that reads them. */
    [[nodiscard]] bool isOrdinary(const QString &path) const { return m_store.isOrdinary(path); }
    /** Sets the hash of the file that the text here was made from, if the file may have changed since. save() uses it.
     */
    void setOrigin(OpenDefinition &definition, const QByteArray &fileHash);
    /** Unsupported: `path` ends in .json and the text is YAML. */
    base::Result<void> saveAs(OpenDefinition &definition, const QString &path);
    void close(OpenDefinition &definition);

    [[nodiscard]] QList<OpenDefinition *> definitions() const override;
    /** The open definition of that file, or null. */
    [[nodiscard]] OpenDefinition *find(const QString &path) const;
    /** The open or lent definition of that file, or null. */
    [[nodiscard]] OpenDefinition *findWithLent(const QString &path) const;
    /** The open definitions and the lent ones. */
    [[nodiscard]] QList<OpenDefinition *> withLent() const override;
    /** The references between the open definitions and the documents they name. */
    [[nodiscard]] References &references() const { return *m_references; }
    /** The files of rules beside them. */
    [[nodiscard]] RuleFiles &ruleFiles() const { return *m_ruleFiles; }

signals:
    void foldersChanged();
    void lent(workspace::OpenDefinition *definition);
    void givenBack(workspace::OpenDefinition *definition);
    void saved(workspace::OpenDefinition *definition);

private:
    struct Lent {
        std::unique_ptr<OpenDefinition> definition;
        int users = 0;
    };

    OpenDefinition *add(std::unique_ptr<OpenDefinition> definition);
    /** Starts what runs for each definition in memory. */
    void startWatchers(OpenDefinition &definition);
    [[nodiscard]] std::vector<Lent>::iterator lentPlace(const OpenDefinition &definition);
    /** Moves a lent definition to the open ones. */
    void list(OpenDefinition &definition);

    DocumentStore &m_store;
    QStringList m_folders;           ///< Opened folders.
    QThreadPool m_crossCheckThreads; ///< One thread, so that cross-checks do not delay lint.
    std::vector<std::unique_ptr<OpenDefinition>> m_definitions;
    std::vector<Lent> m_lent;
    References *m_references; ///< Created after these, because it uses them.
    std::unique_ptr<RuleFiles> m_ruleFiles;
};

} // namespace workspace
