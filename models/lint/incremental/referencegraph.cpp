#include "referencegraph.h"

#include <algorithm>

namespace lint {

using document::Pointer;
using openapi::ReferencedDocument;
using openapi::ReferenceTarget;

namespace {

/** Nothing if that cannot be said. */
std::optional<Pointer> pieceOfTarget(const ReferenceTarget &target, const ReferencedDocument &document)
{
    const bool isHere = target.kind == ReferenceTarget::Kind::Pointer && target.place.address == document.address();
    return isHere ? Pieces::pieceOf(target.place.pointer) : std::nullopt;
}

} // namespace

ReferenceGraph::ReferenceGraph(openapi::ReferencedDocumentPtr document)
    : m_document(std::move(document))
{
    const auto &targets = m_document->targets();
    for (qsizetype i = 0; i < targets.size(); ++i) {
        if (const auto piece = pieceOfTarget(targets[i], *m_document))
            m_targets[*piece].append(i);
        else
            m_unknown += m_document->usesOfTarget(i);
    }
    const auto &uses = m_document->uses();
    for (qsizetype i = 0; i < uses.size(); ++i) {
        if (uses[i].isBelowSchemaId())
            m_unknown.append(i);
    }
}

void ReferenceGraph::add(const QSet<Pointer> &changed)
{
    if (changed.isEmpty())
        return;
    QList<Pointer> waiting;
    for (const Pointer &piece : changed) {
        if (!m_stale.contains(piece))
            waiting.append(piece);
    }
    m_stale += changed;
    for (const qsizetype use : std::as_const(m_unknown))
        addPieceOf(use, waiting);
    for (qsizetype i = 0; i < waiting.size(); ++i) {
        for (const qsizetype target : m_targets.value(waiting[i])) {
            for (const qsizetype use : m_document->usesOfTarget(target))
                addPieceOf(use, waiting);
        }
    }
}

void ReferenceGraph::addPieceOf(qsizetype use, QList<Pointer> &waiting)
{
    const auto piece = Pieces::pieceOf(m_document->uses()[use].pointer);
    if (!piece || m_stale.contains(*piece))
        return;
    m_stale.insert(*piece);
    waiting.append(*piece);
}

bool ReferenceGraph::isStale(const ReferencedDocument &state, base::Span span) const
{
    const auto &uses = state.uses();
    auto use = std::lower_bound(
        uses.begin(), uses.end(), span.offset,
        [](const openapi::ReferenceUse &each, qsizetype offset) { return each.span.offset < offset; });
    for (; use != uses.end() && use->span.offset < span.end(); ++use) {
        const auto piece = pieceOfTarget(state.targetOf(use - uses.begin()), state);
        if (use->isBelowSchemaId() || !piece || m_stale.contains(*piece))
            return true;
    }
    return false;
}

} // namespace lint
