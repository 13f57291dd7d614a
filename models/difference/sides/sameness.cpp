#include "sameness.h"

#include <algorithm>

namespace difference {

using document::Snapshot;

namespace {

const Snapshot *snapshotOf(const Side &side, const QString &address)
{
    const openapi::ReferencedDocumentPtr document = side.description().set().find(address);
    return document ? &document->snapshot() : nullptr;
}

} // namespace

bool Sameness::isSame(const Located &before, const Located &now)
{
    const Pair first{before.place, now.place};
    if (m_same.contains(first))
        return true;
    QSet<Pair> assumed{first};
    QList<Pair> open;
    if (m_different.contains(first) || !hasSameBytes(before, now) || !addTargets(before, now, open)) {
        m_different.insert(first);
        return false;
    }
    while (!open.isEmpty()) {
        const Pair pair = open.takeLast();
        if (m_same.contains(pair) || assumed.contains(pair))
            continue;
        const Located old{pair.first, m_before.resolver().resolve(pair.first).node.resolved()};
        const Located present{pair.second, m_now.resolver().resolve(pair.second).node.resolved()};
        if (m_different.contains(pair) || !hasSameBytes(old, present) || !addTargets(old, present, open)) {
            m_different.insert(pair);
            m_different.insert(first);
            return false;
        }
        assumed.insert(pair);
    }
    m_same.unite(assumed); // The pairs only depend on one another.
    return true;
}

bool Sameness::hasSameBytes(const Located &before, const Located &now) const
{
    const base::Span old = before.node.span();
    const base::Span present = now.node.span();
    if (old.length != present.length || !before.exists() || !now.exists())
        return false;
    const Snapshot *oldText = snapshotOf(m_before, before.place.address);
    const Snapshot *text = snapshotOf(m_now, now.place.address);
    // An alias repeats text from another place, which can have changed.
    return oldText && text && !oldText->hasAliases() && !text->hasAliases() &&
           oldText->text(old) == text->text(present);
}

std::optional<QList<openapi::Place>> Sameness::targetsIn(const Side &side, const Located &part)
{
    const openapi::ReferencedDocumentPtr document = side.description().set().find(part.place.address);
    const base::Span span = part.node.span();
    const auto &uses = document->uses();
    auto use = std::ranges::lower_bound(uses, span.offset, {}, [](const auto &each) { return each.span.offset; });
    QList<openapi::Place> found;
    for (; use != uses.end() && use->span.offset < span.end(); ++use) {
        if (use->kind == openapi::UseKind::SecurityName || use->kind == openapi::UseKind::OperationReference)
            continue;
        const auto target = side.description().targetOf(*document, std::distance(uses.begin(), use));
        const auto place = side.description().placeOf(target);
        if (!place)
            return std::nullopt;
        found.append(*place);
    }
    return found;
}

bool Sameness::addTargets(const Located &before, const Located &now, QList<Pair> &open)
{
    const auto old = targetsIn(m_before, before);
    const auto present = targetsIn(m_now, now);
    if (!old || !present || old->size() != present->size())
        return false;
    for (qsizetype i = 0; i < old->size(); ++i)
        open.append({old->at(i), present->at(i)});
    return true;
}

} // namespace difference
