#pragma once

#include "finding.h"
#include "node.h"

#include <optional>

namespace schema {

/** A document that contains schemas. */
struct SchemaDocument {
    document::Node root;
    /** True if the root is a schema; otherwise schemas are inside of it, as in an OpenAPI document. */
    bool isSchema = true;
    /** False if it is known that no schema of the document has `$id`, `$anchor` or `$dynamicAnchor`, so that the
     * document is not searched for them. */
    bool hasNames = true;
};

/** Provides the documents that schemas refer to. */
class SchemaSource
{
public:
    virtual ~SchemaSource() = default;
    /**
     * Returns the document with this absolute URI, which has no fragment; std::nullopt if it is not available: the
     * validator then reports the reference, and the instance is not valid.
     */
    [[nodiscard]] virtual std::optional<SchemaDocument> open(const QString &uri) = 0;

    /** Returns the place of the schema component that a discriminator in the document with this URI names, whether the
     * component exists or not. By default it is in the same document. */
    [[nodiscard]] virtual SchemaPlace component(const QString &uri, const QByteArray &name) const
    {
        return {uri, document::Pointer{"components", "schemas", name}};
    }
    /** Returns the name of the schema component at a place, or an empty name if the place is not that of a component.
     * By default these are the places in `components/schemas` of a document. */
    [[nodiscard]] virtual QByteArray componentName(const SchemaPlace &place) const
    {
        const auto &tokens = place.pointer.tokens();
        const bool isComponent = tokens.size() == 3 && tokens[0] == "components" && tokens[1] == "schemas";
        return isComponent ? tokens.last() : QByteArray();
    }
};

} // namespace schema
