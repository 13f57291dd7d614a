#include "referencegraph.h"

#include <algorithm>

namespace lint {

using document::Pointer;
using openapi::ReferencedDocument;
using openapi::ReferenceTarget;

ReferenceGraph::ReferenceGraph(const Pieces &pieces, const ReferencedDocument &document, const QSet<Pointer> &changed)
    : m_pieces(pieces)
    , m_document(document)
{
    if (changed.isEmpty())
        return;
    readTargets();
    readUses();
    follow(changed);
}

void ReferenceGraph::readTargets()
{
    for (const ReferenceTarget &target : m_document.targets()) {
        const bool isHere = target.kind == ReferenceTarget::Kind::Pointer &&
                            target.place.address == m_document.address();
        m_targets.append(isHere ? Pieces::pieceOf(target.place.pointer) : std::nullopt);
    }
}

/** Uses and pieces are in the order of the text. */
void ReferenceGraph::readUses()
{
    std::size_t number = 0;
    QSet<qsizetype> seen; // Of this piece.
    for (qsizetype i = 0; i < m_document.uses().size(); ++i) {
        const openapi::ReferenceUse &use = m_document.uses()[i];
        while (number < m_pieces.list().size() && m_pieces.list()[number].node.span().end() <= use.span.offset) {
            ++number;
            seen.clear();
        }
        if (number == m_pieces.list().size())
            return;
        const qsizetype index = m_document.targetIndexOf(i);
        if (seen.contains(index) && !use.isBelowSchemaId)
            continue;
        seen.insert(index);
        if (use.isBelowSchemaId || !m_targets[index])
            m_unknown.append(number);
        else
            m_users[*m_targets[index]].append(number);
    }
}

void ReferenceGraph::follow(const QSet<Pointer> &changed)
{
    m_stale = changed;
    QList<Pointer> waiting(changed.begin(), changed.end());
    const auto add = [&](std::size_t number) {
        const Pointer &place = m_pieces.list()[number].place;
        if (!m_stale.contains(place)) {
            m_stale.insert(place);
            waiting.append(place);
        }
    };
    for (const std::size_t number : m_unknown)
        add(number);
    for (qsizetype i = 0; i < waiting.size(); ++i) {
        for (const std::size_t number : m_users.value(waiting[i]))
            add(number);
    }
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
