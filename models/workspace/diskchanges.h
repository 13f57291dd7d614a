#pragma once

#include "documentstore.h"
#include "filewatch.h"
#include "workspace.h"

#include <QHash>
#include <QTimer>

#include <functional>

namespace workspace {

class FolderIndex;

/**
 * Follows changes that other programs, and other instances of this one, make to the files of all loaded definitions.
 * A definition without edits is reloaded, with one undo step back to the old text; for a definition with edits,
 * OpenDefinition::fileState() changes, and the user decides. folders() follows the files of the opened folders.
 */
class DiskChanges final : public QObject
{
    Q_OBJECT

public:
    DiskChanges(Workspace &workspace, DocumentStore &store, FileWatch &watch, QObject *parent = nullptr);

    /** Checks all files whose size or time has changed, for file systems that send no notifications. */
    void checkAll();
    /**
     * Sets a function that is called before a definition without edits is reloaded. If it returns false, the user is
     * typing a text that is not in the document yet: the definition is not reloaded, and the user decides as for one
     * with edits.
     */
    void setBeforeReload(std::function<bool(const OpenDefinition &)> check) { m_beforeReload = std::move(check); }
    /** The index of the files of the opened folders. */
    [[nodiscard]] FolderIndex &folders() const { return *m_folders; }

signals:
    /** Emitted when an open definition was reloaded after another program wrote its file. */
    void reloaded(workspace::OpenDefinition *definition);

private:
    void watch(OpenDefinition *definition);
    void forget(const OpenDefinition *definition);
    void check(const QString &path);
    /** Reads the definition's file if its size or time has changed. */
    void checkFile(OpenDefinition &definition);
    void refreshPaths();

    Workspace &m_workspace;
    DocumentStore &m_store;
    FileWatch &m_watch;
    FolderIndex *m_folders;
    std::function<bool(const OpenDefinition &)> m_beforeReload;
    /** DocumentStore::stamp() of each definition's file when it was last checked. */
    QHash<const OpenDefinition *, QByteArray> m_stamps;
    QTimer m_refresh; ///< Delays refreshPaths(), so that opening many definitions sets the watched paths once.
};

} // namespace workspace
