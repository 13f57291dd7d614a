#pragma once

#include "editing.h"
#include "shapereader.h"

#include <map>
#include <memory>

namespace support {

/** Documents in memory that gestures edit, and a reader of their shapes. The first one is the entry. */
class ShapeDocuments final : public shapes::EditedDocuments
{
public:
    void add(const QString &address, const QByteArray &text, document::Format format)
    {
        m_order.append(address);
        m_documents[address].document = std::make_unique<document::Document>(text, format);
    }

    [[nodiscard]] document::Document *find(const QString &address) override
    {
        const auto found = m_documents.find(address);
        return found == m_documents.end() ? nullptr : found->second.document.get();
    }
    [[nodiscard]] openapi::DocumentSet set() override
    {
        QList<openapi::ReferencedDocumentPtr> documents;
        for (const QString &address : std::as_const(m_order)) {
            Entry &entry = m_documents[address];
            const document::Snapshot now = entry.document->snapshot();
            if (!entry.read)
                entry.read = std::make_shared<const openapi::ReferencedDocument>(address, now);
            else if (entry.read->snapshot().data() != now.data())
                entry.read = std::make_shared<const openapi::ReferencedDocument>(*entry.read, now);
            documents.append(entry.read);
        }
        return openapi::DocumentSet(documents);
    }
    [[nodiscard]] shapes::ShapeReader reader() { return shapes::ShapeReader(openapi::ReferenceResolver(set())); }
    [[nodiscard]] const QStringList &addresses() const { return m_order; }
    [[nodiscard]] QByteArray text(const QString &address) { return find(address)->snapshot().text(); }

private:
    struct Entry {
        std::unique_ptr<document::Document> document;
        openapi::ReferencedDocumentPtr read;
    };
    QStringList m_order;
    std::map<QString, Entry> m_documents;
};

} // namespace support
