#pragma once

#include "compiledschema.h"
#include "instance.h"

#include <QSet>

namespace schema {

/** What keywords beside and below a schema have looked at, for `unevaluatedProperties` and `unevaluatedItems`. */
struct Evaluated {
    QSet<QByteArray> members;
    QSet<qsizetype> items;
    bool allItems = false;

    void add(const Evaluated &other);
};

/** One validation. */
class Evaluation final
{
public:
    Evaluation(Compiler &compiler, SchemaDocuments &documents, const Options &options)
        : m_compiler(compiler)
        , m_documents(documents)
        , m_options(options)
        , m_stepsLeft(options.limits.steps)
    {}

    [[nodiscard]] Outcome run(CompiledSchema &schema, const document::Node &instance);

private:
    /** Where findings go: null while an alternative is tried. */
    using Sink = Findings *;

    bool evaluate(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool evaluateKeywords(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool evaluateReferences(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool evaluateTarget(CompiledSchema &target, const Instance &instance, Evaluated *evaluated, Sink sink,
                        const CompiledSchema &from);
    [[nodiscard]] CompiledSchema *dynamicTarget(const CompiledSchema &schema);
    bool checkGeneral(const CompiledSchema &schema, const Instance &instance, Sink sink);
    bool checkNumber(const CompiledSchema &schema, const Instance &instance, Sink sink);
    bool checkText(const CompiledSchema &schema, const Instance &instance, Sink sink);
    bool checkList(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool checkContains(const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool checkUnique(const CompiledSchema &schema, const Instance &instance, Sink sink);
    bool checkObject(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool checkMember(const CompiledSchema &schema, const Instance &member, Evaluated *evaluated, Sink sink);
    bool checkDependents(const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool checkCombinations(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool checkAlternatives(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool checkUnevaluatedItems(const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink);
    bool checkUnevaluatedMembers(const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
                                 Sink sink);
    /** False if the matcher takes too long, with a finding. */
    bool matches(const CompiledSchema &schema, const Pattern &pattern, const Instance &instance, QByteArrayView text,
                 bool *isMatch);

    /** Notes that a keyword is broken. Always false. */
    bool fail(const CompiledSchema &schema, const Instance &instance, const char *keyword, Sink sink,
              const QStringList &arguments = {});
    /** Ends the validation at a limit, with a finding whatever is being tried. Always false. */
    bool stop(const CompiledSchema &schema, const Instance &instance, const char *limit,
              const QStringList &arguments = {});
    [[nodiscard]] bool isOver(Sink sink) const;

    Compiler &m_compiler;
    SchemaDocuments &m_documents;
    const Options &m_options;
    int m_stepsLeft;
    int m_depth = 0;
    bool m_isStopped = false;
    std::optional<Finding> m_stoppedBy;
    QList<const Resource *> m_scope; ///< Resources around the schema, outermost first.
    QSet<std::pair<const CompiledSchema *, const Instance *>> m_following;
};

} // namespace schema
