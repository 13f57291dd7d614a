#pragma once

#include "description.h"
#include "documentfindings.h"

#include <QSet>

namespace lint {

/** The findings of the check of one tree of a description. */
struct TreeResult {
    QList<DocumentFindings> findings; ///< In the tree's document, and in others that have its examples.
    int steps = 0;                    ///< The steps that the validation of its examples took.
};

/** The results of the checks of the trees of other documents than the entry, kept for later states of the description.
 * A result stays valid until the tree's document changes, or another document or piece of the entry document that its
 * references lead to over any number of others, or what is around the tree in the description. */
class TreeFindings final
{
public:
    /** Prepares for the check of a new state of the description: forgets the results that are not valid in it.
     * `changed` are the pieces of the entry document that differ from the last state. */
    void start(const description::Description &description, const QSet<document::Pointer> &changed);
    /** Forgets all results, after a change that all of them depend on, or after a check that did not end. */
    void clear();

    /** Returns the kept result of a tree, or std::nullopt if the tree has to be checked. */
    [[nodiscard]] std::optional<TreeResult> find(const description::Tree &tree);
    /** Keeps the result of a tree for later states, unless it has findings in the entry document. */
    void keep(const description::Tree &tree, const TreeResult &result);

private:
    /** The parts of a description that decide which results stay valid in a later state of it. */
    struct State {
        QString entry; ///< The address of the entry document.
        /** The documents by address; null for documents that are not available. */
        QHash<QString, openapi::ReferencedDocumentPtr> documents;
        QHash<QString, QList<description::Tree>> trees; ///< The trees by the address of their document.
        QSet<QByteArray> names; ///< The tags and components of the entry document, which other documents can name.
    };
    struct Kept {
        description::Tree tree;
        TreeResult result;
    };

    [[nodiscard]] static State stateOf(const description::Description &description);
    [[nodiscard]] QList<openapi::Place> differencesTo(const State &now) const;

    State m_state;
    QHash<openapi::Place, Kept> m_kept; ///< The results of the last state, by the starts of the trees.
    QHash<openapi::Place, Kept> m_next; ///< The results of the state that is being checked.
};

} // namespace lint
