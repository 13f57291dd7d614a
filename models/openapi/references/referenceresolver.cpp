#include "referenceresolver.h"

#include "partobject.h"

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
            if (entry->isPart())
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

SetResolution ReferenceResolver::resolve(const Place &place)
{
    return resolve(ReferenceTarget{TargetKind::Pointer, place, {}});
}

SetResolution ReferenceResolver::resolveThrough(const Place &place)
{
    SetResolution found = resolve(Place{place.address, {}});
    for (const QByteArray &token : place.pointer.tokens()) {
        if (!found.isResolved())
            return found;
        found = resolve(Place{found.place.address, found.place.pointer.child(token)});
    }
    return found;
}

SetResolution ReferenceResolver::follow(const QString &address, const Node &node)
{
    const std::optional<QString> reference = referenceOf(node.resolved());
    if (!reference)
        return {node.exists() ? ReferenceState::Resolved : ReferenceState::Missing, {address, {}}, node.resolved(), {}};
    const auto text = textOf(address);
    return text ? resolve(nextTarget(address, *text, node.resolved(), *reference)) : SetResolution();
}

std::optional<document::Snapshot> ReferenceResolver::textOf(const QString &address) const
{
    if (auto edited = m_edited ? m_edited(address) : std::nullopt)
        return edited;
    const ReferencedDocumentPtr document = m_set.find(address);
    return document ? std::optional(document->snapshot()) : std::nullopt;
}

std::optional<specification::Version> ReferenceResolver::versionOf(const QString &address)
{
    const auto known = m_versions.constFind(address);
    if (known != m_versions.constEnd())
        return *known;
    const auto text = textOf(address);
    return *m_versions.insert(address, text ? knownVersion(*text) : std::nullopt);
}

/** The target of a reference at a node of a document, which can be inside a schema resource. */
ReferenceTarget ReferenceResolver::nextTarget(const QString &address, const document::Snapshot &text, const Node &node,
                                              const QString &reference) const
{
    // The places of references are those of the text in the set.
    const ReferencedDocumentPtr document = m_set.find(address);
    const bool isSame = document && document->snapshot().data() == text.data();
    const auto use = isSame ? document->useAt(node.member("$ref").span().offset) : std::nullopt;
    const ReferenceTarget target = use ? document->targetOf(*use) : readReference(reference, address);
    return m_set.located(document ? document->located(target) : target);
}

/** Resolves one step. Returns nothing and the next target if there is another reference at the place. */
std::optional<SetResolution> ReferenceResolver::step(ReferenceTarget &target)
{
    if (target.kind == TargetKind::Malformed)
        return failed(ReferenceState::Malformed, target.place);
    if (target.kind == TargetKind::WithoutBase)
        return failed(ReferenceState::External, target.place);
    const QString address = target.place.address;
    const std::optional<document::Snapshot> text = textOf(address);
    if (!text)
        return SetResolution{ReferenceState::External, target.place, {}, m_set.whyMissing(address)};
    if (target.kind == TargetKind::Anchor) {
        const ReferencedDocumentPtr document = m_set.find(address);
        const auto place = document ? document->anchor(target.anchor) : std::nullopt;
        if (!place)
            return failed(ReferenceState::Missing, target.place);
        target = {TargetKind::Pointer, {address, *place}, {}};
        return std::nullopt;
    }
    const Node node = nodeAt(address, *text, target.place.pointer);
    // While the text has syntax errors, the tree is that of the last valid text, so nothing is reported as missing.
    if (!node.exists())
        return failed(text->isValid() ? ReferenceState::Missing : ReferenceState::NotValid, target.place);
    const std::optional<QString> next = referenceOf(node);
    if (!next)
        return SetResolution{ReferenceState::Resolved, target.place, node, {}};
    target = nextTarget(address, *text, node, *next);
    return std::nullopt;
}

Node ReferenceResolver::nodeAt(const QString &address, const document::Snapshot &text, const document::Pointer &pointer)
{
    Node node = text.root().resolved();
    document::Pointer place;
    for (const QByteArray &token : pointer.tokens()) {
        if (node.isMapping() && node.childCount() > ShortMapping)
            node = memberOf(address, place, node, token);
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
