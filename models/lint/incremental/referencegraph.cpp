#include "referencegraph.h"

#include <algorithm>

namespace lint {

using document::Pointer;
using openapi::ReferencedDocument;
using openapi::ReferenceTarget;

ReferenceGraph::ReferenceGraph(const ReferencedDocument &document, const QSet<Pointer> &changed)
    : m_document(document)
{
    if (changed.isEmpty())
        return;
    readTargets();
    follow(changed);
}

void ReferenceGraph::readTargets()
{
    for (const ReferenceTarget &target : m_document.targets()) {
        const bool isHere = target.kind == ReferenceTarget::Kind::Pointer &&
                            target.place.address == m_document.address();
        const auto piece = isHere ? Pieces::pieceOf(target.place.pointer) : std::nullopt;
        if (piece)
            m_targetsIn[*piece].append(m_targets.size());
        m_targets.append(piece);
    }
}

void ReferenceGraph::follow(const QSet<Pointer> &changed)
{
    m_stale = changed;
    QList<Pointer> waiting(changed.begin(), changed.end());
    addUnknown(waiting);
    for (qsizetype i = 0; i < waiting.size(); ++i) {
        for (const qsizetype target : m_targetsIn.value(waiting[i])) {
            for (const qsizetype use : m_document.usesOfTarget(target))
                add(use, waiting);
        }
    }
}

/** The pieces with references that may lead anywhere. */
void ReferenceGraph::addUnknown(QList<Pointer> &waiting)
{
    for (qsizetype use = 0; use < m_document.uses().size(); ++use) {
        if (m_document.uses()[use].isBelowSchemaId || !m_targets[m_document.targetIndexOf(use)])
            add(use, waiting);
    }
}

void ReferenceGraph::add(qsizetype use, QList<Pointer> &waiting)
{
    const auto piece = Pieces::pieceOf(m_document.uses()[use].pointer);
    if (!piece || m_stale.contains(*piece))
        return;
    m_stale.insert(*piece);
    waiting.append(*piece);
}

bool ReferenceGraph::isStale(base::Span span) const
{
    const auto &uses = m_document.uses();
    auto use = std::lower_bound(
        uses.begin(), uses.end(), span.offset,
        [](const openapi::ReferenceUse &each, qsizetype offset) { return each.span.offset < offset; });
    for (; use != uses.end() && use->span.offset < span.end(); ++use) {
        const auto &target = m_targets[m_document.targetIndexOf(use - uses.begin())];
        if (use->isBelowSchemaId || !target || m_stale.contains(*target))
            return true;
    }
    return false;
}

} // namespace lint
