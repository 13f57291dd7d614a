#pragma once

#include "documentsource.h"
#include "documentstore.h"

#include <QHash>
#include <QMutex>
#include <QReadWriteLock>

namespace workspace {

/** Reads the documents that references name: open ones as they are in the editor, other files as they are in the store,
 * and documents that were fetched from allowed URLs. A file is cached until it changes. Safe from any thread. */
class StoredDocuments final : public openapi::DocumentSource
{
public:
    explicit StoredDocuments(DocumentStore &store)
        : m_store(&store)
    {}

    /** Stops using the store. A worker that is still running finds no files. */
    void leaveStore();
    /** Sets the folders and files that may be read: other files are not available. Symbolic links are followed before
     * paths are compared. Without a call only open documents are available. */
    void setRoots(const QStringList &roots);
    /** Sets the texts of the open documents by address. The references of an unchanged snapshot are not read again. */
    void setOpen(const QHash<QString, document::Snapshot> &open);
    /** Adds the document that was fetched from a URL. */
    void addFetched(const QString &url, const QByteArray &bytes);
    /** Sets why the document at a URL is not available. Without a call, the reason is that it was not fetched. */
    void setUnavailable(const QString &url, const openapi::Unavailability &why);

    [[nodiscard]] base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> open(
        const QString &address) override;
    /** Reads the bytes of a file in the store, if references may name it. Errors: those of DocumentStore::read(), and
     * Refused if the file is outside of the roots. */
    [[nodiscard]] base::Result<QByteArray> readInRoot(const QString &address);

private:
    struct Read {
        QByteArray stamp;
        openapi::ReferencedDocumentPtr document;
    };

    [[nodiscard]] openapi::ReferencedDocumentPtr openInEditor(const QString &address);
    [[nodiscard]] base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> readFile(const QString &address,
                                                                                                 const QString &path);
    [[nodiscard]] bool isInRoot(const QString &realPath);

    QReadWriteLock m_storeLock; ///< Guards m_store; locked for writing only by leaveStore().
    DocumentStore *m_store;
    QMutex m_walking; ///< Locked while the references of an open text are read, so that it is done only once.
    QMutex m_mutex;   ///< Guards the members below; never locked while reading or parsing.
    QStringList m_roots;
    QHash<QString, document::Snapshot> m_open;
    QHash<QString, openapi::ReferencedDocumentPtr> m_openRead;
    QHash<QString, Read> m_read;
    QHash<QString, openapi::ReferencedDocumentPtr> m_fetched;
    QHash<QString, openapi::Unavailability> m_unavailable; ///< Why the document at each URL is not available.
};

} // namespace workspace
