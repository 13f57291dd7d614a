#pragma once

#include "documentsource.h"
#include "openapilimits.h"

namespace openapi {

/** A reference and the document that contains it. */
struct FoundUse {
    ReferencedDocumentPtr document;
    qsizetype index = 0;
    [[nodiscard]] const ReferenceUse &use() const { return document->uses()[index]; }
};

/**
 * The entry documents and all documents that they refer to. A value type. Documents are shared, so after an edit only
 * the changed document is read again.
 */
class DocumentSet final
{
public:
    DocumentSet() = default;
    /** Only these documents. Their references to others are not followed. */
    explicit DocumentSet(const QList<ReferencedDocumentPtr> &documents);
    /** Follows the references of the entries, breadth first. Each document is opened once. */
    [[nodiscard]] static DocumentSet load(const QList<ReferencedDocumentPtr> &entries, DocumentSource &source,
                                          const SetLimits &limits = {});

    /** In the order of discovery, entries first. */
    [[nodiscard]] const QList<ReferencedDocumentPtr> &documents() const { return m_documents; }
    /** The document with this address, or null. */
    [[nodiscard]] ReferencedDocumentPtr find(const QString &address) const;
    /** A target that a schema's `$id` or a document's `$self` names, as a place in its document. Other targets are
     * unchanged. */
    [[nodiscard]] ReferenceTarget located(const ReferenceTarget &target) const;
    /** Why the document with this address is not available. */
    [[nodiscard]] std::optional<Unavailability> whyMissing(const QString &address) const;

    [[nodiscard]] QStringList missingAddresses() const { return m_missing.keys(); }

    /** The references to this place, by document in document order. */
    [[nodiscard]] QList<FoundUse> usesOf(const Place &place) const;
    /** The references to this place and all places inside it. */
    [[nodiscard]] QList<FoundUse> usesWithin(const Place &place) const;

private:
    void add(const ReferencedDocumentPtr &document);

    QList<ReferencedDocumentPtr> m_documents;
    QHash<QString, qsizetype> m_numbers;
    QHash<QString, qsizetype> m_named; ///< Numbers of documents, by the URIs of their resources.
    QHash<QString, Unavailability> m_missing;
};

} // namespace openapi
