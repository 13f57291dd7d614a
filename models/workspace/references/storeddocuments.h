#pragma once

#include "documentsource.h"
#include "documentstore.h"

#include <QHash>
#include <QMutex>
#include <QReadWriteLock>

namespace workspace {

/**
 * The documents that references name: what is open as it stands in the editor, other files as the store has them, and
 * what was fetched from URLs that the person allowed. Keeps what it read until the file differs. Safe from any thread.
 */
class StoredDocuments final : public openapi::DocumentSource
{
public:
    explicit StoredDocuments(DocumentStore &store)
        : m_store(&store)
    {}

    /** The store is not used any more; what asks later, on a worker that is still busy, finds no files. */
    void leaveStore();
    /** Only files in these folders are read, and these files. Symbolic links are followed before paths are compared.
     * Without a call of this only what is open is available. */
    void setRoots(const QStringList &roots);
    /** What is open, by path; replaces what was said before. A snapshot that is known already is not read again. */
    void setOpen(const QHash<QString, document::Snapshot> &open);
    /** The answer to a fetch that the person allowed. */
    void addFetched(const QString &url, const QByteArray &bytes);
    /** Why there is nothing from that URL; until something is said, nobody has asked for it. */
    void setUnavailable(const QString &url, const openapi::Unavailability &why);

    [[nodiscard]] base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> open(
        const QString &address) override;

private:
    struct Read {
        QByteArray stamp;
        openapi::ReferencedDocumentPtr document;
    };

    [[nodiscard]] openapi::ReferencedDocumentPtr openInEditor(const QString &address);
    [[nodiscard]] base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> readFile(const QString &address,
                                                                                                 const QString &path);
    [[nodiscard]] bool isInRoot(const QString &realPath);

    QReadWriteLock m_storeLock; ///< Held for writing by leaveStore() alone.
    DocumentStore *m_store;
    QMutex m_walking; ///< Held while an open text is read for references: two that ask for it wait for one.
    QMutex m_mutex;   ///< Guards what follows; never held while reading or parsing.
    QStringList m_roots;
    QHash<QString, document::Snapshot> m_open;
    QHash<QString, openapi::ReferencedDocumentPtr> m_openRead;
    QHash<QString, Read> m_read;
    QHash<QString, openapi::ReferencedDocumentPtr> m_fetched;
    QHash<QString, openapi::Unavailability> m_unavailable; ///< By URL.
};

} // namespace workspace
