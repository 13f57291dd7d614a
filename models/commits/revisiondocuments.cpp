#include "revisiondocuments.h"

#include "format.h"
#include "revisiontext.h"

namespace commits {

base::Result<std::optional<QByteArray>> RevisionDocuments::read(const QString &path)
{
    return git::textAt(path, m_commit, m_files);
}

base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> RevisionDocuments::open(const QString &address)
{
    using Reason = openapi::Unavailability::Reason;
    if (openapi::isRemote(address))
        return openapi::Unavailability{Reason::NotFetched, {}};
    const auto text = read(address);
    if (!text)
        return openapi::Unavailability{Reason::Unreadable, text.error().detail};
    if (!*text)
        return openapi::Unavailability{Reason::NotFound, {}};
    const auto snapshot = document::Snapshot::parse(**text, document::formatOfFileName(address));
    return std::make_shared<const openapi::ReferencedDocument>(address, snapshot);
}

} // namespace commits
