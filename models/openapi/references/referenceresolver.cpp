#include "referenceresolver.h"

#include <QSet>

namespace openapi {

namespace {

using document::Node;
using TargetKind = ReferenceTarget::Kind;

constexpr qsizetype ShortMapping = 32;
/** A table of the members takes as long as some hundred of them. */
constexpr int FewLookups = 100;

SetResolution failed(ReferenceState state, const Place &place)
{
    return {state, place, {}, {}};
}

} // namespace

SetResolution ReferenceResolver::resolve(const ReferencedDocument &document, qsizetype use)
{
    ReferenceTarget target = document.targetOf(use);
    // A name in a part refers to a component of the entry document that refers to this part.
    if (target.place.address.isEmpty() && target.kind == TargetKind::Pointer) {
        SetResolution last = failed(ReferenceState::External, target.place);
        for (const ReferencedDocumentPtr &entry : m_set.documents()) {
            if (entry->isFragment())
                continue;
            target.place.address = entry->address();
            last = resolve(target);
            if (last.isResolved())
                break;
        }
        return last;
    }
    return resolve(target);
}

SetResolution ReferenceResolver::resolve(const ReferenceTarget &first)
{
    ReferenceTarget target = m_set.located(first);
    QList<Place> way;
    QSet<Place> seen;
    std::optional<SetResolution> found;
    while (!found) {
        if (target.kind == TargetKind::Pointer) {
            if (const auto known = m_known.constFind(target.place); known != m_known.constEnd()) {
                found = *known;
                break;
            }
            if (seen.contains(target.place)) {
                found = failed(ReferenceState::Cycle, target.place);
                break;
            }
            seen.insert(target.place);
            way.append(target.place);
        }
        found = step(target);
    }
    for (qsizetype i = 0; i < way.size(); ++i) {
        if (i > 0)
            m_next.insert(way[i - 1], way[i]);
        m_known.insert(way[i], *found);
    }
    if (!way.isEmpty() && target.kind == TargetKind::Pointer && target.place != way.last())
        m_next.insert(way.last(), target.place);
    return *found;
}

std::optional<Place> ReferenceResolver::next(const Place &place) const
{
    const auto found = m_next.constFind(place);
    return found == m_next.constEnd() ? std::nullopt : std::optional(*found);
}

/** The target of a reference at a node of a document, which can be inside a schema resource. */
ReferenceTarget ReferenceResolver::nextTarget(const ReferencedDocument &document, const Node &node,
                                              const QString &reference)
{
    const auto use = document.useAt(node.member("$ref").span().offset);
    return use ? document.targetOf(*use) : readReference(reference, document.address());
}

/** Resolves one step. Returns nothing and the next target if there is another reference at the place. */
std::optional<SetResolution> ReferenceResolver::step(ReferenceTarget &target)
{
    if (target.kind == TargetKind::Malformed)
        return failed(ReferenceState::Malformed, target.place);
    if (target.kind == TargetKind::WithoutBase)
        return failed(ReferenceState::External, target.place);
    const ReferencedDocumentPtr document = m_set.find(target.place.address);
    if (!document)
        return SetResolution{ReferenceState::External, target.place, {}, m_set.whyMissing(target.place.address)};
    if (target.kind == TargetKind::Anchor) {
        const auto place = document->anchor(target.anchor);
        if (!place)
            return failed(ReferenceState::Missing, target.place);
        target = {TargetKind::Pointer, {target.place.address, *place}, {}};
        return std::nullopt;
    }
    const Node node = nodeAt(*document, target.place.pointer);
    // While the text has syntax errors, the tree is that of the last valid text, so nothing is reported as missing.
    if (!node.exists())
        return failed(document->snapshot().isValid() ? ReferenceState::Missing : ReferenceState::NotValid,
                      target.place);
    const std::optional<QString> next = referenceOf(node);
    if (!next)
        return SetResolution{ReferenceState::Resolved, target.place, node, {}};
    target = m_set.located(document->located(nextTarget(*document, node, *next)));
    return std::nullopt;
}

Node ReferenceResolver::nodeAt(const ReferencedDocument &document, const document::Pointer &pointer)
{
    Node node = document.snapshot().root().resolved();
    document::Pointer place;
    for (const QByteArray &token : pointer.tokens()) {
        if (node.isMapping() && node.childCount() > ShortMapping)
            node = memberOf(document.address(), place, node, token);
        else
            node = node.at({token});
        place = place / token;
    }
    return node;
}

Node ReferenceResolver::memberOf(const QString &address, const document::Pointer &place, const Node &node,
                                 const QByteArray &token)
{
    Members &members = m_members[{address, place}];
    if (++members.lookups <= FewLookups)
        return node.member(token);
    if (members.byKey.isEmpty()) {
        members.byKey.reserve(node.childCount());
        // The first of several equal keys is used.
        for (qsizetype i = node.childCount() - 1; i >= 0; --i)
            members.byKey.insert(node.keyAt(i), node.childAt(i));
    }
    const auto member = members.byKey.constFind(token);
    // Entries of merge keys are not children of the mapping.
    return member == members.byKey.constEnd() ? node.member(token) : member->resolved();
}

} // namespace openapi
