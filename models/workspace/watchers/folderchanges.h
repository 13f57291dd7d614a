#pragma once

#include "documentstore.h"
#include "filewatch.h"
#include "workspace.h"

#include <QHash>
#include <QSet>
#include <QThreadPool>

namespace workspace {

/** Opens the definitions that other programs add to the opened folders. A definition that the user has closed stays
 * closed. The folders are read on a worker. */
class FolderChanges final : public QObject
{
    Q_OBJECT

public:
    FolderChanges(Workspace &workspace, DocumentStore &store, FileWatch &watch, QObject *parent);

signals:
    /** These definitions were added to a folder, and are open now. */
    void added(const QList<workspace::OpenDefinition *> &definitions);

private:
    void follow();
    void look(const QString &folder);
    void take(const QString &folder, const QStringList &files);

    Workspace &m_workspace;
    DocumentStore &m_store;
    FileWatch &m_watch;
    QHash<QString, QSet<QString>> m_known; ///< By folder: the definitions in it as of the last look.
    QSet<QString> m_looking;               ///< Folders that a worker reads.
    QSet<QString> m_again;                 ///< Those of them that have changed meanwhile.
    QThreadPool m_threads;                 ///< Its destructor waits for the workers, which use the store.
};

} // namespace workspace
