#pragma once

#include "evaluator.h"

namespace schema {

/**
 * The schemas that apply to an object: the one that the validation started with or that its parents have for it, and
 * those that keywords for the same value, such as `allOf` and `$ref`, add to it. Of alternatives, the one that is being
 * evaluated applies, otherwise those that the object fits.
 */
class AppliedSchemas final
{
public:
    /** For an object that `evaluator` is evaluating against `schema`. Both must live longer than this object. */
    AppliedSchemas(Evaluator &evaluator, CompiledSchema &schema, const Instance &object)
        : m_evaluator(evaluator)
        , m_schema(schema)
        , m_object(object)
    {}

    /** Returns true if one of the schemas marks a property of the object as one that messages may lack. */
    [[nodiscard]] bool isUnsent(const QByteArray &name);
    /** Returns true if the schema itself marks it, whatever other schemas do. */
    [[nodiscard]] bool isUnsentHere(const QByteArray &name) { return isMarkedBy({&m_schema}, name); }

private:
    using Schemas = std::vector<CompiledSchema *>;

    /** How schemas beside the evaluated ones are judged: by evaluating them, or all of them count. */
    enum class Choice { Evaluated, All };

    /** Whether the alternatives of a property's schema are looked at. */
    enum class Depth { WithAlternatives, WithoutAlternatives };

    void collect();
    void collectFor(const Instance &instance, Choice choice);
    void addNext(Schemas &next, CompiledSchema &schema, const Instance &instance, Choice choice);
    void addAlternatives(Schemas &next, const Schemas &alternatives, const Instance &instance, Choice choice);
    void addConditional(Schemas &next, const Combinations &parts, const Instance &instance, Choice choice);
    [[nodiscard]] Schemas schemasOf(const Instance &child);
    void addProperty(Schemas &schemas, const CompiledSchema &schema, const Instance &object, const QByteArray &name);
    [[nodiscard]] bool isMarkedBy(const Schemas &schemas, const QByteArray &name);
    [[nodiscard]] bool isOneMarked(Schemas next, Depth depth);
    [[nodiscard]] bool areAllMarked(const Schemas &alternatives);
    [[nodiscard]] bool isEvaluated(CompiledSchema *schema, const Instance &instance) const;
    /** Compiles a schema. Returns false if it can't be used or no steps are left. */
    bool open(CompiledSchema &schema, const Instance &instance);

    Evaluator &m_evaluator;
    CompiledSchema &m_schema;
    const Instance &m_object;
    QHash<const Instance *, QSet<CompiledSchema *>>
        m_evaluated;   ///< The schemas that are being evaluated, by their instances.
    Schemas m_applied; ///< The schemas that apply to the value that is looked at, at last the object.
    bool m_isCollected = false;
};

} // namespace schema
