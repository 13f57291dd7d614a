#pragma once

#include "documentstore.h"
#include "filewatch.h"
#include "workspace.h"

#include <QHash>
#include <QTimer>

namespace workspace {

/**
 * Follows what other programs, a second run of this one among them, do to the files of the open definitions. One
 * without edits takes the new text by itself, with one undo step back to the old; what another decision needs is said
 * by OpenDefinition::fileState().
 */
class DiskChanges final : public QObject
{
    Q_OBJECT

public:
    DiskChanges(Workspace &workspace, DocumentStore &store, FileWatch &watch, QObject *parent = nullptr);

    /** Looks at all files whose size or time is another: for file systems that say nothing by themselves. */
    void checkAll();

signals:
    /** A definition took what another program wrote. */
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
    QHash<const OpenDefinition *, QByteArray> m_stamps; ///< Of the files as they were last looked at.
    QTimer m_refresh;                                   ///< A folder of many files is watched in one go.
};

} // namespace workspace
