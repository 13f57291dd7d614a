#pragma once

#include "demands.h"
#include "effort.h"
#include "sampleoptions.h"
#include "value.h"

namespace schema {

/** A value that is to be made: the schemas that it has to fit, and how to choose it. */
struct Wish {
    std::vector<CompiledSchema *> schemas; ///< The schemas that the value has to fit, all of them.
    /** True if the value is rather left out than made with its own schema inside of it again. */
    bool isOptional = false;
    int variant = 0;                   ///< The number of the variant; values other than 0 make another value.
    QList<document::Value> hints = {}; ///< Values that are tried first.
};

/** The interface that makes values for schemas, also for values inside of objects and lists. */
class ValueMaker
{
public:
    ValueMaker(Compiler &compiler, SchemaDocuments &documents, const SampleOptions &options, const Effort &effort)
        : m_compiler(compiler)
        , m_documents(documents)
        , m_options(options)
        , m_effort(effort)
    {}
    virtual ~ValueMaker() = default;

    /** Returns true if the value fits the schemas, or if there is no effort left to find out. */
    [[nodiscard]] virtual bool fits(const std::vector<CompiledSchema *> &schemas, const document::Value &value) = 0;

    /** Makes a value. Returns std::nullopt if no value fits the schemas, or none was found within the limits. */
    [[nodiscard]] virtual std::optional<document::Value> make(const Wish &wish) = 0;

    [[nodiscard]] Demands demandsOf(const std::vector<CompiledSchema *> &schemas, Picks &picks, Negation negation)
    {
        return DemandFinder(m_compiler, m_documents, m_opposites, m_textSteps).demandsOf(schemas, picks, negation);
    }

    [[nodiscard]] SchemaDocuments &documents() const { return m_documents; }
    [[nodiscard]] const SampleOptions &options() const { return m_options; }
    [[nodiscard]] const Effort &effort() const { return m_effort; }
    /** The number of steps that are left for texts that match patterns. */
    [[nodiscard]] qint64 &textSteps() { return m_textSteps; }

protected:
    [[nodiscard]] Compiler &compiler() const { return m_compiler; }

private:
    Compiler &m_compiler;
    SchemaDocuments &m_documents;
    SampleOptions m_options;
    Effort m_effort;
    Opposites m_opposites{m_compiler, m_documents, m_effort.opposites};
    qint64 m_textSteps = m_effort.textSteps;
};

} // namespace schema
