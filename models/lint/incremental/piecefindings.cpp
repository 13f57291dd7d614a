#include "piecefindings.h"

#include <algorithm>

namespace lint {

using document::Node;
using document::Pointer;

namespace {

bool isUntouched(const Node &before, const Node &now)
{
    if (!now.isScalar())
        return isShared(before, now);
    return before.isScalar() && before.scalarType() == now.scalarType() && before.span().length == now.span().length &&
           before.bytes() == now.bytes();
}

/** Places its findings where the value is now; false if one of them is not in the value. */
bool move(base::Diagnostics &found, base::Span before, base::Span now)
{
    for (base::Diagnostic &each : found) {
        if (each.span.offset < before.offset || each.span.end() > before.end())
            return false;
        each.span.offset += now.offset - before.offset;
    }
    return true;
}

} // namespace

void PieceFindings::startEdited(const Pieces &before, const Pieces &now, const QSet<Pointer> &edited,
                                const openapi::ReferencedDocument &state, const ReferenceGraph &graph)
{
    m_untouched.clear();
    for (const Pointer &piece : edited) {
        for (const Example &each : m_kept.value(piece).examples) {
            const Node value = now.at(each.check.place);
            const Node schema = now.at(each.check.schema);
            const Node valueBefore = before.at(each.check.place);
            if (!isUntouched(valueBefore, value) || !isUntouched(before.at(each.check.schema), schema) ||
                graph.isStale(state, schema.span()))
                continue;
            CheckedExample example = each.check;
            example.diagnostics = each.findings.placedIn(before, {});
            if (move(example.diagnostics, valueBefore.span(), value.span()))
                m_untouched.add(example);
        }
    }
    startFrom(now, edited);
}

void PieceFindings::start(const Pieces &pieces, const QSet<Pointer> &changed, const openapi::ReferencedDocument &state,
                          const ReferenceGraph &graph)
{
    m_untouched.clear();
    startFrom(pieces, changed);
    m_state = &state;
    m_graph = &graph;
}

void PieceFindings::startFrom(const Pieces &pieces, const QSet<Pointer> &changed)
{
    m_pieces = &pieces;
    m_changed = changed;
    m_state = nullptr;
    m_graph = nullptr;
    for (const Pointer &piece : changed)
        m_kept.remove(piece);
}

bool PieceFindings::isCurrent(const Kept &kept, const QSet<QByteArray> &declaredTags) const
{
    for (auto tag = kept.tags.cbegin(); tag != kept.tags.cend(); ++tag) {
        if (declaredTags.contains(tag.key()) != tag.value())
            return false;
    }
    return !kept.read.intersects(m_changed) && !kept.read.contains(Pointer());
}

bool PieceFindings::isStale(const CheckedExample &example) const
{
    const Pointer place = *Pieces::pieceOf(example.schema);
    const auto piece = m_pieces->find(place);
    if (!piece)
        return true;
    const Pointer below(example.schema.tokens().sliced(place.tokens().size()));
    return m_graph->isStale(*m_state, piece->node.at(below).span());
}

std::optional<KnownPiece> PieceFindings::find(const Pointer &piece, const QSet<QByteArray> &declaredTags) const
{
    const auto kept = m_kept.constFind(piece);
    if (kept == m_kept.constEnd() || !isCurrent(*kept, declaredTags))
        return std::nullopt;
    KnownPiece known{kept->findings.placedIn(*m_pieces, m_changed), 0, {}};
    const bool isAsked = m_graph && m_graph->isStale(piece);
    for (const Example &example : kept->examples) {
        if (isAsked && isStale(example.check)) {
            known.again.append(example.check);
        } else {
            known.diagnostics += example.findings.placedIn(*m_pieces, m_changed);
            known.steps += example.check.steps;
        }
    }
    return known;
}

std::optional<PieceFindings::Example> PieceFindings::movable(const CheckedExample &example) const
{
    MovableFindings findings(example.diagnostics, *m_pieces);
    if (!findings.isComplete() || !Pieces::pieceOf(example.schema))
        return std::nullopt;
    Example kept{example, findings};
    kept.check.diagnostics.clear();
    return kept;
}

void PieceFindings::keep(const Pointer &piece, const PieceResult &result)
{
    Kept kept{MovableFindings(result.diagnostics, *m_pieces), {}, result.tags, result.read};
    for (const CheckedExample &each : result.examples) {
        if (const auto example = movable(each))
            kept.examples.append(*example);
    }
    const bool isComplete = kept.findings.isComplete() && kept.examples.size() == result.examples.size();
    if (isComplete)
        m_kept.insert(piece, kept);
    else
        m_kept.remove(piece);
}

void PieceFindings::keep(const Pointer &piece, const QList<CheckedExample> &examples)
{
    const auto kept = m_kept.find(piece);
    if (kept == m_kept.end())
        return;
    for (const CheckedExample &each : examples) {
        const auto example = movable(each);
        if (!example) {
            m_kept.erase(kept);
            return;
        }
        const auto old = std::find_if(kept->examples.begin(), kept->examples.end(),
                                      [&](const Example &known) { return isSame(known.check, each); });
        if (old != kept->examples.end())
            *old = *example;
    }
}

} // namespace lint
