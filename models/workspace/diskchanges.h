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
 * Follows changes of the open and lent definitions' files by other programs and other instances of this one. A
 * definition without edits is reloaded, with one undo step back to the old text; OpenDefinition::fileState() reports
 * the others, which the user has to decide about. folders() follows the files of the opened folders.
 */
class DiskChanges final : public QObject
{
    Q_OBJECT

public:
    DiskChanges(Workspace &workspace, DocumentStore &store, FileWatch &watch, QObject *parent = nullptr);

    /** Checks all files whose size or time has changed: for file systems without notifications. */
    void checkAll();
    /** Sets what is called before a definition without edits is reloaded. If it returns false, the user is typing a
     * text that the document does not have yet, and has to decide as about edits. */
    void setBeforeReload(std::function<bool(const OpenDefinition &)> check) { m_beforeReload = std::move(check); }
    /** The files of the opened folders. */
    [[nodiscard]] FolderIndex &folders() const { return *m_folders; }

signals:
    /** An open definition was reloaded after another program wrote its file. */
    void reloaded(workspace::OpenDefinition *definition);

private:
    void watch(OpenDefinition *definition);
    void forget(OpenDefinition *definition);
    void check(const QString &path);
    void checkNow(OpenDefinition &definition);
    void refreshPaths();

    Workspace &m_workspace;
    DocumentStore &m_store;
    FileWatch &m_watch;
    FolderIndex *m_folders;
    std::function<bool(const OpenDefinition &)> m_beforeReload;
    QHash<const OpenDefinition *, QByteArray> m_stamps; ///< Of the files when last checked.
    QTimer m_refresh;                                   ///< The files of a folder are watched with one call.
};

} // namespace workspace
