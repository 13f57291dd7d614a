#pragma once

#include "referenceresolver.h"
#include "value.h"

#include <functional>

namespace requests {

/** Looks up schemas inside schemas: through references, `allOf`, `oneOf` and `anyOf`. All lookups of one request share
 * MaximumLookups. */
class SchemaLook final
{
public:
    explicit SchemaLook(openapi::ReferenceResolver &resolver)
        : m_resolver(resolver)
    {}

    /** Tells whether a value fits the schema at a place. */
    using Judge = std::function<bool(const document::Value &, const openapi::Place &)>;

    /** Sets what decides between the values that a text can mean for a schema, such as a number and a text. */
    void setJudge(const Judge &judge) { m_judge = judge; }
    /** Returns whether a value fits the schema at a place; std::nullopt without a judge. */
    [[nodiscard]] std::optional<bool> fits(const document::Value &value, const openapi::Place &schema) const
    {
        return m_judge ? std::optional(m_judge(value, schema)) : std::nullopt;
    }

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

    /** Returns the names of the properties of a schema and of its parts, each once, in the order of the document. */
    [[nodiscard]] QList<QByteArray> propertyNames(const openapi::Place &schema);
    /** Returns the names that `required` lists in a schema and in its parts. */
    [[nodiscard]] QList<QByteArray> required(const openapi::Place &schema);
    /** Returns the place of the schema of properties that have none of their own. */
    [[nodiscard]] std::optional<openapi::Place> additionalProperties(const openapi::Place &schema);
    /** Returns the types that `type` lists. */
    [[nodiscard]] QList<QByteArray> types(const openapi::Place &schema);

private:
    /** Receives a schema; returns a place to end the search. */
    template<typename Find>
    std::optional<openapi::Place> search(const openapi::Place &schema, const Find &find, int depth = 0);

    openapi::ReferenceResolver &m_resolver;
    Judge m_judge;
    int m_lookups = 0;
};

} // namespace requests
