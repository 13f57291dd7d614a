#include "treesearch.h"

#include "cancellation.h"
#include "components.h"
#include "kindat.h"

#include <algorithm>

namespace description {

using document::Pointer;
using openapi::Place;
using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;
using openapi::ReferenceTarget;
using openapi::ReferenceUse;
using openapi::UseKind;
using specification::ObjectKind;

namespace {

bool isComponent(const Pointer &place)
{
    return place.tokens().size() == 3 && place.tokens().first() == "components";
}

bool isPathOrWebhook(const Pointer &place)
{
    const auto &tokens = place.tokens();
    return tokens.size() == 2 && (tokens.first() == "paths" || tokens.first() == "webhooks");
}

std::optional<specification::Version> statedVersion(const ReferencedDocument &document)
{
    return specification::versionOf(document.snapshot().at({"openapi"}).text());
}

} // namespace

qsizetype innermostTree(const QHash<Place, qsizetype> &byStart, const Place &place)
{
    for (Place around = place;; around.pointer = around.pointer.parent()) {
        if (const auto found = byStart.constFind(around); found != byStart.constEnd())
            return *found;
        if (around.pointer.isRoot())
            return -1;
    }
}

ReferenceTarget targetIn(const ReferencedDocument &entry, const ReferencedDocument &document, qsizetype use)
{
    ReferenceTarget target = document.targetOf(use);
    const ReferenceUse &found = document.uses()[use];
    const bool isName = found.kind == UseKind::SecurityName ||
                        (found.kind == UseKind::Mapping && target.kind == ReferenceTarget::Kind::Pointer &&
                         target.place.pointer == Pointer{"components", "schemas", found.reference.toUtf8()});
    if (isName)
        target.place.address = entry.address();
    return target;
}

ObjectKind kindIn(const Tree &tree, const Pointer &place)
{
    const document::Node object = tree.document->snapshot().at(tree.start).resolved();
    return specification::kindAt(object, tree.kind, place.relativeTo(tree.start), tree.version);
}

QList<qsizetype> usesInside(const Tree &tree)
{
    const auto &uses = tree.document->uses();
    const base::Span span = tree.document->snapshot().at(tree.start).resolved().span();
    QList<qsizetype> found;
    auto use = std::lower_bound(
        uses.begin(), uses.end(), span.offset,
        [](const openapi::ReferenceUse &each, qsizetype offset) { return each.span.offset < offset; });
    for (; use != uses.end() && use->span.offset < span.end(); ++use) {
        if (tree.start.contains(use->pointer))
            found.append(use - uses.begin());
    }
    return found;
}

TreeSearch::TreeSearch(const ReferencedDocumentPtr &entry, const openapi::DocumentSet &set,
                       specification::Version version)
    : m_entry(entry)
    , m_set(set)
    , m_trees{{entry, {}, ObjectKind::OpenApi, version, {}}}
    , m_byStart{{{entry->address(), {}}, 0}}
    , m_places(entry->snapshot())
{}

QList<Tree> TreeSearch::run()
{
    addComponentsAndPaths();
    for (qsizetype i = 0; i < m_trees.size(); ++i) {
        const Tree tree = m_trees[i];
        for (const qsizetype use : usesInside(tree)) {
            if (base::isUnwanted())
                return m_trees;
            follow(tree, use);
        }
    }
    removeInner();
    return m_trees;
}

/** Adds the trees of components and paths first, because their names are those of their trees. */
void TreeSearch::addComponentsAndPaths()
{
    const Tree root = m_trees.first();
    for (qsizetype use = 0; use < m_entry->uses().size() && !base::isUnwanted(); ++use) {
        const Pointer holder = m_entry->uses()[use].pointer.parent();
        if (isComponent(holder) || isPathOrWebhook(holder))
            follow(root, use);
    }
}

void TreeSearch::follow(const Tree &tree, qsizetype index)
{
    const ReferenceUse &use = tree.document->uses()[index];
    const bool isFollowed = use.kind == UseKind::Reference || use.kind == UseKind::Mapping;
    if (!isFollowed)
        return;
    const auto place = m_set.placeOf(targetIn(*m_entry, *tree.document, index));
    if (!place || m_seen.contains(*place))
        return;
    const ReferencedDocumentPtr document = m_set.find(place->address);
    if (isCovered(*document, *place)) {
        m_seen.insert(*place);
        return;
    }
    const Pointer holder = use.pointer.parent();
    const ObjectKind expected = use.kind == UseKind::Mapping ? ObjectKind::Schema : kindIn(tree, holder);
    if (expected == ObjectKind::NoObject || !document->snapshot().at(place->pointer).resolved().isMapping())
        return;
    Tree found{document, place->pointer, expected, tree.version, {}};
    // What a complete document says of its objects counts, whatever the reference expects.
    if (const auto version = statedVersion(*document)) {
        const Tree whole{document, {}, ObjectKind::OpenApi, *version, {}};
        const ObjectKind own = kindIn(whole, place->pointer);
        found.kind = own == ObjectKind::NoObject ? expected : own;
        found.version = *version;
    }
    found.logical = logicalOf(tree, holder, *place, found.kind);
    m_seen.insert(*place);
    m_byStart.insert(*place, m_trees.size());
    m_trees.append(found);
}

bool TreeSearch::isCovered(const ReferencedDocument &document, const Place &place) const
{
    const qsizetype tree = innermostTree(m_byStart, {document.address(), place.pointer});
    return tree >= 0 && kindIn(m_trees[tree], place.pointer) != ObjectKind::NoObject;
}

Pointer TreeSearch::logicalOf(const Tree &tree, const Pointer &holder, const Place &target, ObjectKind kind)
{
    if (target.address == m_entry->address())
        return target.pointer;
    const bool isInPlace = tree.document == m_entry && (isComponent(holder) || kind == ObjectKind::PathItem);
    const QByteArray section = openapi::componentSection(kind, tree.version);
    if (isInPlace || section.isEmpty())
        return tree.logical / holder.relativeTo(tree.start);
    return m_places.placeFor(section, target);
}

/** A reference to a property can come before one to its schema. */
void TreeSearch::removeInner()
{
    m_trees.removeIf([this](const Tree &tree) {
        if (tree.start.isRoot())
            return false;
        const qsizetype around = innermostTree(m_byStart, {tree.document->address(), tree.start.parent()});
        // The entry document itself is asked before the tree is added.
        return around > 0 && kindIn(m_trees[around], tree.start) != ObjectKind::NoObject;
    });
}

} // namespace description
