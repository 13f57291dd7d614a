#pragma once

#include "knownexamples.h"
#include "movablefindings.h"
#include "referencegraph.h"

namespace lint {

/** The findings of the check of one piece, and what the check read of other pieces of the document. */
struct PieceResult {
    base::Diagnostics diagnostics; ///< The findings, without those of examples.
    QList<CheckedExample> examples;
    QHash<QByteArray, bool> tags; ///< The tags that the piece names, and whether the document declares them.
    /** The pieces that references from the piece refer to, except from schemas of examples. The document's root if the
     * target is in no piece. */
    QSet<document::Pointer> read;
};

/** The findings of a piece that are still valid, and the examples in it that have to be validated again. */
struct KnownPiece {
    base::Diagnostics diagnostics;
    int steps = 0;               ///< The steps that the validation of its examples took.
    QList<CheckedExample> again; ///< The examples whose schemas changed, which have to be validated again.
};

/** The results of the checks of the pieces of a document, kept for later states of the document with unchanged pieces.
 */
class PieceFindings final
{
public:
    /** Prepares for the check of a new state of the document; `changed` are the pieces that differ from the last state.
     * Examples whose schemas depend on changed pieces are validated again. */
    void start(const Pieces &pieces, const QSet<document::Pointer> &changed, const openapi::ReferencedDocument &state,
               const ReferenceGraph &graph);
    /** Prepares for a check of `edited` pieces without the pieces that depend on them. The findings of their examples
     * stay if the edit touched neither the example, nor its schema, nor what the schema refers to. `state` has the
     * references in the edited pieces. */
    void startEdited(const Pieces &before, const Pieces &now, const QSet<document::Pointer> &edited,
                     const openapi::ReferencedDocument &state, const ReferenceGraph &graph);
    void clear() { m_kept.clear(); }
    /** Returns the results of examples in the edited pieces that startEdited() found to be valid still. */
    [[nodiscard]] const KnownExamples &untouchedExamples() const { return m_untouched; }

    /** Returns what is known of a piece, or std::nullopt if the piece has to be checked. */
    [[nodiscard]] std::optional<KnownPiece> find(const document::Pointer &piece,
                                                 const QSet<QByteArray> &declaredTags) const;
    void keep(const document::Pointer &piece, const PieceResult &result);
    /** Replaces the kept results of examples in a piece, which find() returned as KnownPiece::again. */
    void keep(const document::Pointer &piece, const QList<CheckedExample> &examples);

private:
    struct Example {
        CheckedExample check; ///< The result of the validation, without its diagnostics, which are in `findings`.
        MovableFindings findings;
    };
    struct Kept {
        MovableFindings findings;
        QList<Example> examples;
        QHash<QByteArray, bool> tags;
        QSet<document::Pointer> read;
    };

    void startFrom(const Pieces &pieces, const QSet<document::Pointer> &changed);
    [[nodiscard]] bool isCurrent(const Kept &kept, const QSet<QByteArray> &declaredTags) const;
    [[nodiscard]] bool isStale(const CheckedExample &example) const;
    [[nodiscard]] std::optional<Example> movable(const CheckedExample &example) const;

    const Pieces *m_pieces = nullptr; ///< The pieces of the state of the document that is being checked.
    QSet<document::Pointer> m_changed;
    const openapi::ReferencedDocument
        *m_state = nullptr; ///< The state of the document that the reference graph is asked about.
    const ReferenceGraph *m_graph = nullptr;
    KnownExamples m_untouched;
    QHash<document::Pointer, Kept> m_kept;
};

} // namespace lint
