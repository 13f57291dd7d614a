#pragma once

#include "comparison.h"
#include "compiledschema.h"
#include "instance.h"

#include <QSet>

namespace schema {

/**
 * The members and items of a value that the keywords of a schema, and of schemas applied to the same value, have
 * evaluated; needed for `unevaluatedProperties` and `unevaluatedItems`.
 */
struct Evaluated {
    QSet<QByteArray> members;
    QSet<qsizetype> items;
    bool allItems = false;

    void add(const Evaluated &other);
};

/** The list to which findings are added; null while an alternative is tried, whose findings are not needed. */
using Sink = Findings *;

/**
 * The interface of a validation for the checks of keywords: its limits, its findings, and the evaluation of subschemas.
 */
class Evaluator
{
public:
    Q_DISABLE_COPY_MOVE(Evaluator)

    /**
     * Checks a value against a schema and returns whether it is valid. Adds the members and items that the schema
     * evaluates to `evaluated` if it is not null.
     */
    virtual bool evaluate(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink) = 0;
    /** Returns true if a value that is being evaluated also fits `schema`, to find out which schemas apply to it. */
    virtual bool fits(CompiledSchema &schema, const Instance &instance) = 0;
    /** Returns true if a value that is being evaluated also fits `schema` without any property being left out. */
    bool fitsStrictly(CompiledSchema &schema, const Instance &instance);
    /** Returns the targets of the schema's references that are available. */
    [[nodiscard]] virtual std::vector<CompiledSchema *> targetsOf(CompiledSchema &schema) = 0;

    /**
     * Returns true if a value is valid against a schema even though no property is left out, for conditions, where a
     * value that fits can make more values invalid.
     */
    bool evaluateStrictly(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated);
    /** The properties that are left out here; none in conditions. */
    [[nodiscard]] Unsent unsent() const { return m_isStrict ? Unsent() : m_unsent; }
    /** A schema that is being evaluated on a value. */
    struct Frame {
        CompiledSchema *schema = nullptr;
        const Instance *instance = nullptr;
    };
    /** The schemas that are being evaluated, outermost first. */
    [[nodiscard]] const QList<Frame> &frames() const { return m_frames; }
    /** True inside of fits(). */
    [[nodiscard]] bool isSearching() const { return m_searches > 0; }
    void compile(CompiledSchema &schema) { m_compiler.compile(schema); }

    [[nodiscard]] const Options &options() const { return m_options; }
    /** Returns true if a value is a text with Options::unknownText. */
    [[nodiscard]] bool isUnknown(const Instance &instance) const
    {
        return !m_options.unknownText.isEmpty() && !instance.isName && isUnknownText(instance.node);
    }
    /** Returns true if a value is or contains a text with Options::unknownText, so that comparisons of the whole value
     * say nothing. Takes a step for each value. */
    [[nodiscard]] bool hasUnknown(const Instance &instance)
    {
        return !m_options.unknownText.isEmpty() && !instance.isName && hasUnknownText(instance.node);
    }
    /** True for the schema `false`. A value that it forbids gets a finding of the enclosing keyword. */
    [[nodiscard]] bool isFalse(CompiledSchema &schema);
    /** The state of comparisons of values, for `enum`, `const` and `uniqueItems`. */
    [[nodiscard]] Comparison &comparison() { return m_comparison; }
    /** Adds a finding that the instance breaks a keyword. Always returns false, so that a check can return the call. */
    bool fail(const CompiledSchema &schema, const Instance &instance, const char *keyword, Sink sink,
              const QStringList &arguments = {});
    /**
     * Ends the validation because a limit was met, with a finding even while an alternative is tried. Always returns
     * false, so that a check can return the call.
     */
    bool stop(const CompiledSchema &schema, const Instance &instance, const char *limit,
              const QStringList &arguments = {});
    /**
     * Leaves out a schema that can't be used, such as one with a malformed keyword or a reference to nothing: the
     * validation goes on with other places, and at its end the first place is a finding. Ends the validation as stop()
     * does where the verdict decides between alternatives. Returns true if the validation goes on.
     */
    bool leaveOut(const CompiledSchema &schema, const Instance &instance, const Evaluated *evaluated, Sink sink,
                  const char *reason, const QStringList &arguments);
    /**
     * Takes steps for work that grows with the value. Returns false, and ends the validation, if there are not enough
     * left.
     */
    bool take(qint64 steps, const CompiledSchema &schema, const Instance &instance);
    /**
     * Must follow a comparison, which takes its own steps. Returns false, and ends the validation, if no steps are left
     * or an object has two members with the same name.
     */
    bool finishComparison(const CompiledSchema &schema, const Instance &instance);
    /**
     * Sets `isMatch` to whether the text matches the pattern. Returns false, and ends the validation, if the matcher
     * takes too long.
     */
    bool match(const CompiledSchema &schema, const Pattern &pattern, const Instance &instance, QByteArrayView text,
               bool *isMatch);
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    /** True if no further findings are needed after a failure. */
    [[nodiscard]] bool isOver(Sink sink) const;

protected:
    /** Makes isSearching() true. */
    class SearchScope final
    {
    public:
        explicit SearchScope(Evaluator &evaluator)
            : m_evaluator(evaluator)
        {
            ++m_evaluator.m_searches;
        }
        ~SearchScope() { --m_evaluator.m_searches; }
        Q_DISABLE_COPY_MOVE(SearchScope)

    private:
        Evaluator &m_evaluator;
    };

    Evaluator(Compiler &compiler, const Options &options, Unsent unsent)
        : m_compiler(compiler)
        , m_options(options)
        , m_unsent(unsent)
        , m_comparison{options.limits.steps}
    {}
    ~Evaluator() = default;

    [[nodiscard]] Compiler &compiler() { return m_compiler; }
    void push(const Frame &frame) { m_frames.append(frame); }
    void pop() { m_frames.removeLast(); }
    [[nodiscard]] const std::optional<Finding> &stoppedBy() const { return m_stoppedBy; }
    [[nodiscard]] const std::optional<Finding> &unchecked() const { return m_unchecked; }

private:
    [[nodiscard]] bool isUnknownText(const document::Node &node) const;
    [[nodiscard]] bool hasUnknownText(const document::Node &node);

    Compiler &m_compiler;
    const Options &m_options;
    Unsent m_unsent;
    bool m_isStrict = false;
    int m_searches = 0;
    QList<Frame> m_frames;
    Comparison m_comparison; ///< The state of comparisons, which also has the steps that the validation has left.
    bool m_isStopped = false;
    std::optional<Finding> m_stoppedBy;
    std::optional<Finding> m_unchecked; ///< The first place that leaveOut() left out.
};

} // namespace schema
