#include "movablefindings.h"

namespace lint {

using document::Pointer;

MovableFindings::MovableFindings(const base::Diagnostics &found, const Pieces &pieces)
{
    for (const base::Diagnostic &each : found) {
        const auto place = Pointer::parse(each.pointer);
        const auto name = place ? Pieces::pieceOf(*place) : std::nullopt;
        const Piece *piece = name ? pieces.find(*name) : nullptr;
        if (!piece || each.span.offset < piece->key.offset || each.span.end() > piece->node.span().end()) {
            m_isComplete = false;
            continue;
        }
        m_findings.append({each, *name});
        m_findings.last().diagnostic.span.offset -= piece->node.span().offset;
    }
}

base::Diagnostics MovableFindings::placedIn(const Pieces &pieces, const QSet<Pointer> &except) const
{
    base::Diagnostics placed;
    for (const Finding &each : m_findings) {
        const Piece *piece = except.contains(each.piece) ? nullptr : pieces.find(each.piece);
        if (!piece)
            continue;
        placed.append(each.diagnostic);
        placed.last().span.offset += piece->node.span().offset;
    }
    return placed;
}

} // namespace lint
