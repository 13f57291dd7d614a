#include "storeddocuments.h"

#include "cancellation.h"

#include <QMutexLocker>
#include <QUrl>

#include <algorithm>

namespace workspace {

namespace {

using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;
using openapi::Unavailability;
using Reason = Unavailability::Reason;

Unavailability whyNot(const base::Error &error)
{
    if (error.code == base::ErrorCode::NotFound || error.code == base::ErrorCode::FolderMissing)
        return {Reason::NotFound, {}};
    return {Reason::Unreadable, error.detail};
}

bool isIn(const QString &root, const QString &path)
{
    return path == root || path.startsWith(root.endsWith(u'/') ? root : root + u'/');
}

} // namespace

void StoredDocuments::leaveStore()
{
    const QWriteLocker lock(&m_storeLock);
    m_store = nullptr;
}

void StoredDocuments::setRoots(const QStringList &roots)
{
    QStringList real;
    const QReadLocker storeLock(&m_storeLock);
    for (const QString &root : roots) {
        if (!root.isEmpty())
            real.append(m_store ? m_store->realPath(root) : root);
    }
    const QMutexLocker lock(&m_mutex);
    m_roots = real;
}

void StoredDocuments::setOpen(const QHash<QString, document::Snapshot> &open)
{
    const QMutexLocker lock(&m_mutex);
    m_open = open;
    m_openRead.removeIf([&](const auto &read) { return !open.contains(read.key()); });
}

void StoredDocuments::addFetched(const QString &url, const QByteArray &bytes)
{
    const auto format = document::formatOfFileName(QUrl(url).path());
    auto document = std::make_shared<const ReferencedDocument>(url, document::Snapshot::parse(bytes, format));
    const QMutexLocker lock(&m_mutex);
    m_fetched.insert(url, std::move(document));
    m_unavailable.remove(url);
}

void StoredDocuments::setUnavailable(const QString &url, const Unavailability &why)
{
    const QMutexLocker lock(&m_mutex);
    m_unavailable.insert(url, why);
}

base::Result<ReferencedDocumentPtr, Unavailability> StoredDocuments::open(const QString &address)
{
    if (openapi::isRemote(address)) {
        const QMutexLocker lock(&m_mutex);
        const ReferencedDocumentPtr fetched = m_fetched.value(address);
        return fetched ? base::Result<ReferencedDocumentPtr, Unavailability>(fetched)
                       : m_unavailable.value(address, {Reason::NotFetched, {}});
    }
    if (ReferencedDocumentPtr document = openInEditor(address))
        return document;
    const QReadLocker storeLock(&m_storeLock);
    if (!m_store)
        return Unavailability{Reason::NotFound, {}};
    // The file itself, not its name: a symbolic link may point outside.
    const QString path = m_store->realPath(address);
    if (!isInRoot(path))
        return Unavailability{Reason::OutsideFolder, {}};
    return readFile(address, path);
}

base::Result<QByteArray> StoredDocuments::readInRoot(const QString &address)
{
    const QReadLocker storeLock(&m_storeLock);
    const QString path = m_store ? m_store->realPath(address) : QString();
    if (!isInRoot(path))
        return base::Error{base::ErrorCode::Refused, address};
    if (!m_store->isOrdinary(path))
        return base::Error{base::ErrorCode::ReadFailed, address};
    return m_store->read(path);
}

ReferencedDocumentPtr StoredDocuments::openInEditor(const QString &address)
{
    const QMutexLocker walking(&m_walking);
    document::Snapshot snapshot;
    ReferencedDocumentPtr known;
    {
        const QMutexLocker lock(&m_mutex);
        const auto open = m_open.constFind(address);
        if (open == m_open.constEnd())
            return nullptr;
        known = m_openRead.value(address);
        if (known && known->snapshot().data() == open->data())
            return known;
        snapshot = *open;
    }
    auto document = known ? std::make_shared<const ReferencedDocument>(*known, snapshot)
                          : std::make_shared<const ReferencedDocument>(address, snapshot);
    // Of work that was cancelled, the document has only some of its references.
    if (base::isUnwanted())
        return document;
    const QMutexLocker lock(&m_mutex);
    m_openRead.insert(address, document);
    return document;
}

base::Result<ReferencedDocumentPtr, Unavailability> StoredDocuments::readFile(const QString &address,
                                                                              const QString &path)
{
    // A definition may name a pipe, and reading it would wait for its other end.
    if (!m_store->isOrdinary(path))
        return Unavailability{Reason::Unreadable, address};
    const QByteArray stamp = m_store->stamp(path);
    {
        const QMutexLocker lock(&m_mutex);
        const Read known = m_read.value(address);
        if (known.document && !stamp.isEmpty() && known.stamp == stamp)
            return known.document;
    }
    const base::Result<QByteArray> bytes = m_store->read(path);
    if (!bytes)
        return whyNot(bytes.error());
    const auto snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(address));
    auto document = std::make_shared<const ReferencedDocument>(address, snapshot);
    if (base::isUnwanted())
        return Unavailability::cancelled();
    const QMutexLocker lock(&m_mutex);
    m_read.insert(address, {stamp, document});
    return ReferencedDocumentPtr(std::move(document));
}

bool StoredDocuments::isInRoot(const QString &realPath)
{
    const QMutexLocker lock(&m_mutex);
    return std::any_of(m_roots.cbegin(), m_roots.cend(), [&](const QString &root) { return isIn(root, realPath); });
}

} // namespace workspace
