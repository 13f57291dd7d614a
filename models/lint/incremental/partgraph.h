#pragma once

#include "description.h"

#include <QSet>

namespace lint {

/** Tells which parts of a description refer to which others. A part is a piece of the entry document, named by its
 * place, or another document, named by its root. The root of the entry document is the part that references to no piece
 * of it refer to. */
class PartGraph final
{
public:
    /** Reads the references of all documents. `description` must live as long as the graph. */
    explicit PartGraph(const description::Description &description);

    /** Returns the given parts and all parts that refer to them, over any number of others. */
    [[nodiscard]] QSet<openapi::Place> dependents(QList<openapi::Place> parts) const;

private:
    [[nodiscard]] const QString &entry() const { return m_description.entry()->address(); }
    [[nodiscard]] openapi::Place partOf(const QString &address, const document::Pointer &pointer) const;
    void addUses(const openapi::ReferencedDocument &document);
    void addTargets(const openapi::ReferencedDocument &document);
    void add(const openapi::Place &part, const openapi::ReferenceTarget &target);

    const description::Description &m_description;
    QHash<openapi::Place, QList<openapi::Place>> m_referring; ///< The parts that refer to a part, by that part.
    QList<openapi::Place> m_unknown;                          ///< The parts that can refer to any other part.
};

} // namespace lint
