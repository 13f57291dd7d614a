#include "linkrules.h"

#include "cancellation.h"
#include "partobject.h"
#include "walk.h"

#include <QSet>

namespace lint {

namespace {

using specification::ObjectKind;

/** The operationId of a link. */
struct LinkedOperation {
    openapi::ReferencedDocumentPtr document;
    document::Pointer pointer;
    document::Node operationId;
};

/** Links are in `links` of responses and components, where the references of a document are looked for, or the targets
 * of references, at which trees start. */
QList<LinkedOperation> linkedOperations(const description::Description &description, const Options &options)
{
    QList<LinkedOperation> links;
    QSet<openapi::Place> seen;
    const auto add = [&](const openapi::ReferencedDocumentPtr &document, const document::Pointer &pointer) {
        const openapi::Place place{document->address(), pointer};
        const document::Node id = document->snapshot().at(pointer);
        if (id.isString() && !seen.contains(place))
            links.append({document, pointer, id});
        seen.insert(place);
    };
    for (const openapi::ReferencedDocumentPtr &document : description.set().documents()) {
        if (!options.isWanted(document) || !document->snapshot().isValid())
            continue;
        for (const openapi::NameUse &use : document->names()) {
            if (use.kind == openapi::NameKind::LinkedOperation &&
                description.kindAt({document->address(), use.pointer.parent()}) == ObjectKind::Link)
                add(document, use.pointer);
        }
    }
    for (const description::Tree &tree : description.trees()) {
        if (tree.kind == ObjectKind::Link && options.isWanted(tree.document) && tree.document->snapshot().isValid())
            add(tree.document, tree.start / QByteArray("operationId"));
    }
    return links;
}

void leaveOutKnown(QList<LinkedOperation> &links, const QSet<QByteArray> &operationIds)
{
    links.removeIf([&](const LinkedOperation &link) { return operationIds.contains(link.operationId.bytes()); });
}

QSet<QByteArray> idsOfPaths(const description::Description &description)
{
    QSet<QByteArray> ids;
    for (const openapi::PathItem &item : description.pathItems()) {
        for (const openapi::Operation &operation : item.operations)
            ids.insert(operation.operationId.toUtf8());
    }
    return ids;
}

/** Collects the ids of operations wherever they are: in paths, webhooks, callbacks and components. */
class IdCollector final : public specification::Visitor
{
public:
    void enter(const specification::Place &place) override
    {
        if (const document::Node id = place.value("operationId"); place.kind == ObjectKind::Operation && id.isString())
            ids.insert(id.bytes());
    }

    QSet<QByteArray> ids;
};

/** The ids in all documents, also in definitions that the description takes single objects from. */
QSet<QByteArray> allIds(const description::Description &description)
{
    IdCollector collector;
    for (const openapi::ReferencedDocumentPtr &document : description.set().documents()) {
        const auto version = openapi::knownVersion(document->snapshot());
        if (version && document->snapshot().isValid() && !base::isUnwanted())
            specification::walk(document->snapshot(), *version, collector);
    }
    for (const description::Tree &tree : description.trees()) {
        const bool isPart = !openapi::knownVersion(tree.document->snapshot()) && tree.document->snapshot().isValid();
        if (isPart && !base::isUnwanted())
            specification::walk(tree.document->snapshot(), tree.start, tree.kind, tree.version, collector);
    }
    return collector.ids;
}

/** False if a path item or callback is in a file that is not available. */
bool hasAllOperations(const description::Description &description)
{
    for (const description::Tree &tree : description.trees()) {
        for (const qsizetype index : description::Description::usesIn(tree)) {
            const openapi::ReferenceUse &use = tree.document->uses()[index];
            const openapi::ReferenceTarget target = description.targetOf(*tree.document, index);
            const openapi::ReferencedDocumentPtr document = target.kind == openapi::ReferenceTarget::Kind::WithoutBase
                                                                ? nullptr
                                                                : description.set().find(target.place.address);
            if (use.kind != openapi::UseKind::Reference || (document && document->snapshot().isValid()))
                continue;
            const ObjectKind kind = description.kindAt({tree.document->address(), use.pointer.parent()});
            if (kind == ObjectKind::PathItem || kind == ObjectKind::Callback)
                return false;
        }
    }
    return true;
}

} // namespace

void checkLinkedOperations(const description::Description &description, const Options &options, Report &report)
{
    if (!report.isOn("link-operation-unknown"_rule))
        return;
    QList<LinkedOperation> links = linkedOperations(description, options);
    // Few documents have links, and most links lead to operations of paths, which are found fast.
    if (!links.isEmpty())
        leaveOutKnown(links, idsOfPaths(description));
    if (!links.isEmpty())
        leaveOutKnown(links, allIds(description));
    if (links.isEmpty() || !hasAllOperations(description))
        return;
    for (const LinkedOperation &link : std::as_const(links)) {
        report.addAt(link.document, "link-operation-unknown"_rule, link.pointer, link.operationId.span(),
                     {link.operationId.text()});
    }
}

} // namespace lint
