#pragma once

#include "schemasource.h"
#include "validation.h"

#include <QHash>
#include <QUrl>

#include <deque>

namespace schema {

/** A schema resource: a schema with a URI of its own, by `$id` or because it is the root of a document. */
struct Resource {
    QUrl uri;
    QString address; ///< The address of the document that has the resource.
    document::Pointer pointer;
    document::Node node;
    QHash<QByteArray, std::pair<document::Pointer, document::Node>> anchors;
    QHash<QByteArray, std::pair<document::Pointer, document::Node>> dynamicAnchors;
};

/** The schema that a reference refers to. */
struct Target {
    const Resource *resource = nullptr; ///< The resource that has the schema; null if there is no such schema.
    document::Pointer pointer;
    document::Node node;
    bool isDynamic = false; ///< True if a dynamic anchor names the schema.
};

/** The documents that contain schemas and the schema resources in them, read when they are needed. */
class SchemaDocuments final
{
public:
    SchemaDocuments(SchemaSource &source, Dialect dialect)
        : m_source(source)
        , m_dialect(dialect)
    {}

    /** Returns the schema at a place of a document, named by the address of the document rather than by a URI. */
    [[nodiscard]] Target at(const SchemaPlace &place);
    /** Resolves a reference in a schema of the resource `base`, and returns its target. */
    [[nodiscard]] Target resolve(const Resource &base, const QString &reference);
    /** Returns the schema component that a discriminator in a schema of the resource `base` names. */
    [[nodiscard]] Target component(const Resource &base, const QByteArray &name);
    /** Returns the name of a schema component, see SchemaSource::componentName(). */
    [[nodiscard]] QByteArray componentName(const SchemaPlace &place) const { return m_source.componentName(place); }
    /** Returns the schema resource whose root is at this place of a document, or null. */
    [[nodiscard]] const Resource *startingAt(const QString &address, const document::Pointer &pointer) const;

private:
    struct Reading;

    [[nodiscard]] const Resource *open(const QString &address);
    void readSchemas(Reading &reading, const document::Node &node, const Resource *resource);
    void readMembers(Reading &reading, const document::Node &node, const Resource *resource);
    [[nodiscard]] Target inResource(const Resource &resource, const QString &fragment) const;
    [[nodiscard]] Target below(const Resource &resource, const document::Pointer &pointer) const;

    SchemaSource &m_source;
    Dialect m_dialect;
    std::deque<Resource> m_resources;
    QHash<QString, const Resource *> m_byUri; ///< The resources by their URIs without a fragment.
    /** The resources of the roots of documents by address; null for documents that are not available. */
    QHash<QString, const Resource *> m_documents;
    QHash<SchemaPlace, const Resource *> m_byPlace;
};

} // namespace schema
