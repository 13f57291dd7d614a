#pragma once

#include "knownexamples.h"
#include "movablefindings.h"
#include "referencegraph.h"

namespace lint {

/** What a check of one piece gave, and what it read of the rest of the document. */
struct PieceResult {
    base::Diagnostics diagnostics; ///< Without those of examples.
    QList<CheckedExample> examples;
    QHash<QByteArray, bool> tags; ///< Those that it names, and whether the document declares them.
    QSet<document::Pointer> read; ///< Pieces that references led to, but for schemas of examples; the root for others.
};

/** What is known of a piece. */
struct KnownPiece {
    base::Diagnostics diagnostics;
    int steps = 0;               ///< Of the validation of examples.
    QList<CheckedExample> again; ///< Examples whose schemas changed.
};

/** The results of the checks of pieces, kept for the states of a document that have the same pieces. */
class PieceFindings final
{
public:
    /** A state of the document is checked; `changed` are the pieces that differ from the last one. Examples whose
     * schemas depend on them are checked again. */
    void start(const Pieces &pieces, const QSet<document::Pointer> &changed, const openapi::ReferencedDocument &state,
               const ReferenceGraph &graph);
    /** The same before `edited` pieces are checked without what depends on them. The findings of their examples stay if
     * the edit touched neither the value nor the schema, nor what the schema refers to. `state` has the references in
     * these pieces. */
    void startEdited(const Pieces &before, const Pieces &now, const QSet<document::Pointer> &edited,
                     const openapi::ReferencedDocument &state, const ReferenceGraph &graph);
    void clear() { m_kept.clear(); }
    /** In the edited pieces. */
    [[nodiscard]] const KnownExamples &untouchedExamples() const { return m_untouched; }

    /** Nothing for a piece that has to be checked. */
    [[nodiscard]] std::optional<KnownPiece> find(const document::Pointer &piece,
                                                 const QSet<QByteArray> &declaredTags) const;
    void keep(const document::Pointer &piece, const PieceResult &result);
    /** Results for examples that find() wants to have checked. */
    void keep(const document::Pointer &piece, const QList<CheckedExample> &examples);

private:
    struct Example {
        CheckedExample check; ///< Without diagnostics.
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

    const Pieces *m_pieces = nullptr; ///< Of the state that is checked.
    QSet<document::Pointer> m_changed;
    const openapi::ReferencedDocument *m_state = nullptr; ///< What the graph is asked about.
    const ReferenceGraph *m_graph = nullptr;
    KnownExamples m_untouched;
    QHash<document::Pointer, Kept> m_kept;
};

} // namespace lint
