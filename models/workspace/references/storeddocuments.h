#pragma once

#include "documentsource.h"
#include "documentstore.h"

#include <QHash>
#include <QMutex>
#include <QReadWriteLock>

namespace workspace {

/**
 * The documents that references name: open ones as they are in the editor, other files as they are in the store, and
 * documents fetched from allowed URLs. Caches a file until it changes. Safe from any thread.
 */
class StoredDocuments final : public openapi::DocumentSource
{
public:
    explicit StoredDocuments(DocumentStore &store)
        : m_store(&store)
    {}

    /** Stops using the store. A worker that is still running finds no files. */
    void leaveStore();
    /** Only files in these folders are read, and these files. Symbolic links are followed before paths are compared.
     * Without a call only open documents are available. */
    void setRoots(const QStringList &roots);
    /** Sets the open documents by path. A snapshot that is known is not read again. */
    void setOpen(const QHash<QString, document::Snapshot> &open);
    /** Adds a document that was fetched. */
    void addFetched(const QString &url, const QByteArray &bytes);
    /** Sets why a URL has no document. Without a call, the reason is that it was not fetched. */
    void setUnavailable(const QString &url, const openapi::Unavailability &why);

    [[nodiscard]] base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> open(
        const QString &address) override;
    /** The bytes of a file in the store, if references may name it. Errors: those of DocumentStore::read(), and
     * Refused: it is outside of the roots. */
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

    QReadWriteLock m_storeLock; ///< Locked for writing only by leaveStore().
    DocumentStore *m_store;
    QMutex m_walking; ///< Locked while the references of an open text are read, so that it is done only once.
    QMutex m_mutex;   ///< Guards the members below; never locked while reading or parsing.
    QStringList m_roots;
    QHash<QString, document::Snapshot> m_open;
    QHash<QString, openapi::ReferencedDocumentPtr> m_openRead;
    QHash<QString, Read> m_read;
    QHash<QString, openapi::ReferencedDocumentPtr> m_fetched;
    QHash<QString, openapi::Unavailability> m_unavailable; ///< By URL.
};

} // namespace workspace
