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
    /** Forgets everything: what all results depend on changed, or the last check did not end. */
    void clear();

    /** Returns what is known of a tree, or std::nullopt if the tree has to be checked. */
    [[nodiscard]] std::optional<TreeResult> find(const description::Tree &tree);
    void keep(const description::Tree &tree, const TreeResult &result);

private:
    /** What the results of a state depend on besides the documents that references name. */
    struct State {
        QString entry;
        QHash<QString, const openapi::ReferencedDocument *> documents; ///< By address; null: not available.
        QHash<QString, QList<description::Tree>> trees;                ///< By the address of their document.
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
    QHash<openapi::Place, Kept> m_next; ///< Those of the state that is being checked.
};

} // namespace lint
