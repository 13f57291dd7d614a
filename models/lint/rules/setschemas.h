#pragma once

#include "documentset.h"
#include "schemasource.h"

namespace lint {

/** Returns the URI by which schemas refer to the document with this address. */
[[nodiscard]] QString uriOf(const QString &address);

/** A schema source with the documents of a set, for the schema validator. */
class SetSchemas final : public schema::SchemaSource
{
public:
    /** Whether the root of a document can be a schema. Documents: never. Schemas: only if the document does not state a
     * version of OpenAPI. */
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

private:
    Roots m_roots;
    QHash<QString, document::Node> m_nodes;
};

} // namespace lint
