#pragma once

#include "documentsource.h"

namespace openapi {

/** What one set holds at most; beyond that a document is Unavailable, and says so where it is named. */
struct SetLimits {
    int documents = 2'000;
    qsizetype bytes = 256 * 1024 * 1024;
    int depth = 64;
};

/** One place that names another, and the document that it stands in. */
struct FoundUse {
    ReferencedDocumentPtr document;
    qsizetype index = 0;
    [[nodiscard]] const ReferenceUse &use() const { return document->uses()[index]; }
};

/**
 * Documents that refer to one another: the entries, and everything they lead to. A value; building it anew after an
 * edit costs only what was edited, as the documents in it are shared.
 */
class DocumentSet final
{
public:
    DocumentSet() = default;
    /** Just these; what else they name is not looked for. */
    explicit DocumentSet(const QList<ReferencedDocumentPtr> &documents);
    /** Follows the references of the entries breadth first, each document once. */
    [[nodiscard]] static DocumentSet load(const QList<ReferencedDocumentPtr> &entries, DocumentSource &source,
                                          const SetLimits &limits = {});

    /** In the order they were come upon, entries first. */
    [[nodiscard]] const QList<ReferencedDocumentPtr> &documents() const { return m_documents; }
    /** The document at that address, or null. */
    [[nodiscard]] ReferencedDocumentPtr find(const QString &address) const;
    /** Why there is no document at an address that one of the set names. */
    [[nodiscard]] std::optional<Unavailability> whyMissing(const QString &address) const;

    [[nodiscard]] QStringList missingAddresses() const { return m_missing.keys(); }

    /** Who names just this place, document by document in the order of the text. */
    [[nodiscard]] QList<FoundUse> usesOf(const Place &place) const;
    /** The same for that place and every place inside it. */
    [[nodiscard]] QList<FoundUse> usesWithin(const Place &place) const;

private:
    void add(const ReferencedDocumentPtr &document);

    QList<ReferencedDocumentPtr> m_documents;
    QHash<QString, qsizetype> m_numbers;
    QHash<QString, Unavailability> m_missing;
};

} // namespace openapi
