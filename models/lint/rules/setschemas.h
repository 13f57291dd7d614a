#pragma once

#include "documentset.h"
#include "schemasource.h"

namespace lint {

/** The URI by which schemas refer to a document. */
[[nodiscard]] QString uriOf(const QString &address);

/** The documents of a set as documents of schemas. */
class SetSchemas final : public schema::SchemaSource
{
public:
    /** Of documents that state a version of OpenAPI, the root is not a schema; of the others it can be. */
    enum class Roots { Documents, Schemas };

    SetSchemas(const openapi::DocumentSet &set, Roots roots)
        : m_roots(roots)
    {
        for (const openapi::ReferencedDocumentPtr &document : set.documents())
            add(*document);
    }

    void add(const openapi::ReferencedDocument &document) { add(document.address(), document.snapshot().root()); }
    void add(const QString &address, const document::Node &root) { m_nodes.insert(uriOf(address), root); }
    [[nodiscard]] std::optional<schema::SchemaDocument> open(const QString &uri) override;
    [[nodiscard]] document::Node nodeAt(const QString &uri, const document::Pointer &pointer) const
    {
        return m_nodes.value(uri).at(pointer);
    }

private:
    Roots m_roots;
    QHash<QString, document::Node> m_nodes;
};

} // namespace lint
