#pragma once

#include "pieces.h"
#include "referenceddocument.h"

namespace lint {

/** Which pieces of a document refer to changed ones, through any number of references. Pieces with references that
 * cannot be followed inside the document count as changed whenever another one is. */
class ReferenceGraph final
{
public:
    /** `document` must live longer. */
    ReferenceGraph(const openapi::ReferencedDocument &document, const QSet<document::Pointer> &changed);

    /** True if the piece changed or refers to one that changed. */
    [[nodiscard]] bool isStale(const document::Pointer &piece) const { return m_stale.contains(piece); }
    /** True if a reference in these bytes leads to such a piece. */
    [[nodiscard]] bool isStale(base::Span span) const;

private:
    void readTargets();
    void follow(const QSet<document::Pointer> &changed);
    void addUnknown(QList<document::Pointer> &waiting);
    void add(qsizetype use, QList<document::Pointer> &waiting);

    const openapi::ReferencedDocument &m_document;
    QList<std::optional<document::Pointer>> m_targets;      ///< The pieces of targets that are known.
    QHash<document::Pointer, QList<qsizetype>> m_targetsIn; ///< By the piece.
    QSet<document::Pointer> m_stale;
};

} // namespace lint
