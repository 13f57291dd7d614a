#pragma once

#include "componentplaces.h"
#include "documentset.h"
#include "objecttree.h"

#include <QSet>

namespace description {

/** Finds the trees of a description: follows the references of its entry document, and those of what they lead to. */
class TreeSearch final
{
public:
    /** The entry document states the version. */
    TreeSearch(const openapi::ReferencedDocumentPtr &entry, const openapi::DocumentSet &set,
               specification::Version version);

    [[nodiscard]] QList<Tree> run();

private:
    void addComponentsAndPaths();
    void follow(const Tree &tree, qsizetype use);
    [[nodiscard]] bool isCovered(const openapi::ReferencedDocument &document, const openapi::Place &place) const;
    [[nodiscard]] document::Pointer logicalOf(const Tree &tree, const document::Pointer &holder,
                                              const openapi::Place &target, specification::ObjectKind kind);
    void removeInner();

    const openapi::ReferencedDocumentPtr m_entry;
    const openapi::DocumentSet &m_set;
    QList<Tree> m_trees;
    QHash<openapi::Place, qsizetype> m_byStart;
    QSet<openapi::Place> m_seen;
    openapi::ComponentPlaces m_places;
};

/** The innermost of these trees, by their starts, that contains a place; -1 for none. */
[[nodiscard]] qsizetype innermostTree(const QHash<openapi::Place, qsizetype> &byStart, const openapi::Place &place);

/** See Description::placeOf(). */
[[nodiscard]] std::optional<openapi::Place> placeIn(const openapi::DocumentSet &set,
                                                    const openapi::ReferenceTarget &target);

/** The target of the reference `use` of a document. See Description::targetOf(). */
[[nodiscard]] openapi::ReferenceTarget targetIn(const openapi::ReferencedDocument &entry,
                                                const openapi::ReferencedDocument &document, qsizetype use);

/** See Description::usesIn(). */
[[nodiscard]] QList<qsizetype> usesInside(const Tree &tree);

/** The kind of object that the specification has at a place inside a tree. See Description::kindAt(). */
[[nodiscard]] specification::ObjectKind kindIn(const Tree &tree, const document::Pointer &place);

} // namespace description
