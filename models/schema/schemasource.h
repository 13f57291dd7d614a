#pragma once

#include "node.h"

#include <QString>

#include <optional>

namespace schema {

/** A document that contains schemas. */
struct SchemaDocument {
    document::Node root;
    /** True if the root is a schema; otherwise schemas are inside of it, as in an OpenAPI document. */
    bool isSchema = true;
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
};

} // namespace schema
