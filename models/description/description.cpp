#include "description.h"

#include "referenceresolver.h"
#include "specificationtable.h"
#include "treesearch.h"

#include <algorithm>

namespace description {

using document::Pointer;
using openapi::Place;
using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;
using specification::ObjectKind;

Description::Description(ReferencedDocumentPtr entry, const openapi::DocumentSet &set)
    : m_entry(std::move(entry))
    , m_set(set)
{
    if (const auto stated = version())
        m_trees = TreeSearch(m_entry, m_set, *stated).run();
    else
        m_trees.append({m_entry, {}, ObjectKind::OpenApi, {}, {}});
    for (qsizetype i = 0; i < m_trees.size(); ++i)
        m_treesByStart.insert({m_trees[i].document->address(), m_trees[i].start}, i);
}

Description::Description(const ReferencedDocumentPtr &entry)
    : Description(entry, openapi::DocumentSet({entry}))
{}

Description::Description(const document::Snapshot &entry)
    : Description(std::make_shared<const ReferencedDocument>(QString(), entry))
{}

Description Description::withEdited(const ReferencedDocumentPtr &entry) const
{
    Description edited = *this;
    QList<ReferencedDocumentPtr> documents = m_set.documents();
    std::replace(documents.begin(), documents.end(), m_entry, entry);
    edited.m_set = openapi::DocumentSet(documents);
    for (Tree &tree : edited.m_trees) {
        if (tree.document == m_entry)
            tree.document = entry;
    }
    edited.m_entry = entry;
    return edited;
}

std::optional<specification::Version> Description::version() const
{
    return specification::versionOf(m_entry->snapshot().at({"openapi"}).text());
}

const Tree *Description::treeAt(const Place &place) const
{
    const qsizetype tree = innermostTree(m_treesByStart, place);
    return tree < 0 ? nullptr : &m_trees[tree];
}

ObjectKind Description::kindAt(const Place &place) const
{
    const Tree *tree = treeAt(place);
    return tree ? kindIn(*tree, place.pointer) : ObjectKind::NoObject;
}

bool Description::isSpecified(const Place &place) const
{
    const Tree *tree = treeAt(place);
    if (!tree)
        return false;
    if (kindIn(*tree, place.pointer) != ObjectKind::NoObject)
        return true;
    Pointer owner = place.pointer;
    for (int up = 0; up < 2 && owner != tree->start; ++up) {
        const QByteArray name = owner.last();
        owner = owner.parent();
        if (const ObjectKind kind = kindIn(*tree, owner); kind != ObjectKind::NoObject)
            return specification::memberField(specification::objectType(kind), name, tree->version) != nullptr;
    }
    return false;
}

std::optional<Pointer> Description::logicalPointer(const Place &place) const
{
    // The entry document is where it is.
    if (place.address == m_entry->address())
        return place.pointer;
    const Tree *tree = treeAt(place);
    return tree ? std::optional(tree->logical / place.pointer.relativeTo(tree->start)) : std::nullopt;
}

Place Description::schemaComponent(const QString &address, const QByteArray &name) const
{
    const ReferencedDocumentPtr document = m_set.find(address);
    const bool isDefinition = document && !document->isPart();
    return {isDefinition ? address : m_entry->address(), Pointer{"components", "schemas", name}};
}

QByteArray Description::nameOfSchema(const Place &place) const
{
    static const Pointer schemas{"components", "schemas"};
    const auto logical = logicalPointer(place);
    return logical && !logical->isRoot() && logical->parent() == schemas ? logical->last() : QByteArray();
}

QList<qsizetype> Description::usesIn(const Tree &tree)
{
    return usesInside(tree);
}

openapi::ReferenceTarget Description::targetOf(const ReferencedDocument &document, qsizetype use) const
{
    return targetIn(*m_entry, document, use);
}

std::optional<Place> Description::placeOf(const openapi::ReferenceTarget &target) const
{
    return m_set.placeOf(target);
}

QList<LogicalReference> Description::references() const
{
    QList<LogicalReference> references;
    for (const Tree &tree : m_trees) {
        const ReferencedDocument &document = *tree.document;
        for (const qsizetype index : usesIn(tree)) {
            const openapi::ReferenceUse &use = document.uses()[index];
            const auto place = logicalPointer({document.address(), use.pointer});
            const auto named = placeOf(targetOf(document, index));
            const auto target = named ? logicalPointer(*named) : std::nullopt;
            if (place && target && place->parent() != *target)
                references.append({use.kind, *place, *target});
        }
    }
    return references;
}

QList<openapi::PathItem> Description::webhooks() const
{
    openapi::ReferenceResolver resolver(m_set);
    return openapi::webhooks(resolver, m_entry->address());
}

QList<openapi::PathItem> Description::pathItems() const
{
    openapi::ReferenceResolver resolver(m_set);
    return openapi::pathItems(resolver, m_entry->address());
}

std::optional<openapi::PathItem> Description::pathItem(const QByteArray &path) const
{
    openapi::ReferenceResolver resolver(m_set);
    return openapi::pathItem(resolver, m_entry->address(), path);
}

QList<openapi::Operation> Description::operations() const
{
    QList<openapi::Operation> all;
    for (const openapi::PathItem &item : pathItems())
        all.append(item.operations);
    return all;
}

} // namespace description
