#pragma once

#include "documentset.h"

#include <QHash>

namespace support {

/** Documents in memory, found by their addresses. */
class FakeDocuments final : public openapi::DocumentSource
{
public:
    QHash<QString, QByteArray> texts;
    QHash<QString, openapi::Unavailability> refused;
    QStringList opened; ///< In the order of the requests.

    [[nodiscard]] base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> open(
        const QString &address) override
    {
        opened.append(address);
        if (refused.contains(address))
            return refused.value(address);
        if (!texts.contains(address))
            return openapi::Unavailability{openapi::Unavailability::Reason::NotFound, {}};
        return read(address);
    }
    [[nodiscard]] openapi::ReferencedDocumentPtr read(const QString &address) const
    {
        const auto snapshot = document::Snapshot::parse(texts.value(address), document::formatOfFileName(address));
        return std::make_shared<const openapi::ReferencedDocument>(address, snapshot);
    }
    /** The set of these documents. */
    [[nodiscard]] openapi::DocumentSet load(const QStringList &entries, const openapi::SetLimits &limits = {})
    {
        QList<openapi::ReferencedDocumentPtr> documents;
        for (const QString &entry : entries)
            documents.append(read(entry));
        return openapi::DocumentSet::load(documents, *this, limits);
    }
};

} // namespace support
