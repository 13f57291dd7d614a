#pragma once

#include "documentstore.h"
#include "requeststorage.h"

namespace storage {

/** The files of saved requests in `.gatewright/requests` of a folder. Writes through a document store. */
class RequestFolder final : public savedrequests::RequestStorage
{
public:
    /** Creates the storage. The store must outlive it. */
    explicit RequestFolder(workspace::DocumentStore &store)
        : m_store(store)
    {}

    [[nodiscard]] base::Result<savedrequests::LocatedRequests> locate(const QString &path) override;
    [[nodiscard]] base::Result<QStringList> names(const QString &folder) override;
    [[nodiscard]] QString pathOf(const QString &folder, const QString &name) override;
    [[nodiscard]] base::Result<QByteArray> read(const QString &folder, const QString &name) override;
    [[nodiscard]] base::Result<void> write(const QString &folder, const QString &name, const QByteArray &bytes,
                                           bool isNew) override;
    [[nodiscard]] base::Result<void> remove(const QString &folder, const QString &name) override;
    [[nodiscard]] base::Result<void> rename(const QString &folder, const QString &name, const QString &to) override;
    [[nodiscard]] base::Result<QString> definitionPath(const QString &folder, const QString &definition) override;

private:
    workspace::DocumentStore &m_store;
};

} // namespace storage
