#pragma once

#include "evaluator.h"

namespace schema {

/**
 * One validation of an instance: evaluates the schema with its subschemas on the instance and the values inside of it,
 * and follows references.
 */
class Evaluation final : public Evaluator
{
public:
    Evaluation(Compiler &compiler, SchemaDocuments &documents, const Options &options, Unsent unsent)
        : Evaluator(compiler, options, unsent)
        , m_documents(documents)
    {}

    [[nodiscard]] Outcome run(CompiledSchema &schema, const document::Node &instance);

    bool evaluate(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink) override;
    bool fits(CompiledSchema &schema, const Instance &instance) override;
    [[nodiscard]] std::vector<CompiledSchema *> targetsOf(CompiledSchema &schema) override;

private:
    bool checkMembers(const CompiledSchema &schema, const Instance &instance);
    bool evaluateKeywords(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool evaluateReferences(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool evaluateTarget(CompiledSchema &target, const Instance &instance, Evaluated *evaluated, Sink sink,
                        const CompiledSchema &from);
    [[nodiscard]] CompiledSchema *dynamicTarget(const CompiledSchema &schema);

    SchemaDocuments &m_documents;
    int m_depth = 0;
    QList<const Resource *> m_scope; ///< The resources that enclose the schema, outermost first.
    QSet<std::pair<const CompiledSchema *, const Instance *>> m_following;
};

} // namespace schema
