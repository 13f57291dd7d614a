#pragma once

#include "pieces.h"
#include "referenceddocument.h"

#include <QHash>

namespace lint {

/** Tells which pieces of a document refer to changed pieces, through any number of references. Pieces with references
 * that cannot be followed inside the document count as changed whenever another piece changes. */
class ReferenceGraph final
{
public:
    explicit ReferenceGraph(openapi::ReferencedDocumentPtr document);

    /** Adds changed pieces, and all that refer to them. The changes can be later than the document that the graph was
     * made from: unchanged pieces still have the same references. */
    void add(const QSet<document::Pointer> &changed);
    /** Forgets all changes, after all pieces were checked. */
    void clear() { m_stale.clear(); }

    /** Returns true if the piece changed or refers to a changed piece. */
    [[nodiscard]] bool isStale(const document::Pointer &piece) const { return m_stale.contains(piece); }
    /** Returns true if a reference in these bytes of a state of the document refers to a piece that changed or that
     * itself refers to a changed piece. */
    [[nodiscard]] bool isStale(const openapi::ReferencedDocument &state, base::Span span) const;

private:
    void addPieceOf(qsizetype use, QList<document::Pointer> &waiting);

    openapi::ReferencedDocumentPtr m_document;
    /** Indexes of reference targets in the document, by the pieces that the targets are in. */
    QHash<document::Pointer, QList<qsizetype>> m_targets;
    QList<qsizetype> m_unknown; ///< Indexes of reference uses whose target can be in any piece.
    QSet<document::Pointer> m_stale;
};

} // namespace lint
