#pragma once

#include "componentplaces.h"
#include "documentset.h"
#include "objecttree.h"

#include <QSet>

namespace description {

/** Finds the trees of a description: follows the references of its entry document, and those of their targets. */
class TreeSearch final
{
public:
    /** Prepares a search from an entry document, which states `version`. */
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

/** Returns the index of the innermost tree that contains a place, or -1 if none does. `byStart` has the indexes of the
 * trees by the places where they start. */
[[nodiscard]] qsizetype innermostTree(const QHash<openapi::Place, qsizetype> &byStart, const openapi::Place &place);

/** Returns the target of the reference `use` of a document, as Description::targetOf() does. */
[[nodiscard]] openapi::ReferenceTarget targetIn(const openapi::ReferencedDocument &entry,
                                                const openapi::ReferencedDocument &document, qsizetype use);

/** Returns the indexes of the references in a tree, as Description::usesIn() does. */
[[nodiscard]] QList<qsizetype> usesInside(const Tree &tree);

/** Returns the kind of object that the specification has at a place inside a tree, as Description::kindAt() does. */
[[nodiscard]] specification::ObjectKind kindIn(const Tree &tree, const document::Pointer &place);

} // namespace description
