#pragma once

#include "demands.h"
#include "effort.h"
#include "sampleoptions.h"
#include "value.h"

namespace schema {

/** A value that is to be made. */
struct Wish {
    std::vector<CompiledSchema *> schemas; ///< That it has to fit, all of them.
    bool isOptional = false;               ///< Nothing is better than a value that contains its own schema again.
    int variant = 0;                       ///< Others than 0 make another value.
    QList<document::Value> hints = {};     ///< To be tried first.
};

/** Makes values for schemas, those inside objects and lists too. */
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

    /** Nothing if there is none, or none was found within the limits. */
    [[nodiscard]] virtual std::optional<document::Value> make(const Wish &wish) = 0;

    [[nodiscard]] Demands demandsOf(const std::vector<CompiledSchema *> &schemas, Picks &picks) const
    {
        return DemandFinder(m_compiler, m_documents).demandsOf(schemas, picks);
    }

    [[nodiscard]] SchemaDocuments &documents() const { return m_documents; }
    [[nodiscard]] const SampleOptions &options() const { return m_options; }
    [[nodiscard]] const Effort &effort() const { return m_effort; }
    /** The steps that are left for texts that match patterns. */
    [[nodiscard]] qint64 &textSteps() { return m_textSteps; }

protected:
    [[nodiscard]] Compiler &compiler() const { return m_compiler; }

private:
    Compiler &m_compiler;
    SchemaDocuments &m_documents;
    SampleOptions m_options;
    Effort m_effort;
    qint64 m_textSteps = m_effort.textSteps;
};

} // namespace schema
