#include "movablefindings.h"

namespace lint {

using document::Pointer;

MovableFindings::MovableFindings(const base::Diagnostics &found, const Pieces &pieces)
{
    std::optional<Piece> piece; // Of the last run.
    for (const base::Diagnostic &each : found) {
        const auto place = Pointer::parse(each.pointer);
        const auto name = place ? Pieces::pieceOf(*place) : std::nullopt;
        const bool isInRun = name && !m_runs.isEmpty() && m_runs.last().piece == *name;
        if (!isInRun)
            piece = name ? pieces.find(*name) : std::nullopt;
        if (!piece || each.span.offset < piece->key.offset || each.span.end() > piece->node.span().end()) {
            m_isComplete = false;
            continue;
        }
        if (!isInRun)
            m_runs.append({*name, {}});
        m_runs.last().diagnostics.append(each);
        m_runs.last().diagnostics.last().span.offset -= piece->node.span().offset;
    }
}

base::Diagnostics MovableFindings::placedIn(const Pieces &pieces, const QSet<Pointer> &except) const
{
    base::Diagnostics placed;
    for (const Run &run : m_runs) {
        const auto piece = except.contains(run.piece) ? std::nullopt : pieces.find(run.piece);
        if (!piece)
            continue;
        for (const base::Diagnostic &each : run.diagnostics) {
            placed.append(each);
            placed.last().span.offset += piece->node.span().offset;
        }
    }
    return placed;
}

} // namespace lint
