#pragma once

#include "comparison.h"
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

/** Where findings go: null while an alternative is tried. */
using Sink = Findings *;

/** What the keywords of one validation share: its limits, its findings, and the way to the schemas below them. */
class Evaluator
{
public:
    Q_DISABLE_COPY_MOVE(Evaluator)

    /** Checks a value against a schema. What the schema looks at is added to `evaluated` if it is not null. */
    virtual bool evaluate(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink) = 0;

    [[nodiscard]] const Options &options() const { return m_options; }
    /** True for the schema `false`, which has findings of the keyword around it. */
    [[nodiscard]] bool isFalse(CompiledSchema &schema);
    /** Compares values, for `enum`, `const` and `uniqueItems`. */
    [[nodiscard]] Comparison &comparison() { return m_comparison; }
    /** Notes that a keyword is broken. Always false. */
    bool fail(const CompiledSchema &schema, const Instance &instance, const char *keyword, Sink sink,
              const QStringList &arguments = {});
    /** Ends the validation at a limit, with a finding whatever is being tried. Always false. */
    bool stop(const CompiledSchema &schema, const Instance &instance, const char *limit,
              const QStringList &arguments = {});
    /** Takes steps for work that grows with the value. False if there are not enough, and the validation ends. */
    bool take(qint64 steps, const CompiledSchema &schema, const Instance &instance);
    /** The same after comparisons, which take theirs themselves. */
    bool finishComparison(const CompiledSchema &schema, const Instance &instance);
    /** Sets `isMatch`. False if the matcher takes too long, and the validation ends. */
    bool match(const CompiledSchema &schema, const Pattern &pattern, const Instance &instance, QByteArrayView text,
               bool *isMatch);
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    /** True if nothing more has to be found after a failure. */
    [[nodiscard]] bool isOver(Sink sink) const;

protected:
    Evaluator(Compiler &compiler, const Options &options)
        : m_compiler(compiler)
        , m_options(options)
        , m_comparison{options.limits.steps}
    {}
    ~Evaluator() = default;

    [[nodiscard]] Compiler &compiler() { return m_compiler; }
    [[nodiscard]] const std::optional<Finding> &stoppedBy() const { return m_stoppedBy; }

private:
    Compiler &m_compiler;
    const Options &m_options;
    Comparison m_comparison; ///< Has the steps that are left.
    bool m_isStopped = false;
    std::optional<Finding> m_stoppedBy;
};

} // namespace schema
