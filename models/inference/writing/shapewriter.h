#pragma once

#include "componentplan.h"
#include "operationshape.h"
#include "validation.h"

namespace inference {

/** Which properties schemas require: those that all values had, or none, because few values were seen. */
enum class Requirement { SeenInAll, None };

/** Writes shapes as schemas of a dialect: with types, properties, `required`, `items` and `format`, and no value. */
class ShapeWriter final
{
public:
    /** `components` must live longer than the writer. */
    ShapeWriter(const ComponentPlan &components, schema::Dialect dialect,
                Requirement requirement = Requirement::SeenInAll)
        : m_components(components)
        , m_dialect(dialect)
        , m_requirement(requirement)
    {}

    /** Returns whether something is required that `count` of `all` messages or objects had. */
    [[nodiscard]] bool isRequired(qint64 count, qint64 all) const
    {
        return count == all && m_requirement == Requirement::SeenInAll;
    }
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
    Requirement m_requirement;
};

} // namespace inference
