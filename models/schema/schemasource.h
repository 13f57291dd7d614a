#pragma once

#include "node.h"

#include <QString>

#include <optional>

namespace schema {

/** A document that schemas are in. */
struct SchemaDocument {
    document::Node root;
    bool isSchema = true; ///< The root is a schema. Otherwise schemas are somewhere in it, as in an OpenAPI document.
};

/** Gives the documents that schemas refer to. */
class SchemaSource
{
public:
    virtual ~SchemaSource() = default;
    /** The document with this absolute URI, which has no fragment. Nothing if it is not available: the validator then
     * reports the reference, and the instance is not valid. */
    [[nodiscard]] virtual std::optional<SchemaDocument> open(const QString &uri) = 0;
};

} // namespace schema
