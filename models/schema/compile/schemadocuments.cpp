#include "schemadocuments.h"

#include "keywordtable.h"
#include "metaschema.h"

#include <QSet>

namespace schema {

using document::Node;
using document::Pointer;

namespace {

QString withoutFragment(const QUrl &uri)
{
    return uri.adjusted(QUrl::RemoveFragment).toString(QUrl::FullyEncoded);
}

/** Of a key that is there twice the first one counts, as for pointers. */
bool isRepeated(const QByteArray &key, QSet<QByteArray> &seen)
{
    const qsizetype before = seen.size();
    seen.insert(key);
    return seen.size() == before;
}

/** QUrl does not resolve fragments against the opaque paths of URNs. */
QUrl resolved(const QUrl &base, const QString &reference)
{
    if (reference.startsWith(u'#')) {
        QUrl uri = base;
        uri.setFragment(reference.sliced(1), QUrl::TolerantMode);
        return uri;
    }
    return base.resolved(QUrl(reference, QUrl::TolerantMode));
}

} // namespace

/** One document while its resources are read. */
struct SchemaDocuments::Reading {
    QString address;
    bool isSchema = true; ///< Otherwise all members can have schemas below.
    QList<QByteArray> tokens;
};

Target SchemaDocuments::at(const SchemaPlace &place)
{
    const Resource *root = open(place.address);
    return root ? below(*root, place.pointer) : Target();
}

Target SchemaDocuments::resolve(const Resource &base, const QString &reference)
{
    const QUrl uri = resolved(base.uri, reference);
    const QString address = withoutFragment(uri);
    const Resource *resource = m_byUri.value(address);
    if (!resource)
        resource = open(address);
    return resource ? inResource(*resource, uri.fragment(QUrl::FullyDecoded)) : Target();
}

Target SchemaDocuments::component(const Resource &base, const QByteArray &name)
{
    return at(m_source.component(base.address, name));
}

const Resource *SchemaDocuments::startingAt(const QString &address, const Pointer &pointer) const
{
    return m_byPlace.value({address, pointer});
}

const Resource *SchemaDocuments::open(const QString &address)
{
    if (const auto known = m_documents.constFind(address); known != m_documents.constEnd())
        return *known;
    std::optional<SchemaDocument> document = m_source.open(address);
    if (!document && address == QLatin1String(MetaSchemaUri))
        document = SchemaDocument{metaSchema().root(), true};
    if (!document || !document->root.exists()) {
        m_documents.insert(address, nullptr);
        return nullptr;
    }
    m_resources.push_back({QUrl(address, QUrl::TolerantMode), address, {}, document->root, {}, {}});
    const Resource *root = &m_resources.back();
    m_documents.insert(address, root);
    m_byUri.insert(address, root);
    m_byPlace.insert({address, {}}, root);
    // In 3.0, nothing but its place names a schema.
    if (m_dialect == Dialect::OpenApi30 || !document->hasNames)
        return root;
    Reading reading{address, document->isSchema, {}};
    if (document->isSchema)
        readSchemas(reading, document->root, root);
    else
        readMembers(reading, document->root, root);
    return root;
}

/** `node` is a schema in `resource`. */
void SchemaDocuments::readSchemas(Reading &reading, const Node &node, const Resource *resource)
{
    if (!node.isMapping())
        return;
    const Pointer pointer(reading.tokens);
    const Node id = node.member("$id");
    if (id.isString() && !id.bytes().startsWith('#')) {
        const QUrl uri = resolved(resource->uri, id.text());
        if (pointer.isRoot()) {
            m_resources.back().uri = uri;
        } else {
            m_resources.push_back({uri, reading.address, pointer, node, {}, {}});
            resource = &m_resources.back();
            m_byPlace.insert({reading.address, pointer}, resource);
        }
        if (!m_byUri.contains(withoutFragment(uri)))
            m_byUri.insert(withoutFragment(uri), resource);
    }
    // The deque keeps its elements in place.
    auto *own = const_cast<Resource *>(resource);
    if (const Node anchor = node.member("$anchor"); anchor.isString())
        own->anchors.insert(anchor.bytes(), {pointer, node});
    if (const Node anchor = node.member("$dynamicAnchor"); anchor.isString()) {
        own->anchors.insert(anchor.bytes(), {pointer, node});
        own->dynamicAnchors.insert(anchor.bytes(), {pointer, node});
    }
    readMembers(reading, node, resource);
}

void SchemaDocuments::readMembers(Reading &reading, const Node &node, const Resource *resource)
{
    const auto readItems = [&](const Node &list, auto read) {
        QSet<QByteArray> names;
        for (qsizetype i = 0; i < list.childCount(); ++i) {
            if (list.isMapping() && isRepeated(list.keyAt(i), names))
                continue;
            reading.tokens.append(list.isMapping() ? list.keyAt(i) : QByteArray::number(i));
            read(list.childAt(i));
            reading.tokens.removeLast();
        }
    };
    QSet<QByteArray> keys;
    const auto readSchema = [&](const Node &child) { readSchemas(reading, child, resource); };
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const QByteArray key = node.isMapping() ? node.keyAt(i) : QByteArray::number(i);
        const Node child = node.childAt(i);
        const Below below = node.isMapping() ? belowKeyword(key) : Below::Nothing;
        if (below == Below::Data || (node.isMapping() && isRepeated(key, keys)))
            continue;
        reading.tokens.append(key);
        if (below == Below::Schema)
            readSchema(child);
        else if (below == Below::ListOfSchemas || below == Below::MapOfSchemas)
            readItems(child, readSchema);
        else if (!reading.isSchema)
            readSchemas(reading, child.isMapping() ? child : Node(), resource);
        if (below == Below::Nothing && !reading.isSchema && child.isSequence())
            readMembers(reading, child, resource);
        reading.tokens.removeLast();
    }
}

Target SchemaDocuments::inResource(const Resource &resource, const QString &fragment) const
{
    if (fragment.isEmpty())
        return {&resource, resource.pointer, resource.node};
    if (fragment.startsWith(u'/')) {
        const auto pointer = Pointer::parse(fragment);
        return pointer ? below(resource, *pointer) : Target();
    }
    const auto found = resource.anchors.constFind(fragment.toUtf8());
    if (found == resource.anchors.constEnd())
        return {};
    return {&resource, found->first, found->second, resource.dynamicAnchors.contains(fragment.toUtf8())};
}

/** The node at `pointer` below the start of the resource; it can be in another resource inside. */
Target SchemaDocuments::below(const Resource &resource, const Pointer &pointer) const
{
    Target target{&resource, resource.pointer, resource.node};
    for (const QByteArray &token : pointer.tokens()) {
        target.node = target.node.at(Pointer{token}).resolved();
        target.pointer = target.pointer.child(token);
        if (!target.node.exists())
            return {};
        if (const Resource *inner = startingAt(resource.address, target.pointer))
            target.resource = inner;
    }
    return target;
}

} // namespace schema
