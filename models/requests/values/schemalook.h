#pragma once

#include "referenceresolver.h"

namespace requests {

/** Looks up schemas inside schemas: through references, `allOf`, `oneOf` and `anyOf`. All lookups of one request share
 * MaximumLookups. */
class SchemaLook final
{
public:
    explicit SchemaLook(openapi::ReferenceResolver &resolver)
        : m_resolver(resolver)
    {}

    /** Allows MaximumLookups more. */
    void begin() { m_lookups = 0; }

    /** Returns the schema at a place, after following its references. */
    [[nodiscard]] openapi::SetResolution at(const openapi::Place &schema);
    /** Returns the place of the schema of a property, or std::nullopt if no schema names the property. */
    [[nodiscard]] std::optional<openapi::Place> property(const openapi::Place &schema, const QByteArray &name);
    /** Returns the place of the schema of an array's item. */
    [[nodiscard]] std::optional<openapi::Place> item(const openapi::Place &schema, qsizetype index);
    /** Returns the value of a keyword of a schema or of one of its parts. */
    [[nodiscard]] document::Node keyword(const openapi::Place &schema, QByteArrayView name);

private:
    /** Receives a schema; returns a place to end the search. */
    template<typename Find>
    std::optional<openapi::Place> search(const openapi::Place &schema, const Find &find, int depth = 0);

    openapi::ReferenceResolver &m_resolver;
    int m_lookups = 0;
};

} // namespace requests
