#pragma once

#include "diagnostic.h"
#include "pieces.h"

namespace lint {

/** Findings with places relative to the pieces they are in. These can be others than the one that was checked: examples
 * can be components, for instance. */
class MovableFindings final
{
public:
    MovableFindings() = default;
    MovableFindings(const base::Diagnostics &found, const Pieces &pieces);

    /** False if one of them is in no piece. Then it is not here. */
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /** With their places in another state, without those in pieces that it does not have or that are in `except`. */
    [[nodiscard]] base::Diagnostics placedIn(const Pieces &pieces, const QSet<document::Pointer> &except) const;

private:
    /** A run of findings in one piece. */
    struct Run {
        document::Pointer piece;
        base::Diagnostics diagnostics; ///< Their offsets count from the piece.
    };
    QList<Run> m_runs;
    bool m_isComplete = true;
};

} // namespace lint
