#pragma once

#include "pieces.h"
#include "referenceddocument.h"

#include <QHash>

namespace lint {

/** Which pieces of a document refer to changed ones, through any number of references. Pieces with references that
 * cannot be followed inside the document count as changed whenever another one is. */
class ReferenceGraph final
{
public:
    explicit ReferenceGraph(openapi::ReferencedDocumentPtr document);

    /** The changes can be later than the document: what did not change refers to the same pieces as there. */
    void add(const QSet<document::Pointer> &changed);
    /** Everything was checked. */
    void clear() { m_stale.clear(); }

    /** True if the piece changed or refers to one that changed. */
    [[nodiscard]] bool isStale(const document::Pointer &piece) const { return m_stale.contains(piece); }
    /** True if a reference in these bytes of a state of the document leads to such a piece. */
    [[nodiscard]] bool isStale(const openapi::ReferencedDocument &state, base::Span span) const;

private:
    void addPieceOf(qsizetype use, QList<document::Pointer> &waiting);

    openapi::ReferencedDocumentPtr m_document;
    QHash<document::Pointer, QList<qsizetype>> m_targets; ///< By the pieces that they are in.
    QList<qsizetype> m_unknown;                           ///< Uses that may lead anywhere.
    QSet<document::Pointer> m_stale;
};

} // namespace lint
