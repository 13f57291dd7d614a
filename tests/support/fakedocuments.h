#pragma once

#include "documentset.h"
#include "fixture.h"

#include <QHash>

namespace support {

/** Documents in memory, found by their addresses. */
class FakeDocuments final : public openapi::DocumentSource
{
public:
    QHash<QString, QByteArray> texts;
    QHash<QString, openapi::Unavailability> refused;
    QStringList opened; ///< In the order of the requests.

    FakeDocuments() = default;
    /** The documents of a fixture; none is refused. */
    explicit FakeDocuments(const Fixture &files)
        : texts(files.texts())
    {}

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

/** The place at the cursor of a fixture: the deepest one of its document whose entry covers the cursor. */
inline openapi::Place placeAtCursor(const Fixture &files)
{
    const Fixture::Cursor cursor = files.cursor();
    const auto snapshot = FakeDocuments(files).read(cursor.path)->snapshot();
    return {cursor.path, snapshot.pointerAt(cursor.offset)};
}

} // namespace support
