#pragma once

#include "requeststorage.h"
#include "workspace.h"

namespace requestruns {

/**
 * Keeps the names in saved requests up to date: when a definition is saved, the operations that its requests name are
 * written with the operationId, method, path and names of parameters that they have now. Parameters outside of the path
 * are compared with the definition as it was opened or saved before. Nothing else in the files changes, and a request
 * that does not fit the definition stays as it is. Files are read and written on a worker.
 */
class RequestNames final : public QObject
{
    Q_OBJECT

public:
    /** Follows the definitions of a workspace. The workspace and the storage must outlive the workers. */
    RequestNames(workspace::Workspace &workspace, savedrequests::RequestStorage &storage, QObject *parent = nullptr);

signals:
    /** The files of a definition's requests were compared with it; `changed` are the names of those that were written.
     */
    void followed(const QStringList &changed);

private:
    void follow(const workspace::OpenDefinition &definition);

    savedrequests::RequestStorage &m_storage;
    QHash<QString, document::Snapshot> m_before; ///< The last saved texts of definitions, by their paths.
};

} // namespace requestruns
