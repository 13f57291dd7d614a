#pragma once

#include "pieces.h"
#include "referenceddocument.h"

namespace lint {

/** Which pieces of a document refer to changed ones, through any number of references. Pieces with references that
 * cannot be followed inside the document count as changed whenever another one is. */
class ReferenceGraph final
{
public:
    /** `pieces` and `document` must live longer, and are of the same state. */
    ReferenceGraph(const Pieces &pieces, const openapi::ReferencedDocument &document,
                   const QSet<document::Pointer> &changed);

    /** True if the piece changed or refers to one that changed. */
    [[nodiscard]] bool isStale(const document::Pointer &piece) const { return m_stale.contains(piece); }
    /** True if a reference in these bytes leads to such a piece. */
    [[nodiscard]] bool isStale(base::Span span) const;

private:
    void readTargets();
    void readUses();
    void follow(const QSet<document::Pointer> &changed);

    const Pieces &m_pieces;
    const openapi::ReferencedDocument &m_document;
    QList<std::optional<document::Pointer>> m_targets; ///< The pieces of targets that are known.
    QHash<document::Pointer, QList<std::size_t>> m_users;
    QList<std::size_t> m_unknown; ///< Pieces with other targets.
    QSet<document::Pointer> m_stale;
};

} // namespace lint
