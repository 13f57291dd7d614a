#pragma once

#include "documentsource.h"
#include "openapilimits.h"

namespace openapi {

/** A reference that was found in a set of documents, and the document that contains it. */
struct FoundUse {
    ReferencedDocumentPtr document;
    qsizetype index = 0;
    [[nodiscard]] const ReferenceUse &use() const { return document->uses()[index]; }
};

/** The entry documents and all documents that they refer to. A value type that shares its documents, so after an edit
 * only the changed document is read again. */
class DocumentSet final
{
public:
    DocumentSet() = default;
    /** Constructs a set of these documents only. Their references to other documents are not followed. */
    explicit DocumentSet(const QList<ReferencedDocumentPtr> &documents);
    /** Loads the entry documents and all documents that they refer to, following references breadth first. `source`
     * opens each document once. Documents beyond the limits are unavailable. */
    [[nodiscard]] static DocumentSet load(const QList<ReferencedDocumentPtr> &entries, DocumentSource &source,
                                          const SetLimits &limits = {});

    /** Returns all documents in the order of discovery, entry documents first. */
    [[nodiscard]] const QList<ReferencedDocumentPtr> &documents() const { return m_documents; }
    /** Returns the document with this address, or null if it is not in the set. */
    [[nodiscard]] ReferencedDocumentPtr find(const QString &address) const;
    /** Replaces a target that a schema's `$id` or a document's `$self` names by the place in the document that has the
     * name. Returns other targets unchanged. */
    [[nodiscard]] ReferenceTarget located(const ReferenceTarget &target) const;
    /** Returns the place that a target names, whether something is there or not: of an anchor, the place of its schema.
     * Returns std::nullopt if the document or the anchor is not in the set. */
    [[nodiscard]] std::optional<Place> placeOf(const ReferenceTarget &target) const;
    /** Returns why the document with this address is not available, or std::nullopt if loading it did not fail. */
    [[nodiscard]] std::optional<Unavailability> whyMissing(const QString &address) const;

    [[nodiscard]] QStringList missingAddresses() const { return m_missing.keys(); }

    /** Returns the references to this place, by document and in a document in the order of the text. References below
     * the `$id` of a schema are left out. */
    [[nodiscard]] QList<FoundUse> usesOf(const Place &place) const;
    /** Returns the references to this place and to all places inside it, by document and in a document in the order of
     * the text. References below the `$id` of a schema are left out. */
    [[nodiscard]] QList<FoundUse> usesWithin(const Place &place) const;

private:
    void add(const ReferencedDocumentPtr &document);

    QList<ReferencedDocumentPtr> m_documents;
    QHash<QString, qsizetype> m_numbers;
    QHash<QString, qsizetype> m_named; ///< Indexes of documents, by the URIs of their schema resources and `$self`.
    QHash<QString, Unavailability> m_missing;
};

} // namespace openapi
