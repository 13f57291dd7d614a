#pragma once

#include "componentplan.h"
#include "operationshape.h"
#include "validation.h"

namespace inference {

/** Writes shapes as schemas of a dialect: with types, properties, `required`, `items` and `format`, and no value. */
class ShapeWriter final
{
public:
    /** `components` must live longer than the writer. */
    ShapeWriter(const ComponentPlan &components, schema::Dialect dialect)
        : m_components(components)
        , m_dialect(dialect)
    {}

    /** Returns a reference for an object that is a component, or the schema itself. */
    [[nodiscard]] document::Value schemaOf(const ValueShape &shape) const;
    /** Returns the schema of a component. */
    [[nodiscard]] document::Value componentOf(const ValueShape &shape) const;
    [[nodiscard]] document::Value schemaOf(const TextShape &shape) const;
    /** Returns the schema of a form. */
    [[nodiscard]] document::Value schemaOfForm(const ContentShape &content) const;

private:
    using Members = QList<document::Value::Member>;
    [[nodiscard]] Members keywordsOf(const ObjectShape &object) const;
    [[nodiscard]] Members keywordsOf(quint8 type, const ValueShape &shape) const;
    [[nodiscard]] document::Value inlineSchema(const ValueShape &shape) const;
    [[nodiscard]] document::Value schema30(const QList<quint8> &types, const ValueShape &shape) const;
    [[nodiscard]] document::Value schemaOf(const FieldShape &field) const;

    const ComponentPlan &m_components;
    schema::Dialect m_dialect;
};

} // namespace inference
