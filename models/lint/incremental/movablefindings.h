#pragma once

#include "diagnostic.h"
#include "pieces.h"

namespace lint {

/** Findings whose positions are relative to the pieces that they are in, so that they stay valid when pieces move. A
 * check of one piece can have findings in other pieces: examples can be components, for instance. */
class MovableFindings final
{
public:
    MovableFindings() = default;
    MovableFindings(const base::Diagnostics &found, const Pieces &pieces);

    /** Returns false if one of the findings that the object was constructed with is in no piece, so that it was left
     * out. */
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /** Returns the findings with their positions in another state of the document. Findings in pieces that the state
     * does not have or that are in `except` are left out. */
    [[nodiscard]] base::Diagnostics placedIn(const Pieces &pieces, const QSet<document::Pointer> &except) const;

private:
    /** A run of consecutive findings in one piece. */
    struct Run {
        document::Pointer piece;
        base::Diagnostics diagnostics; ///< The findings; their offsets count from the start of the piece.
    };
    QList<Run> m_runs;
    bool m_isComplete = true;
};

} // namespace lint
