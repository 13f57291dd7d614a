#pragma once

#include "schemasource.h"
#include "validation.h"

#include <QHash>
#include <QUrl>

#include <deque>

namespace schema {

/** A schema with a URI of its own, by `$id` or because it is the root of a document. */
struct Resource {
    QUrl uri;
    QString address; ///< Of the document.
    document::Pointer pointer;
    document::Node node;
    QHash<QByteArray, std::pair<document::Pointer, document::Node>> anchors;
    QHash<QByteArray, std::pair<document::Pointer, document::Node>> dynamicAnchors;
};

/** A schema that a reference leads to. */
struct Target {
    const Resource *resource = nullptr; ///< Null: there is none.
    document::Pointer pointer;
    document::Node node;
    bool isDynamic = false; ///< By a dynamic anchor.
};

/** The documents of schemas and the resources in them, read when they are needed. */
class SchemaDocuments final
{
public:
    SchemaDocuments(SchemaSource &source, Dialect dialect)
        : m_source(source)
        , m_dialect(dialect)
    {}

    /** The schema at a place of a document, named by its address rather than by a URI. */
    [[nodiscard]] Target at(const SchemaPlace &place);
    /** Follows a reference in a schema of that resource. */
    [[nodiscard]] Target resolve(const Resource &base, const QString &reference);
    /** The resource that starts at this node, or null. */
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
    QHash<QString, const Resource *> m_byUri;     ///< Without a fragment.
    QHash<QString, const Resource *> m_documents; ///< By address; null for those that are not available.
    QHash<SchemaPlace, const Resource *> m_byPlace;
};

} // namespace schema
